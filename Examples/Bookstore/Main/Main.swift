import BookstoreCommand
import Foundation

/// The shop's command line: plays a tour, opens links, plays scripts.
@main
enum Main {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let status = await BookstoreCommand(output: .standard).run(arguments)
    exit(status.rawValue)
  }
}
