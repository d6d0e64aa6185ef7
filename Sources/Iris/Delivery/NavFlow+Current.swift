// The flow a task is in, kept by hand in a task-local so that the package stays free of macros.

extension NavFlow {
  private static let local = TaskLocal<NavFlow?>(wrappedValue: nil)

  /// The flow the running task is in; nil outside of any.
  ///
  /// It follows the task through async calls and into child tasks and `Task { }`, and stays behind
  /// at `Task.detached`.
  public static var current: NavFlow? { local.get() }

  /// Runs a closure within this flow.
  ///
  /// - Parameter operation: What runs with ``current`` set to this flow.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try Self.local.withValue(self, operation: operation)
  }

  /// Runs an async closure within this flow, on the caller's actor.
  ///
  /// - Parameter operation: What runs with ``current`` set to this flow.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func run<Result>(_ operation: () async throws -> Result) async rethrows -> Result {
    try await Self.local.withValue(self, operation: operation)
  }
}
