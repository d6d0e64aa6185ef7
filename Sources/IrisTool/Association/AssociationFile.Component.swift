extension AssociationFile {
  /// One rule: patterns for the parts of a link, and whether it lets a link in or keeps it out.
  ///
  /// A part without a pattern is not looked at.
  public struct Component: Hashable, Sendable {
    /// What a rule asks of a link's query.
    public enum Query: Hashable, Sendable {
      /// The whole query, as one pattern.
      case whole(String)
      /// Some items, each with a pattern for its value; others are ignored.
      case items([Item])
    }

    /// A query item's name and the pattern its value must match.
    public struct Item: Hashable, Sendable {
      /// The name, as it stands in a link.
      public let name: String
      /// The pattern.
      public let pattern: String

      package init(_ name: String, _ pattern: String) {
        self.name = name
        self.pattern = pattern
      }
    }

    /// The pattern for the path, written `/` in the file.
    public let path: String?
    /// The demand on the query, written `?` in the file.
    public let query: Query?
    /// The pattern for the fragment, written `#` in the file.
    public let fragment: String?
    /// Whether a link that matches stays in the browser.
    public let isExcluded: Bool
    /// Whether upper and lower case differ.
    public let isCaseSensitive: Bool
    /// Whether the link is compared as written; otherwise it is percent-decoded first.
    public let isPercentEncoded: Bool
    /// What the author noted.
    public let comment: String?

    package init(
      path: String? = nil,
      query: Query? = nil,
      fragment: String? = nil,
      isExcluded: Bool = false,
      isCaseSensitive: Bool = true,
      isPercentEncoded: Bool = true,
      comment: String? = nil,
    ) {
      self.path = path
      self.query = query
      self.fragment = fragment
      self.isExcluded = isExcluded
      self.isCaseSensitive = isCaseSensitive
      self.isPercentEncoded = isPercentEncoded
      self.comment = comment
    }
  }
}
