import Foundation
import Testing
import Toolchain

/// The programs that build the catalogue; nil where one of them is missing.
private struct CatalogueBuilder {
  let compiler: Compiler
  let extract: Tool
  let docc: Tool

  init?() {
    guard let compiler = Compiler.found, let extract = Tool("swift-symbolgraph-extract"),
      let docc = Tool("docc")
    else { return nil }
    self.compiler = compiler
    self.extract = extract
    self.docc = docc
  }

  /// Builds the catalogue into a folder.
  func build(into folder: URL) throws -> Tool.Answer {
    struct Info: Decodable {
      struct Target: Decodable { let unversionedTriple: String }
      let target: Target
    }
    let about = try compiler.swiftc.run(["-print-target-info"]).output
    let triple = try JSONDecoder().decode(Info.self, from: Data(about.utf8)).target
      .unversionedTriple
    let graph = folder.appending(path: "graph")
    try FileManager.default.createDirectory(at: graph, withIntermediateDirectories: true)
    let extraction = try extract.run([
      "-module-name", "Iris", "-target", triple, "-I", compiler.modules.path(),
      "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", graph.path(),
    ])
    guard extraction.status == 0 else { return extraction }
    return try docc.run([
      "convert", Documentation.root.appending(path: "Sources/Iris/Iris.docc").path(),
      "--additional-symbol-graph-dir", graph.path(),
      "--output-path", folder.appending(path: "Iris.doccarchive").path(),
      "--warnings-as-errors", "--fallback-display-name", "Iris",
      "--fallback-bundle-identifier", "iris",
    ])
  }
}

#if os(Linux)
@Suite struct `The catalogue` {
  @Test(.enabled("no docc beside swiftc") { CatalogueBuilder() != nil })
  func `builds without a warning and has a place for every public symbol`() throws {
    let builder = try #require(CatalogueBuilder())
    let folder = try Tool.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let answer = try builder.build(into: folder)
    try #require(answer.status == 0, "\(answer.output)\(answer.errors)")

    struct Front: Decodable {
      struct Group: Decodable {
        let title: String?
        let generated: Bool?
        let identifiers: [String]
      }
      let topicSections: [Group]
    }
    let data = try Data(
      contentsOf: folder.appending(path: "Iris.doccarchive/data/documentation/iris.json")
    )
    let groups = try JSONDecoder().decode(Front.self, from: data).topicSections
    #expect(groups.count > 10)
    // docc puts what no page lists into groups of its own.
    let unlisted = groups.filter { $0.generated == true }.flatMap(\.identifiers)
    #expect(unlisted.isEmpty)
  }
}
#endif
