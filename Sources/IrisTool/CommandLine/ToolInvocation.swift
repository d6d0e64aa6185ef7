/// A command with what it was given, as its body sees it.
///
/// ```swift
/// let file = invocation.argument(0)
/// if invocation.wantsJSON { … }
/// ```
public struct ToolInvocation: Sendable {
  /// The table the tool is about.
  public let table: any LinkTable
  /// The tool's name.
  public let toolName: String
  let arguments: [String]
  let options: [String: [String]]
  package let console: ToolConsole

  /// The argument at a place, counted from 0; nil where none was given.
  public func argument(_ index: Int) -> String? {
    arguments.indices.contains(index) ? arguments[index] : nil
  }

  /// The arguments from a place on.
  public func arguments(from index: Int) -> [String] { Array(arguments.dropFirst(index)) }

  /// The value of an option, the last one where it was given twice.
  public func option(_ name: String) -> String? { options[name]?.last }

  /// All values of an option, in order.
  public func options(_ name: String) -> [String] { options[name] ?? [] }

  /// Whether an option was given.
  public func has(_ name: String) -> Bool { options[name] != nil }

  /// Whether the result is to be printed for programs.
  public var wantsJSON: Bool { has("json") }

  /// Whether results go to a terminal that takes colour.
  public var hasColour: Bool { console.hasColour }

  /// Prints a line where errors go.
  public func printError(_ text: String) { console.writeError(text + "\n") }

  /// Prints a line.
  public func print(_ text: String) { console.write(text + "\n") }

  /// Prints a value as JSON over several lines.
  package func print(_ value: JSONValue) { console.write(value.formatted()) }
}
