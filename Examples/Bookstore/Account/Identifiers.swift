/// Somebody's name in the shop.
public struct Username: RawRepresentable, Hashable, Sendable, Codable {
  /// The name as links write it.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// An order's number.
public struct OrderID: RawRepresentable, Hashable, Sendable, Codable {
  /// The number as links write it.
  public let rawValue: UInt32

  /// Makes an identifier.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
