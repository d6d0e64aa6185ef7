/// When a snapshot is written to its file.
///
/// ```swift
/// @Test(.snapshots(.failed)) func `the tour is as it was`() { … }
/// // IRIS_SNAPSHOTS=all swift test
/// ```
///
/// What is said at the call counts most, then the trait, then the environment variable
/// `IRIS_SNAPSHOTS`. Where nothing is said, missing snapshots are written, and none at all where the
/// variable `CI` is set. A test that wrote a snapshot fails, so that nobody takes what was written
/// for what was checked; the next run compares.
public enum SnapshotRecording: String, Hashable, Sendable, CaseIterable {
  /// Writes a snapshot that has no file.
  case missing
  /// Writes a snapshot that has no file, or differs from it.
  case failed
  /// Writes every snapshot, whatever its file says.
  case all
  /// Writes none; a snapshot without a file fails.
  case never

  @TaskLocal package static var inScope: SnapshotRecording?

  /// What counts, given what is said in each place.
  package static func resolved(
    call: SnapshotRecording?,
    scope: SnapshotRecording?,
    environment: [String: String],
  ) -> SnapshotRecording {
    if let said = call ?? scope { return said }
    if let named = environment["IRIS_SNAPSHOTS"].flatMap(SnapshotRecording.init(rawValue:)) {
      return named
    }
    let ci = environment["CI"] ?? ""
    return ci.isEmpty || ci == "false" || ci == "0" ? .missing : .never
  }
}
