/// One thing a tool can do, declared once: its help, its checks and its completion come from here.
///
/// ```swift
/// let count = ToolCommand(
///   "count",
///   summary: "count the routes",
///   discussion: "Prints how many routes the table has.",
///   examples: ["count"],
/// ) { invocation in
///   invocation.print("\(invocation.table.routes.count)")
///   return .success
/// }
/// ```
///
/// Every command takes `--json` and `--help` besides what it declares.
public struct ToolCommand: Sendable {
  /// What the command does with the arguments it was given.
  public typealias Body = @Sendable (ToolInvocation) async throws(ToolFailure) -> ToolExit

  /// The word it is called by.
  public let name: String
  /// What it does, in a few words that complete "to …".
  public let summary: String
  /// What a stranger must know to use it, in whole sentences.
  public let discussion: String
  /// What stands behind the name, in order.
  public let arguments: [ToolArgument]
  /// What may stand anywhere.
  public let options: [ToolOption]
  /// Lines to copy, without the tool's name.
  public let examples: [String]
  let body: Body

  /// Declares a command.
  ///
  /// - Parameters:
  ///   - name: The word it is called by, in kebab case.
  ///   - summary: What it does, in a few words.
  ///   - discussion: What a stranger must know to use it.
  ///   - arguments: What stands behind the name, in order; only the last may be repeated.
  ///   - options: What may stand anywhere, without `--json` and `--help`.
  ///   - examples: Lines to copy, without the tool's name.
  ///   - body: What it does.
  public init(
    _ name: String,
    summary: String,
    discussion: String,
    arguments: [ToolArgument] = [],
    options: [ToolOption] = [],
    examples: [String] = [],
    body: @escaping Body,
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.arguments = arguments
    self.options = options + [.json, .help]
    self.examples = examples
    self.body = body
  }
}
