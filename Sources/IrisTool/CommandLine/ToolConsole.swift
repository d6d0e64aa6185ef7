import Foundation

/// Where a tool reads and writes: the terminal it runs in, or a test.
package struct ToolConsole: Sendable {
  /// Writes text where results go.
  package let write: @Sendable (String) -> Void
  /// Writes text where errors and progress go.
  package let writeError: @Sendable (String) -> Void
  /// Whether results go to a terminal that takes colour.
  package let hasColour: Bool
  /// Whether progress may be shown and rewritten.
  package let showsProgress: Bool

  package init(
    write: @escaping @Sendable (String) -> Void,
    writeError: @escaping @Sendable (String) -> Void,
    isTerminal: Bool = false,
    isErrorTerminal: Bool = false,
    environment: [String: String] = [:],
  ) {
    self.write = write
    self.writeError = writeError
    let isPlain = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    hasColour = isTerminal && !isPlain
    showsProgress = isErrorTerminal && environment["TERM"] != "dumb"
  }

  /// The process's own streams.
  ///
  /// A result that cannot be written, on a full disk for example, ends the process with status 2.
  package static var standard: ToolConsole {
    ToolConsole(
      write: { text in
        do {
          try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
          try? FileHandle.standardError.write(
            contentsOf: Data("the result cannot be written; check the disk or the pipe\n".utf8)
          )
          exit(ToolExit.usage.rawValue)
        }
      },
      writeError: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
      isTerminal: isatty(STDOUT_FILENO) == 1,
      isErrorTerminal: isatty(STDERR_FILENO) == 1,
      environment: ProcessInfo.processInfo.environment,
    )
  }

  /// Text in a style, where the terminal takes one.
  package func styled(_ text: String, _ style: Style) -> String {
    hasColour ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  package enum Style: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case cyan = "36"
  }
}
