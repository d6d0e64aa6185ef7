/// The head of an HTTP/1.1 request, as far as a signpost needs it.
struct Request {
  let method: Substring
  /// The link that is asked for, host included.
  let link: String

  /// Reads a head, or nil where it is none.
  ///
  /// - Note: RFC 9112, sections 3 and 3.2: three words, and exactly one host.
  init?(head: String) {
    let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
    guard let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false),
      words.count == 3, words[2].hasPrefix("HTTP/1."), !words[0].isEmpty
    else { return nil }
    let hosts = lines.dropFirst().compactMap { line -> Substring? in
      guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == "host" else {
        return nil
      }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      return value.prefix { $0 != " " && $0 != "\t" }
    }
    guard hosts.count == 1 else { return nil }
    method = words[0]
    // A proxy asks with the whole link, everybody else with what follows the host.
    link = words[1].hasPrefix("/") ? "http://\(hosts[0])\(words[1])" : String(words[1])
  }
}
