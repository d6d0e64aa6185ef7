import Foundation
import Testing
import Toolchain

private let folder = URL(filePath: #filePath)
  .deletingLastPathComponent().appending(path: "../../Diagnostics").standardizedFileURL

private let files: [String] = {
  let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path())
  return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
}()

@Suite(
  .enabled(if: Compiler.found != nil, "no swiftc on the path, or no built module beside the tests")
)
struct `The compiler` {
  @Test(arguments: files)
  func `says what is wrong with a declaration, at its line`(file: String) throws {
    let compiler = try #require(Compiler.found)
    #expect(try compiler.verify(folder.appending(path: file)) == "")
  }

  @Test func `is asked about every construct that a block refuses`() throws {
    #expect(files.count >= 29)
    #expect(files.contains("everything-that-compiles.swift"))
    let silent = try files.filter { file in
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      return !text.contains("expected-error") && file != "everything-that-compiles.swift"
    }
    #expect(silent == [])
  }
}
