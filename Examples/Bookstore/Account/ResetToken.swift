/// The secret in a link that resets a password; never shown.
public struct ResetToken: RawRepresentable, Hashable, Sendable, Codable {
  /// The secret as links write it.
  public let rawValue: String

  /// Makes a token.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension ResetToken: CustomStringConvertible {
  /// A mark in the secret's place, so that no log ever has it.
  public var description: String { "•••" }
}
