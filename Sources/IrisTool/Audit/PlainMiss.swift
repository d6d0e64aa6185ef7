/// The shape of a link that holds nothing but what a URL may hold, taken from its bytes.
///
/// It says what ``MissTree/labels(of:)`` says, several times quicker: nearly every line of a log is
/// such a link, and a log of misses is all lines.
package struct PlainMiss {
  /// The origin, the segments with what varies made alike, and the names of the items.
  package let labels: [String]

  /// Takes the shape, or returns nil where the line needs the long way.
  package init?(_ line: String) {
    guard let labels = Self.labels(Array(line.utf8)) else { return nil }
    self.labels = labels
  }

  private static func labels(_ bytes: [UInt8]) -> [String]? {
    for byte in bytes where !isPlain(byte) { return nil }
    let end = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.count
    let queryMark = bytes[..<end].firstIndex(of: UInt8(ascii: "?"))
    let pathEnd = queryMark ?? end
    var index = 0
    var origin: [UInt8] = []
    if let colon = bytes[..<pathEnd].firstIndex(of: UInt8(ascii: ":")), isScheme(bytes[..<colon]) {
      origin += bytes[...colon].map(lowered)
      index = colon + 1
    }
    if index + 1 < pathEnd, bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == bytes[index] {
      let start = index + 2
      index = bytes[start..<pathEnd].firstIndex(of: UInt8(ascii: "/")) ?? pathEnd
      // User information, ports and addresses in brackets take the long way.
      let authority = bytes[start..<index]
      if authority.contains(where: { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ":") }) {
        return nil
      }
      origin += [UInt8(ascii: "/"), UInt8(ascii: "/")]
      origin += authority.map(lowered)
    }
    var labels = [String(decoding: origin, as: UTF8.self)]
    labels += segmentLabels(bytes[index..<pathEnd])
    if let queryMark {
      var names: Set<String> = []
      for item in bytes[(queryMark + 1)..<end].split(separator: UInt8(ascii: "&")) {
        names.insert(String(decoding: item.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self))
      }
      if !names.isEmpty { labels.append("?" + names.sorted().prefix(8).joined(separator: "&")) }
    }
    return labels
  }

  private static func segmentLabels(_ path: ArraySlice<UInt8>) -> [String] {
    var parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if parts.first?.isEmpty == true { parts.removeFirst() }
    if parts.last?.isEmpty == true, parts.count > 1 { parts.removeLast() }
    var labels = parts.prefix(MissTree.deepest).map { part in
      // Numbers are by far the most frequent of what varies.
      if !part.isEmpty, part.allSatisfy({ (0x30...0x39).contains($0) }) { return ":number" }
      return MissTree.label(String(decoding: part, as: UTF8.self))
    }
    if parts.count > MissTree.deepest { labels.append("**") }
    return labels
  }

  private static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, isLetter(first) else { return false }
    return bytes.allSatisfy {
      isLetter($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "+")
        || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  /// Whether a byte may stand in a URL as it is; brackets and percent signs take the long way.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: ":"), UInt8(ascii: "/"),
      UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "!"),
      UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: "="):
      true
    default: false
    }
  }
}
