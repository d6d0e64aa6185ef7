import BookstoreApp
import Iris

/// Opens links one after the other, in one shop.
struct OpenCommand {
  let output: Output
  let isJSON: Bool

  /// Opens the links; a hyphen stands for those of standard input, one a line.
  func run(_ links: [String]) async -> BookstoreCommand.Status {
    let shop = Bookstore()
    var status = BookstoreCommand.Status.success
    for link in links {
      if link == "-" {
        while let line = readLine() {
          if line.isEmpty { continue }
          await open(line, in: shop, &status)
        }
      } else {
        await open(link, in: shop, &status)
      }
    }
    return status
  }

  private func open(
    _ link: String,
    in shop: Bookstore,
    _ status: inout BookstoreCommand.Status,
  ) async {
    let report = await LinkReport.opening(link, in: shop)
    if !report.isMatched { status = .miss }
    if isJSON {
      output.write(report.json)
    } else {
      for line in report.lines(output) { output.write(line) }
    }
  }
}
