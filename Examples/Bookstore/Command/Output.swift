import IrisTool

/// Where a command writes, in colour where that is wanted.
struct Output: Sendable {
  /// What a piece of text is, to a reader.
  enum Style: String {
    case plain = "0"
    case link = "1"
    case label = "2"
    case good = "32"
    case odd = "33"
    case bad = "31"
  }

  private let invocation: ToolInvocation
  /// Whether programs read it.
  let isJSON: Bool

  init(_ invocation: ToolInvocation) {
    self.invocation = invocation
    isJSON = invocation.wantsJSON
  }

  /// Writes a line.
  func write(_ line: String) { invocation.print(line) }

  /// Writes a line to whoever reads the errors.
  func complain(_ line: String) { invocation.printError(line) }

  /// A piece of text in its style, where colours are wanted.
  func styled(_ text: String, _ style: Style) -> String {
    invocation.hasColour ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
