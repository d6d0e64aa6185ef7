import Foundation
public import Testing

/// Checks that a value is as its snapshot says, which stands in the test itself.
///
/// ```swift
/// expectSnapshot(of: coordinator.state, matches: """
///   tabs
///     home (selected)
///       book("42")
///   """)
/// ```
///
/// Spaces at the ends of lines and empty lines at the end do not count. Where the two differ, the
/// issue has the lines that do and the text to paste. A source file is never rewritten: a snapshot
/// that is to be recorded by itself belongs into a file, see
/// ``expectSnapshot(of:named:recording:filePath:function:sourceLocation:)-swift.function``.
///
/// - Parameters:
///   - value: Anything with a description, such as a navigation state, or a ``SnapshotText``.
///   - expected: What the description is to be.
///   - sourceLocation: Where the issue is recorded; leave it out.
public func expectSnapshot(
  of value: some CustomStringConvertible,
  matches expected: String,
  sourceLocation: SourceLocation = #_sourceLocation,
) {
  compare(SnapshotText(value.description), with: expected, sourceLocation)
}

/// Checks that a text is as its snapshot says, which stands in the test itself.
///
/// ```swift
/// expectSnapshot(of: .routes(router), matches: "book/:BookID  book")
/// ```
///
/// - Parameters:
///   - text: What a ``SnapshotText`` makes of a value.
///   - expected: What it is to be.
///   - sourceLocation: Where the issue is recorded; leave it out.
public func expectSnapshot(
  of text: SnapshotText,
  matches expected: String,
  sourceLocation: SourceLocation = #_sourceLocation,
) {
  compare(text, with: expected, sourceLocation)
}

/// Checks that a value is as its snapshot says, which stands in a file beside the test.
///
/// ```swift
/// expectSnapshot(of: await coordinator.state)                    // one a test
/// expectSnapshot(of: await coordinator.state, named: "settings") // several
/// // __Snapshots__/ShopTests/opens-a-book.settings.txt
/// ```
///
/// In the package's manifest the test target says `exclude: ["__Snapshots__"]`.
///
/// A snapshot without a file is written, and the test fails this once. ``SnapshotRecording`` says
/// when else one is written, and how a whole run is told so. Where the two differ, the issue has the
/// lines that do.
///
/// - Parameters:
///   - value: Anything with a description, such as a navigation state, or a ``SnapshotText``.
///   - name: What tells the snapshots of one test apart.
///   - recording: When the snapshot is written; what the trait or the environment says by default.
///   - filePath: The test's file; leave it out.
///   - function: The test; leave it out.
///   - sourceLocation: Where the issue is recorded; leave it out.
public func expectSnapshot(
  of value: some CustomStringConvertible,
  named name: String? = nil,
  recording: SnapshotRecording? = nil,
  filePath: String = #filePath,
  function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation,
) {
  let file = SnapshotFile(testFile: filePath, function: function, name: name)
  compare(SnapshotText(value.description), with: file, recording, sourceLocation)
}

/// Checks that a text is as its snapshot says, which stands in a file beside the test.
///
/// ```swift
/// expectSnapshot(of: .trace(await coordinator.trace), named: "trace")
/// ```
///
/// - Parameters:
///   - text: What a ``SnapshotText`` makes of a value.
///   - name: What tells the snapshots of one test apart.
///   - recording: When the snapshot is written; what the trait or the environment says by default.
///   - filePath: The test's file; leave it out.
///   - function: The test; leave it out.
///   - sourceLocation: Where the issue is recorded; leave it out.
public func expectSnapshot(
  of text: SnapshotText,
  named name: String? = nil,
  recording: SnapshotRecording? = nil,
  filePath: String = #filePath,
  function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation,
) {
  let file = SnapshotFile(testFile: filePath, function: function, name: name)
  compare(text, with: file, recording, sourceLocation)
}

private func compare(
  _ text: SnapshotText,
  with expected: String,
  _ sourceLocation: SourceLocation,
) {
  let text = text.description
  guard let difference = LineDifference(from: SnapshotText(expected).description, to: text) else {
    return
  }
  Issue.record(
    "this is not the snapshot (- snapshot, + now)\n\(difference)\nif it is right, paste\n\(text)",
    sourceLocation: sourceLocation
  )
}

private func compare(
  _ text: SnapshotText,
  with file: SnapshotFile,
  _ recording: SnapshotRecording?,
  _ sourceLocation: SourceLocation,
) {
  let recording = SnapshotRecording.resolved(
    call: recording,
    scope: SnapshotRecording.inScope,
    environment: ProcessInfo.processInfo.environment
  )
  switch file.verdict(on: text.description, recording) {
  case .same: break
  case .written(let problem), .different(let problem), .missing(let problem),
    .failed(let problem):
    Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
  }
}
