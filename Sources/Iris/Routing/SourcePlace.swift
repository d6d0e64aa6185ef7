/// The line of an app's code on which a route is declared.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  /// The module and file, as the compiler's `#fileID` gives them.
  public let fileID: String
  /// The line, counted from 1.
  public let line: Int

  /// Makes a place from the compiler's own literals.
  @usableFromInline
  package init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// The place as `Module/File.swift:12`.
  public var description: String { "\(fileID):\(line)" }
}
