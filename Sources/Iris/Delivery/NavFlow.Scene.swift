extension NavFlow {
  /// The name of one window of the app.
  ///
  /// ```swift
  /// let scene = NavFlow.Scene(rawValue: session.persistentIdentifier)
  /// ```
  ///
  /// An arrival the system delivered to one window is seen by that window alone; one that names
  /// none is seen by all of them.
  public struct Scene: Hashable, Sendable, RawRepresentable {
    /// The scene as text, such as its session's persistent identifier.
    public let rawValue: String

    /// Makes a scene's name from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

extension NavFlow.Scene: Codable {}

extension NavFlow.Scene: ExpressibleByStringLiteral {
  /// Makes a scene's name from a literal.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension NavFlow.Scene: CustomStringConvertible {
  /// The scene's text.
  public var description: String { rawValue }
}
