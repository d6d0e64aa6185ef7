extension NavFlow {
  /// What tells one flow from every other.
  ///
  /// ```swift
  /// let id: NavFlow.ID = "flow-1"
  /// ```
  public struct ID: Hashable, Sendable, RawRepresentable {
    /// The id as text, as traces and logs write it.
    public let rawValue: String

    /// Makes an id from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

extension NavFlow.ID: Codable {}

extension NavFlow.ID: ExpressibleByStringLiteral {
  /// Makes an id from a literal.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension NavFlow.ID: CustomStringConvertible {
  /// The id's text.
  public var description: String { rawValue }
}
