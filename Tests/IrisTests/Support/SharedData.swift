import Foundation
import Testing

/// The public test data beside the package, in `../shared` or where `IRIS_SHARED` says.
enum SharedData {
  /// What a test says that is skipped for want of the data.
  static let missing: Comment = "the shared data is not there; set IRIS_SHARED to its folder"

  /// Whether the data is on this machine.
  static var isThere: Bool { data("cases/public-cases.jsonl") != nil }

  private static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["IRIS_SHARED"] {
      return URL(filePath: path, directoryHint: .isDirectory)
    }
    return URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../shared", directoryHint: .isDirectory).standardizedFileURL
  }()

  /// A file's bytes; nil where it is not there.
  static func data(_ path: String) -> Data? {
    FileManager.default.contents(atPath: folder.appending(path: path).path())
  }

  /// A file of JSON; an empty list where it is not there.
  static func list<Element: Decodable>(_ path: String, of type: Element.Type) throws -> [Element] {
    guard let data = data(path) else { return [] }
    return try JSONDecoder().decode([Element].self, from: data)
  }
}
