import Foundation

/// The files a command reads and writes; `-` stands for the standard streams.
enum ToolFiles {
  static func read(_ path: String) throws(ToolFailure) -> String {
    let data: Data
    do {
      data =
        path == "-"
        ? try FileHandle.standardInput.readToEnd() ?? Data()
        : try Data(contentsOf: URL(filePath: path))
    } catch {
      throw ToolFailure("\(path.printable): cannot be read; check the path and its permissions")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Writes to a file, or as a result where there is no path.
  static func write(
    _ text: String,
    to path: String?,
    console: ToolConsole,
  ) throws(ToolFailure) {
    guard let path, path != "-" else {
      console.write(text)
      return
    }
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw ToolFailure(
        "\(path.printable): cannot be written; check the folder and its permissions"
      )
    }
  }
}
