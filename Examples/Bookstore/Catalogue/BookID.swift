/// A book's identifier: a text of its own, never mistaken for another one.
public struct BookID: RawRepresentable, Hashable, Sendable, Codable {
  /// The identifier as links write it.
  public let rawValue: String

  /// Makes an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension BookID: ExpressibleByStringLiteral {
  /// Makes an identifier from a literal.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}
