import Foundation

/// The compiler of this machine and the module this test was linked with.
struct Compiler: Sendable {
  let executable: URL
  let modules: URL

  /// Nil where there is no compiler, or no module beside the test bundle.
  static let found: Compiler? = {
    guard let executable = swiftc, let modules else { return nil }
    return Compiler(executable: executable, modules: modules)
  }()

  private static var swiftc: URL? {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":").map {
      URL(filePath: String($0))
    }
    return folders.map { $0.appending(path: "swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path()) }
  }

  /// The folder of `Iris.swiftmodule`, sought upwards from whatever is running, so that any
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

  /// Type-checks a file against its `expected-error` comments.
  ///
  /// - Returns: What the compiler has to say; empty where every comment holds and nothing else is
  ///   reported.
  func verify(_ file: URL) throws -> String {
    let process = Process()
    process.executableURL = executable
    let flags = ["-verify", "-verify-ignore-unrelated"].flatMap { ["-Xfrontend", $0] }
    process.arguments =
      ["-typecheck", "-swift-version", "6", "-I", modules.path()] + flags + [file.path()]
    let output = FileManager.default.temporaryDirectory
      .appending(path: "iris-diagnostics-\(UUID().uuidString)")
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    process.standardError = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: output, encoding: .utf8)
    return process.terminationStatus == 0 ? "" : "status \(process.terminationStatus)\n\(text)"
  }
}
