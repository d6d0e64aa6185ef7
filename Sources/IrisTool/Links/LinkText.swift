/// The parts of a link as written, split as RFC 3986 splits it and never decoded.
///
/// ```swift
/// let link = LinkText("https://Example.com:443/a%2Fb?q=1#top")
/// link.host       // "example.com"
/// link.path       // "/a%2Fb"
/// link.query      // "q=1"
/// ```
///
/// Total: every text splits. Bytes that cannot stand in a URL are escaped, as the system does
/// before it looks at a link.
package struct LinkText: Hashable, Sendable {
  /// The scheme in lower case; nil where the text has none.
  package let scheme: String?
  /// The host in lower case without user info and port; nil where there is no authority.
  package let host: String?
  package let path: String
  /// The text between the first `?` and the fragment; nil where there is no `?`.
  package let query: String?
  /// The text after the first `#`; nil where there is none.
  package let fragment: String?

  package init(_ text: String) {
    // Escaped first: what is left is ASCII, so that no combining mark can hide a delimiter.
    var rest = Substring(PercentEncoding.escapingForeignBytes(text[...]))
    fragment = Self.cutTail(of: &rest, at: "#")
    query = Self.cutTail(of: &rest, at: "?")
    if let colon = rest.firstIndex(of: ":"), Self.isScheme(rest[..<colon]) {
      scheme = rest[..<colon].lowercased()
      rest = rest[rest.index(after: colon)...]
    } else {
      scheme = nil
    }
    if rest.hasPrefix("//") {
      let authority = rest.dropFirst(2).prefix { $0 != "/" }
      rest = rest[authority.endIndex...]
      host = Self.host(of: authority)
    } else {
      host = nil
    }
    path = String(rest)
  }

  private static func cutTail(of text: inout Substring, at mark: Character) -> String? {
    guard let index = text.firstIndex(of: mark) else { return nil }
    let tail = text[text.index(after: index)...]
    text = text[..<index]
    return String(tail)
  }

  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  /// The host of an authority, lower-case, as two spellings of one host compare.
  package static func host(of authority: Substring) -> String {
    let afterUser = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] }
    let hostAndPort = afterUser ?? authority
    guard !hostAndPort.hasPrefix("[") else {
      return String(hostAndPort.prefix { $0 != "]" }).lowercased() + "]"
    }
    return hostAndPort.prefix { $0 != ":" }.lowercased()
  }

  /// The query's items as written, without empty ones; a name without `=` has no value.
  package var queryItems: [(name: String, value: String?)] {
    (query ?? "").split(separator: "&", omittingEmptySubsequences: true).map { item in
      guard let equals = item.firstIndex(of: "=") else { return (String(item), nil) }
      return (String(item[..<equals]), String(item[item.index(after: equals)...]))
    }
  }
}
