/// How a layer stands over what is below it: an open set an app adds its own to.
///
/// ```swift
/// extension LayerKind {
///   static let drawer = Self(rawValue: "drawer")
/// }
/// ```
public struct LayerKind: Hashable, Sendable, RawRepresentable {
  /// The kind as text, as states and traces write it.
  public let rawValue: String

  /// Makes a kind of the app's own.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A sheet the user can pull down.
  public static let sheet = Self(rawValue: "sheet")
  /// A cover of the whole screen.
  public static let fullScreenCover = Self(rawValue: "full-screen cover")
}

extension LayerKind: Codable {}

extension LayerKind: ExpressibleByStringLiteral {
  /// Makes a kind from a literal.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension LayerKind: CustomStringConvertible {
  /// The kind's text.
  public var description: String { rawValue }
}
