import BookstoreApp
import Iris
import IrisTool

extension ToolCommand {
  static let open = ToolCommand(
    "open",
    summary: "open links and show where they lead",
    discussion: """
      Opens links one after the other in one shop and shows for each what it means, the route that \
      read it, what became of it, what is on screen then, and how the link prints. A link that falls \
      back says which route came closest, and the status is then 1. With --json each link is one \
      object on one line.
      """,
    arguments: [ToolArgument(.text("URL"), .repeated, help: "a link; - reads them from a pipe")],
    examples: ["open bookstore://book/42", "open --json - < links.txt"],
  ) { invocation throws(ToolFailure) in
    let links = invocation.arguments(from: 0)
    if links.isEmpty {
      throw ToolFailure("URL is missing; write bookstore open bookstore://book/42")
    }
    return await OpenCommand(output: Output(invocation)).run(links)
  }
}

/// Opens links one after the other, in one shop.
struct OpenCommand {
  let output: Output

  /// Opens the links; a hyphen stands for those of standard input, one a line.
  func run(_ links: [String]) async -> ToolExit {
    let shop = Bookstore()
    var exit = ToolExit.success
    for link in links {
      if link == "-" {
        while let line = readLine() {
          if line.isEmpty { continue }
          if await !open(line, in: shop) { exit = .findings }
        }
      } else if await !open(link, in: shop) {
        exit = .findings
      }
    }
    return exit
  }

  /// Opens a link, and tells whether a route read it.
  private func open(_ link: String, in shop: Bookstore) async -> Bool {
    let report = await LinkReport.opening(link, in: shop)
    if output.isJSON {
      output.write(report.json)
    } else {
      for line in report.lines(output) { output.write(line) }
    }
    return report.isMatched
  }
}
