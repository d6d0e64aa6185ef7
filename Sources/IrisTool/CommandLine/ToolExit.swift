/// How a command ended.
public enum ToolExit: Int32, Sendable {
  /// All is well.
  case success = 0
  /// The command did its work and found something: a finding, a miss, a broken link.
  case findings = 1
  /// The command could not be understood or could not do its work.
  case usage = 2
}
