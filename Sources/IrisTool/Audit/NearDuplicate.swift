/// A missed link that a route would read but for one slip in its spelling.
///
/// ```swift
/// NearDuplicate.of("https://example.com/Book/42.", in: table)
/// // /book/42 reads as book
/// ```
struct NearDuplicate: Hashable {
  /// What had to be mended, such as "lower case".
  let slip: String
  /// The link as it would be read.
  let link: String
  /// The route that reads it.
  let route: String

  /// Tries the slips people and programs make, one after the other and then all together.
  ///
  /// - Returns: The first mended link a route reads; nil where none is.
  static func of(_ link: String, in table: some LinkTable) -> NearDuplicate? {
    var mended = link
    var slips: [String] = []
    for (slip, mend) in mends {
      let single = mend(link, table.hosts)
      if single != link, let route = table.routeName(for: single) {
        return NearDuplicate(slip: slip, link: single, route: route)
      }
      let next = mend(mended, table.hosts)
      if next != mended { slips.append(slip) }
      mended = next
    }
    guard slips.count > 1, let route = table.routeName(for: mended) else { return nil }
    return NearDuplicate(slip: slips.joined(separator: ", "), link: mended, route: route)
  }

  private typealias Mend = @Sendable (_ link: String, _ hosts: [String]) -> String

  private static let mends: [(slip: String, mend: Mend)] = [
    ("text behind the link", { link, _ in withoutTail(link) }),
    ("other host or scheme", { link, hosts in withHost(of: hosts, link) }),
    ("doubled slash", { link, _ in mapPath(of: link) { collapsingSlashes($0) } }),
    ("escaped twice", { link, _ in link.replacing("%25", with: "%") }),
    ("upper case", { link, _ in mapPath(of: link) { $0.lowercased() } }),
  ]

  /// A full stop, bracket or quote that came along from a sentence.
  private static func withoutTail(_ link: String) -> String {
    var link = link[...]
    while let last = link.last, ".,;:!)>]}\"'”’ ".contains(last) { link.removeLast() }
    return String(link)
  }

  private static func withHost(of hosts: [String], _ link: String) -> String {
    let parts = LinkText(link)
    guard let host = parts.host, parts.scheme == "http" || parts.scheme == "https" else {
      return link
    }
    let bare = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    guard let known = hosts.first(where: { $0 == host || $0 == bare || $0 == "www." + host }) else {
      return link
    }
    return LinkOrigin.host(known).link(to: parts.tail)
  }

  private static func mapPath(of link: String, _ change: (String) -> String) -> String {
    let parts = LinkText(link)
    guard let scheme = parts.scheme, let host = parts.host else { return link }
    return scheme + "://" + host + change(parts.path)
      + String(parts.tail.dropFirst(parts.path.count))
  }

  private static func collapsingSlashes(_ path: String) -> String {
    path.reduce(into: "") { result, character in
      if character != "/" || result.last != "/" { result.append(character) }
    }
  }
}

extension LinkText {
  /// The path with the query and fragment behind it.
  fileprivate var tail: String {
    path + (query.map { "?" + $0 } ?? "") + (fragment.map { "#" + $0 } ?? "")
  }
}
