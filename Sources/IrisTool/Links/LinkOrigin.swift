/// Where links of a table begin: a custom scheme or a web host.
package enum LinkOrigin: Hashable, Sendable {
  case scheme(String)
  case host(String)

  /// The host's or the scheme's own spelling, such as `https://books.example.com` or `bookstore://`.
  package var text: String {
    switch self {
    case .scheme(let scheme): scheme + "://"
    case .host(let host): "https://" + host
    }
  }

  /// The origins of a table: its hosts, which everybody can open, before its schemes.
  package static func all(schemes: [String], hosts: [String]) -> [LinkOrigin] {
    hosts.map(LinkOrigin.host) + schemes.map(LinkOrigin.scheme)
  }

  /// Puts the origin in front of a path that starts with a slash.
  ///
  /// A custom scheme's first segment stands where a host would, if it may.
  package func link(to path: String) -> String {
    guard case .scheme(let scheme) = self else { return text + path }
    let first = path.dropFirst().prefix { !"/?#".contains($0) }
    return Self.mayBeHost(first) ? scheme + "://" + path.dropFirst() : scheme + "://" + path
  }

  /// Whether a segment reads the same as a host.
  ///
  /// It starts with a lower-case letter and has nothing to fold or escape; the root's empty segment
  /// may stand there too.
  private static func mayBeHost(_ segment: Substring) -> Bool {
    let isPlain = segment.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
    }
    return isPlain && segment.utf8.first.map { (0x61...0x7A).contains($0) } ?? true
  }
}
