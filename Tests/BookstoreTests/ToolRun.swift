import BookstoreCommand
import IrisTool

/// What the shop's tool wrote for a command line, line by line, and how it ended.
struct ToolRun: Sendable {
  let exit: ToolExit
  /// What went where results go.
  let lines: [String]
  /// What went where errors go.
  let errors: [String]

  init(_ words: [String]) async {
    let (stream, continuation) = AsyncStream.makeStream(of: (isError: Bool, text: String).self)
    let console = ToolConsole(
      write: { continuation.yield((false, $0)) },
      writeError: { continuation.yield((true, $0)) },
    )
    exit = await BookstoreTool.tool.status(for: words, console: console)
    continuation.finish()
    var output = ""
    var errors = ""
    for await (isError, text) in stream {
      if isError { errors += text } else { output += text }
    }
    lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    self.errors = errors.split(separator: "\n").map(String.init)
  }

  init(_ words: String...) async { await self.init(words) }
}
