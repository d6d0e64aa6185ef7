extension LinkContract {
  /// One difference between a released contract and the table as it is now.
  public struct Change: Hashable, Sendable, CustomStringConvertible {
    /// What kind of difference it is.
    @nonexhaustive
    public enum Kind: String, Hashable, Sendable {
      /// The link no longer reads, or its scheme or host is gone.
      case removed
      /// The link reads as something else, or an absent item stands for another value.
      case meaningChanged = "meaning-changed"
      /// Some links of the shape no longer read.
      case narrowed
      /// The link is new.
      case added
    }

    /// What kind of difference it is.
    public let kind: Kind
    /// The link: a sample where one shows the difference, the shape otherwise.
    public let link: String
    /// The route the link was released for; for an added one its own.
    public let route: String
    /// What is different, without the link.
    public let problem: String

    package init(_ kind: Kind, _ link: String, route: String, _ problem: String) {
      self.kind = kind
      self.link = link
      self.route = route
      self.problem = problem
    }

    /// Whether somebody who holds an old link would notice.
    public var isBreaking: Bool { kind != .added }

    /// The link, what is different and what to do, as one line.
    public var description: String {
      let mend =
        switch kind {
        case .removed, .narrowed: "; keep an alias for it, or write the contract again"
        case .meaningChanged: "; move the new meaning elsewhere, or write the contract again"
        case .added: ""
        }
      return "\(link): \(problem)\(mend)"
    }

    package var json: JSONValue {
      .object([
        "change": .string(kind.rawValue),
        "breaking": .bool(isBreaking),
        "link": .string(link),
        "route": .string(route),
        "problem": .string(problem),
      ])
    }
  }
}
