import Foundation
import Testing

/// The rooms of the library, lowest first.
private let rooms = ["Routing", "Matching", "Codec", "Delivery", "Navigation"]

private let library = URL(filePath: #filePath)
  .deletingLastPathComponent().appending(path: "../../Sources/Iris").standardizedFileURL

@Suite struct `The rooms` {
  /// The compiler does not see folders, so a name that leaks upwards is found here.
  @Test(arguments: rooms.indices)
  func `name no type of a later room`(index: Int) throws {
    let later: Set<Substring> = try Set(
      rooms[(index + 1)...].flatMap { try Room(name: $0).declared }
    )
    .subtracting(Room(name: rooms[index]).declared)
    for file in try Room(name: rooms[index]).files {
      let leaks = file.words.intersection(later).sorted()
      #expect(leaks == [], "\(rooms[index])/\(file.name)")
    }
  }

  @Test func `are all the folders there are, and none is empty`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: library.path())
      .filter { !$0.contains(".") }
    #expect(Set(folders).isSubset(of: rooms))
    for folder in folders { #expect(try !Room(name: folder).files.isEmpty, "\(folder)") }
  }

  @Test func `import nothing but Foundation's core`() throws {
    for room in rooms {
      for file in try Room(name: room).files {
        let imports = file.code.matches(of: /(?m)^\s*(?:\w+ )?import (\w+)/).map { String($0.1) }
        var allowed: Set = ["FoundationEssentials", "Foundation", "Observation"]
        // An adapter for screens, where there are any.
        if file.code.contains("#if canImport(SwiftUI)") { allowed.insert("SwiftUI") }
        #expect(Set(imports).isSubset(of: allowed), "\(room)/\(file.name)")
      }
    }
  }
}

/// One folder of the library.
private struct Room {
  struct File {
    let name: String
    /// The text without comments.
    let code: String
    /// The words that can be a type's name.
    var words: Set<Substring> {
      Set(code.split { !$0.isLetter && !$0.isNumber }.filter { $0.first?.isUppercase == true })
    }
  }

  let files: [File]

  init(name: String) throws {
    let folder = library.appending(path: name)
    let urls = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    files = try (urls ?? []).filter { $0.pathExtension == "swift" }.map { url in
      let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      let code = lines.filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
      return File(name: url.lastPathComponent, code: code.joined(separator: "\n"))
    }
  }

  /// The names of the types declared at the outermost level.
  var declared: Set<Substring> {
    let pattern =
      /(?m)^(?:public |package )?(?:final |indirect )?(?:struct|enum|actor|class|protocol|typealias) (\w+)/
    return Set(files.flatMap { $0.code.matches(of: pattern).map(\.output.1) })
  }
}
