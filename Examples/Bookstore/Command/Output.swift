import Foundation

/// Where a command writes, and whether in colour.
package struct Output: Sendable {
  /// What a piece of text is, to a reader.
  package enum Style: String {
    case plain = "0"
    case link = "1"
    case label = "2"
    case good = "32"
    case odd = "33"
    case bad = "31"
  }

  private let isColoured: Bool
  private let lines: @Sendable (String) -> Void
  private let complaints: @Sendable (String) -> Void

  /// Makes an output out of two closures that take a line each.
  package init(
    isColoured: Bool = false,
    lines: @escaping @Sendable (String) -> Void,
    complaints: @escaping @Sendable (String) -> Void,
  ) {
    self.isColoured = isColoured
    self.lines = lines
    self.complaints = complaints
  }

  /// The process's own, in colour on a terminal unless the user wants none.
  package static var standard: Output {
    let environment = ProcessInfo.processInfo.environment
    let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return Output(
      isColoured: isatty(STDOUT_FILENO) == 1 && !isPlain && environment["TERM"] != "dumb",
      lines: { FileHandle.standardOutput.write(Data("\($0)\n".utf8)) },
      complaints: { FileHandle.standardError.write(Data("\($0)\n".utf8)) },
    )
  }

  /// Writes a line.
  func write(_ line: String) { lines(line) }

  /// Writes a line to whoever reads the errors.
  func complain(_ line: String) { complaints(line) }

  /// A piece of text in its style, where colours are wanted.
  func styled(_ text: String, _ style: Style) -> String {
    isColoured ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
