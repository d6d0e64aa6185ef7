import BookstoreCommand
import Foundation
import IrisTool

/// The shop's command line: plays a tour, opens links, plays scripts, and looks after the table.
@main
enum Main {
  static func main() async {
    let words = Array(CommandLine.arguments.dropFirst())
    // Without a command it shows what it can do on links of its own.
    let isTour = words.allSatisfy { $0 == "--json" }
    exit(await BookstoreTool.tool.status(for: isTour ? ["tour"] + words : words).rawValue)
  }
}
