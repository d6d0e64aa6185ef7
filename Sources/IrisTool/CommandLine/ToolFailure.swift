/// Why a command could not do its work; ends it with status 2.
///
/// ```text
/// bookstore export: unknown option "--ap"; did you mean "--app"?
/// ```
public struct ToolFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place, what is wrong and what to do, as one line.
  public let description: String

  /// Makes a failure from one line of text.
  public init(_ description: String) {
    self.description = description
  }
}
