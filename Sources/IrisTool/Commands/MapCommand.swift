import Iris

extension ToolCommand {
  static let map = ToolCommand(
    "map",
    summary: "draw the tree of routes",
    discussion: """
      Draws the routes as a tree of their segments: for Mermaid, which many pages render in place, \
      for Graphviz, or as an SVG picture that needs nothing and follows the reader's colour scheme.
      """,
    options: [
      ToolOption(
        "format",
        short: "f",
        takes: .choice("FORMAT", ["mermaid", "dot", "svg"]),
        help: "how to draw it; mermaid without it",
      ),
      .output,
    ],
    examples: ["map", "map --format svg -o links.svg", "map --format dot | dot -Tpdf > links.pdf"],
  ) { invocation throws(ToolFailure) in
    let map = RouteMap(routes: invocation.table.routes, title: invocation.toolName)
    let text =
      if invocation.wantsJSON {
        map.root.json.formatted()
      } else {
        switch invocation.option("format") {
        case "dot": map.dot
        case "svg": map.svg
        default: map.mermaid
        }
      }
    try ToolFiles.write(text, to: invocation.option("output"), console: invocation.console)
    return .success
  }
}

extension RouteMap.Node {
  fileprivate var json: JSONValue {
    .object([
      "segment": .string(label),
      "capture": .bool(isCapture),
      "routes": .strings(routes.map(\.name)),
      "children": .array(children.map(\.json)),
    ])
  }
}
