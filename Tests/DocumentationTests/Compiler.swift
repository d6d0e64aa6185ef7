import Foundation

/// The compiler of this machine, and the modules this test was built with.
struct Compiler: Sendable {
  let executable: URL
  let modules: URL

  /// Nil where there is no compiler, or no module beside what is running.
  static let found: Compiler? = {
    guard let executable = swiftc, let modules else { return nil }
    return Compiler(executable: executable, modules: modules)
  }()

  private static var swiftc: URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":")
      .map { URL(filePath: String($0)).appending(path: "swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path()) }
  }

  /// The folder of `Iris.swiftmodule`, sought upwards from what is running, so that any
  /// `--scratch-path` and configuration will do.
  private static var modules: URL? {
    let arguments = ProcessInfo.processInfo.arguments.map { URL(filePath: $0) }
    let running = [Bundle.main.executableURL, URL(filePath: "/proc/self/exe")].compactMap(\.self)
    for start in arguments + running {
      var folder = start.resolvingSymlinksInPath().deletingLastPathComponent()
      for _ in 0..<5 {
        for candidate in [folder.appending(path: "Modules"), folder] {
          let module = candidate.appending(path: "Iris.swiftmodule")
          if FileManager.default.fileExists(atPath: module.path()) { return candidate }
        }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }

  /// Type-checks a program.
  ///
  /// - Parameters:
  ///   - source: The program; one that imports Testing is no script, since tests are not run by one.
  ///   - flags: What else the compiler is told.
  /// - Returns: The compiler's errors; empty where the program is sound.
  func errors(in source: String, flags: [String] = []) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "iris-snippets-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "main.swift")
    try Data(source.utf8).write(to: file)
    let output = folder.appending(path: "output")
    try Data().write(to: output)
    let isScript = !source.contains("import Testing\n")
    let process = Process()
    process.executableURL = executable
    process.arguments =
      ["-typecheck", "-swift-version", "6", "-suppress-warnings", "-I", modules.path()]
      + (isScript ? [] : ["-parse-as-library"]) + flags + [file.path()]
    process.standardError = try FileHandle(forWritingTo: output)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: output, encoding: .utf8)
    return process.terminationStatus == 0 ? "" : "status \(process.terminationStatus)\n\(text)"
  }
}
