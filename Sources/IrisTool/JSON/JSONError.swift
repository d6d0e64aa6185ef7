/// Why a text is not JSON, and where it stops being JSON.
///
/// ```text
/// line 3, column 14: expected "," or "}"
/// ```
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was expected or found.
  public let problem: String
  /// The line of the first byte that does not fit, counted from 1.
  public let line: Int
  /// The byte in that line, counted from 1.
  public let column: Int

  /// The place and the problem as one line.
  public var description: String { "line \(line), column \(column): \(problem)" }
}
