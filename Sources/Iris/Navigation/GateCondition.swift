/// Something a link can wait for: an open set an app adds its own to.
///
/// ```swift
/// extension GateCondition {
///   static let signedIn = Self(rawValue: "signed in")
/// }
/// await coordinator.fulfill(.signedIn)
/// ```
public struct GateCondition: Hashable, Sendable, RawRepresentable {
  /// The condition as text, as traces and parked links write it.
  public let rawValue: String

  /// Makes a condition of the app's own.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No screen with unsaved work stands in the way.
  public static let noUnsavedWork = Self(rawValue: "no unsaved work")
}

extension GateCondition: Codable {}

extension GateCondition: ExpressibleByStringLiteral {
  /// Makes a condition from a literal.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension GateCondition: CustomStringConvertible {
  /// The condition's text.
  public var description: String { rawValue }
}
