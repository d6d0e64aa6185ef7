import Foundation

/// The package's documentation, as it lies on disk.
enum Documentation {
  /// The root of the package.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every page whose snippets are compiled: the README, the catalogue, and what lies beside it.
  static let pages: [Result<Page, any Error>] = paths.map { path in
    Result { try Page(path: path, text: text(at: path)) }
  }

  private static var paths: [String] {
    ["README.md"]
      + ["Documentation", "Sources/Iris/Iris.docc", ".github"].flatMap { folder in
        let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path())
        return (files?.compactMap { $0 as? String } ?? [])
          .filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }.sorted()
      }
  }

  /// The text of a file of the package.
  static func text(at path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The declarations a page's programs may begin with.
  static func preamble(_ name: String) throws -> String {
    try text(at: "Tests/DocumentationTests/Preambles/\(name).swift")
  }
}
