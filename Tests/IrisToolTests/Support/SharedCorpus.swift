import Foundation
import IrisTool

/// The test data that is kept beside the package, in `../shared` or where `IRIS_SHARED` says.
enum SharedCorpus {
  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["IRIS_SHARED"] {
      return URL(filePath: path)
    }
    let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    return package.appending(path: "../shared").standardizedFileURL
  }()

  /// A JSON document of the corpora, or nil where it is not on this machine.
  static func json(_ path: String) -> JSONValue? {
    guard let data = try? Data(contentsOf: folder.appending(path: "corpora").appending(path: path))
    else { return nil }
    return try? JSONValue(parsing: [UInt8](data))
  }

  static func has(_ path: String) -> Bool { json(path) != nil }
}
