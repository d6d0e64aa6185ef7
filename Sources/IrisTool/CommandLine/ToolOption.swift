/// A word that may stand anywhere behind a command, with a value or without.
///
/// ```swift
/// ToolOption("output", short: "o", takes: .file("FILE"), help: "write there")   // -o, --output FILE
/// ToolOption("json", help: "print JSON")                                        // --json
/// ```
public struct ToolOption: Hashable, Sendable {
  /// The long name, without its dashes.
  public let name: String
  /// The short name, without its dash.
  public let short: Character?
  /// What stands behind it; nil for an option that is there or is not.
  public let value: ToolValue?
  /// Whether it may stand several times.
  public let isRepeated: Bool
  /// What it does, in a few words.
  public let help: String

  /// Declares an option.
  public init(
    _ name: String,
    short: Character? = nil,
    takes value: ToolValue? = nil,
    isRepeated: Bool = false,
    help: String,
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.isRepeated = isRepeated
    self.help = help
  }

  static let json = ToolOption("json", help: "print JSON for programs")
  static let help = ToolOption("help", short: "h", help: "print this help")
}
