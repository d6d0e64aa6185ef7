package import Foundation

/// The file of a snapshot: where it stands, what it says, and what becomes of it.
package struct SnapshotFile: Sendable {
  /// How a comparison came out.
  package enum Verdict: Hashable, Sendable {
    case same
    case written(String)
    case different(String)
    case missing(String)
    case failed(String)
  }

  package let url: URL

  package init(_ url: URL) { self.url = url }

  /// The file beside a test's own: `__Snapshots__/FileTests/a-test.name.txt`.
  package init(testFile: String, function: String, name: String?) {
    let file = URL(fileURLWithPath: testFile)
    let test = Self.slug(function.hasSuffix(")") ? String(function.prefix { $0 != "(" }) : function)
    let parts = [test] + (name.map { [Self.slug($0)] } ?? [])
    url = file.deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__")
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
      .appendingPathComponent(parts.joined(separator: ".") + ".txt")
  }

  /// Compares a text with the file, and writes it where the mode says so.
  package func verdict(on text: String, _ recording: SnapshotRecording) -> Verdict {
    let known = try? String(contentsOf: url, encoding: .utf8)
    let old = known.map { SnapshotText($0).description }
    if recording == .all { return written(text, "it was to be recorded") }
    guard let old else {
      return recording == .never
        ? .missing("there is no snapshot at \(url.path); record it with IRIS_SNAPSHOTS=missing")
        : written(text, "there was none")
    }
    guard let difference = LineDifference(from: old, to: text) else { return .same }
    if recording == .failed { return written(text, "it differed\n\(difference)") }
    return .different(
      "this is not the snapshot at \(url.path) (- snapshot, + now)\n\(difference)\n"
        + "if it is right, record it with IRIS_SNAPSHOTS=failed"
    )
  }

  private func written(_ text: String, _ reason: String) -> Verdict {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try (text + "\n").write(to: url, atomically: true, encoding: .utf8)
      return .written("the snapshot at \(url.path) was written, since \(reason)")
    } catch {
      return .failed("the snapshot at \(url.path) cannot be written: \(error)")
    }
  }

  /// A name for a file: letters, digits and single hyphens.
  private static func slug(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "snapshot" : words.joined(separator: "-").prefix(120).lowercased()
  }
}
