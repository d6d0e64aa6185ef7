extension NavFlow {
  /// What set a flow off: an open set an app adds its own to.
  ///
  /// ```swift
  /// extension NavFlow.Source {
  ///   static let barcode = Self(rawValue: "barcode")
  /// }
  /// ```
  public struct Source: Hashable, Sendable, RawRepresentable {
    /// The source as text, as traces and logs write it.
    public let rawValue: String

    /// Makes a source of the app's own.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A link with the app's own scheme.
    public static let link = Self(rawValue: "link")
    /// A web link the system handed to the app.
    public static let universalLink = Self(rawValue: "universal link")
    /// A tap within the app.
    public static let tap = Self(rawValue: "tap")
    /// A notification the user opened.
    public static let notification = Self(rawValue: "notification")
    /// A home-screen action, a shortcut or an app intent.
    public static let shortcut = Self(rawValue: "shortcut")
    /// An activity continued from another device.
    public static let handoff = Self(rawValue: "handoff")
    /// A widget or a live activity.
    public static let widget = Self(rawValue: "widget")
    /// State brought back at launch.
    public static let restoration = Self(rawValue: "restoration")
    /// The app itself, with no user behind it.
    public static let app = Self(rawValue: "app")
  }
}

extension NavFlow.Source: Codable {}

extension NavFlow.Source: ExpressibleByStringLiteral {
  /// Makes a source from a literal.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension NavFlow.Source: CustomStringConvertible {
  /// The source's text.
  public var description: String { rawValue }
}
