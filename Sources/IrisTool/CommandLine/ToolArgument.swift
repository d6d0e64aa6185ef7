/// A value that stands behind a command's name, by its place.
public struct ToolArgument: Hashable, Sendable {
  /// How often the argument stands.
  public enum Presence: Hashable, Sendable {
    /// Once.
    case required
    /// Once or not at all.
    case optional
    /// Any number of times, none included; only for the last argument.
    case repeated
  }

  /// What it is.
  public let value: ToolValue
  /// How often it stands.
  public let presence: Presence
  /// What it means, in a few words.
  public let help: String

  /// Declares an argument.
  public init(_ value: ToolValue, _ presence: Presence = .required, help: String) {
    self.value = value
    self.presence = presence
    self.help = help
  }

  /// The argument in a line of usage, such as `FILE` or `[TEXT]`.
  var usage: String {
    switch presence {
    case .required: value.placeholder
    case .optional: "[\(value.placeholder)]"
    case .repeated: "[\(value.placeholder)…]"
    }
  }
}
