package import Foundation

/// The compiler of this machine, and the modules this test was built with.
package struct Compiler: Sendable {
  /// The compiler itself.
  package let swiftc: Tool
  /// The folder of `Iris.swiftmodule`.
  package let modules: URL

  /// Nil where there is no compiler, or no module beside what is running.
  package static let found: Compiler? = {
    guard let swiftc = Tool("swiftc"), let modules else { return nil }
    return Compiler(swiftc: swiftc, modules: modules)
  }()

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
  ///   - source: The program; one that imports Testing is a library, since no script runs tests.
  ///   - flags: What else the compiler is told.
  /// - Returns: The compiler's errors; empty where the program is sound.
  /// - Throws: Where the compiler cannot be run.
  package func errors(in source: String, flags: [String] = []) throws -> String {
    let folder = try Tool.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "main.swift")
    try Data(source.utf8).write(to: file)
    let isLibrary = source.contains("import Testing\n")
    let answer = try swiftc.run(
      ["-typecheck", "-swift-version", "6", "-suppress-warnings", "-I", modules.path()]
        + (isLibrary ? ["-parse-as-library"] : []) + flags + [file.path()]
    )
    return answer.status == 0 ? "" : "status \(answer.status)\n\(answer.errors)"
  }

  /// Type-checks a file against its `expected-error` comments.
  ///
  /// - Parameter file: The file.
  /// - Returns: What the compiler has to say; empty where every comment holds and nothing else is
  ///   reported.
  /// - Throws: Where the compiler cannot be run.
  package func verify(_ file: URL) throws -> String {
    let flags = ["-verify", "-verify-ignore-unrelated"].flatMap { ["-Xfrontend", $0] }
    let answer = try swiftc.run(
      ["-typecheck", "-swift-version", "6", "-I", modules.path()] + flags + [file.path()]
    )
    return answer.status == 0 ? "" : "status \(answer.status)\n\(answer.errors)"
  }
}
