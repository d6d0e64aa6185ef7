import Foundation
import SignpostServer

/// Listens to a port of this machine, 8080 where none is given, until it is interrupted.
@main
enum Main {
  static func main() {
    let word = CommandLine.arguments.dropFirst().first ?? "8080"
    guard CommandLine.arguments.count <= 2, let port = UInt16(word) else {
      complain("signpost: \"\(word)\" is no port; write signpost 8080")
      exit(2)
    }
    do {
      let listener = try Listener(port: port)
      let signpost = Signpost(port: listener.port)
      print("http://127.0.0.1:\(listener.port)/exhibit/7")
      listener.serve { signpost.answer(to: $0) }
    } catch {
      complain("signpost: \(error); choose another port, or 0 for a free one")
      exit(1)
    }
  }

  private static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
  }
}
