/// Where an app's links come from: a custom scheme, or web hosts.
///
/// ```swift
/// URLPathRouter<Link>(origins: .scheme("bookstore"), .https("books.example.com")) { … }
/// ```
///
/// One table serves all of its origins. The first one is what ``URLPathRouter/url(for:)`` prints
/// with; the first host of a web origin is the one that is printed.
public struct Origin: Hashable, Sendable {
  /// The two kinds of origins.
  package enum Kind: Hashable, Sendable {
    /// A scheme of the app's own; the host position is the first segment.
    case custom
    /// Web hosts, each with its port where that is not the scheme's own.
    case web(hosts: [String])
  }

  /// The scheme, as it was given.
  public let scheme: String
  /// The hosts, as they were given; empty for a custom scheme.
  public var hosts: [String] {
    if case .web(let hosts) = kind { hosts } else { [] }
  }
  /// The fixed segments that stand in front of every link's path; empty for none.
  public let basePath: String

  package let kind: Kind

  private init(scheme: String, kind: Kind, basePath: String) {
    self.scheme = scheme
    self.kind = kind
    self.basePath = basePath
  }

  /// Links of a scheme of the app's own.
  ///
  /// `bookstore://book/42`, `bookstore:///book/42`, `bookstore:/book/42` and `bookstore:book/42`
  /// are one link. Of these the first is printed, unless its first segment is a capture, whose case
  /// other readers would not keep in that place; then it is the second.
  ///
  /// - Parameter scheme: The scheme, without a colon.
  /// - Returns: An origin that reads all four forms.
  public static func scheme(_ scheme: String) -> Origin {
    Origin(scheme: scheme, kind: .custom, basePath: "")
  }

  /// Universal Links and other links of the web.
  ///
  /// - Parameters:
  ///   - hosts: The hosts, each in whole, with a port where it is not 443. An internationalised
  ///     host may be given in any spelling and is printed in its ASCII form.
  ///   - basePath: Fixed segments in front of every link, read and printed alike.
  /// - Returns: An origin that reads links of any of the hosts.
  public static func https(_ hosts: String..., under basePath: String = "") -> Origin {
    Origin(scheme: "https", kind: .web(hosts: hosts), basePath: basePath)
  }

  /// Links of the web without encryption, for servers on the developer's own machine.
  ///
  /// - Parameters:
  ///   - hosts: The hosts, each in whole, with a port where it is not 80.
  ///   - basePath: Fixed segments in front of every link, read and printed alike.
  /// - Returns: An origin that reads links of any of the hosts.
  public static func http(_ hosts: String..., under basePath: String = "") -> Origin {
    Origin(scheme: "http", kind: .web(hosts: hosts), basePath: basePath)
  }
}

extension Origin: CustomStringConvertible {
  /// The origin as its links begin, such as `bookstore:` or `https://books.example.com`.
  public var description: String {
    switch kind {
    case .custom: "\(scheme):"
    case .web(let hosts):
      "\(scheme)://\(hosts.first ?? "")" + (basePath.isEmpty ? "" : "/\(basePath)")
    }
  }
}
