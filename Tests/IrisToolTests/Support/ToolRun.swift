import Foundation
import Iris
import IrisTool

/// A table that reads links by the plain reading of the tests.
struct PlainTable: LinkTable {
  var routes: [RouteDescription] = bookstore
  var schemes: [String] = ["bookstore"]
  var hosts: [String] = ["books.example.com"]

  func routeName(for link: String) -> String? {
    guard LinkText(link).host == "books.example.com" else { return nil }
    return routes.first { reads($0, link) }?.name
  }
}

/// What a tool printed and how it ended.
struct ToolRun: Sendable {
  let exit: ToolExit
  let output: String
  let errors: String

  /// Text that grows from any thread; sound because the lock guards every access.
  private final class Text: @unchecked Sendable {
    private let lock = NSLock()
    private var text = ""

    var value: String { lock.withLock { text } }
    func append(_ more: String) { lock.withLock { text += more } }
  }

  init(
    _ words: String...,
    table: PlainTable = PlainTable(),
    commands: [ToolCommand] = [],
    isTerminal: Bool = false,
    environment: [String: String] = [:],
  ) async {
    let (output, errors) = (Text(), Text())
    let console = ToolConsole(
      write: { output.append($0) },
      writeError: { errors.append($0) },
      isTerminal: isTerminal,
      isErrorTerminal: isTerminal,
      environment: environment,
    )
    exit = await LinkTool(name: "bookstore", table: table, commands: commands)
      .status(for: words, console: console)
    self.output = output.value
    self.errors = errors.value
  }

  var json: JSONValue? { try? JSONValue(parsing: output) }
}

/// A folder that is gone when the test is.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "iris-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path() }

  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: url.appending(path: name))
    return path(name)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }
}
