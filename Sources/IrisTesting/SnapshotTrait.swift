public import Testing

/// Says when the snapshots of a test or a suite are written.
///
/// ```swift
/// @Suite(.snapshots(.failed)) struct `The shop's screens` { … }
/// ```
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  let recording: SnapshotRecording

  /// The trait of a suite is that of each of its tests.
  public var isRecursive: Bool { true }

  /// Runs a test with what the trait says.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void,
  ) async throws {
    try await SnapshotRecording.$inScope.withValue(recording) { try await function() }
  }
}

extension Trait where Self == SnapshotTrait {
  /// Says when snapshots are written.
  ///
  /// - Parameter recording: When; a snapshot's own call may say otherwise.
  /// - Returns: A trait for a test or a suite.
  public static func snapshots(_ recording: SnapshotRecording) -> SnapshotTrait {
    SnapshotTrait(recording: recording)
  }
}
