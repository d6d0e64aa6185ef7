package import Foundation

/// A program of the toolchain.
package struct Tool: Sendable {
  /// What a program said, and how it ended.
  package struct Answer: Sendable {
    package let status: Int32
    package let output: String
    package let errors: String
  }

  private let executable: URL

  /// The program of a name in one of the folders of `PATH`; nil where there is none.
  package init?(_ name: String) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let found = path.split(separator: ":")
      .map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path()) }
    guard let found else { return nil }
    executable = found
  }

  /// Runs the program to its end.
  ///
  /// Both streams go to files, since a pipe that nobody empties would stop a talkative program.
  package func run(_ arguments: [String]) throws -> Answer {
    let folder = try Self.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let streams = ["output", "errors"].map { folder.appending(path: $0) }
    for stream in streams { try Data().write(to: stream) }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.standardOutput = try FileHandle(forWritingTo: streams[0])
    process.standardError = try FileHandle(forWritingTo: streams[1])
    try process.run()
    process.waitUntilExit()
    return Answer(
      status: process.terminationStatus,
      output: try String(contentsOf: streams[0], encoding: .utf8),
      errors: try String(contentsOf: streams[1], encoding: .utf8),
    )
  }

  /// Makes a folder of its own, which whoever asks for it takes away again.
  package static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "iris-documentation-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
