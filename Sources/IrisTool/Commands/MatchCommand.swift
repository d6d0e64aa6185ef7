import Iris

extension ToolCommand {
  static let match = ToolCommand(
    "match",
    summary: "say which route reads a link",
    discussion: """
      Prints for each URL the route that reads it, the route's pattern, and the canonical link: how \
      the app itself would print what the link means. The status is 1 when a link is read by none; \
      explain says why. With --json each link is one object on one line.
      """,
    arguments: [ToolArgument(.text("URL"), .repeated, help: "a link; - reads them from a pipe")],
    examples: ["match bookstore://book/42", "match - < links.txt"],
  ) { invocation throws(ToolFailure) in
    var exit = ToolExit.success
    try LinkArguments(invocation).forEach { link in
      let span = Array(link.utf8)
      let route = invocation.table.routeIndex(for: span.span).map { invocation.table.routes[$0] }
      let canonical = invocation.table.canonicalLink(for: link)
      if route == nil { exit = .findings }
      if invocation.wantsJSON {
        invocation.print(
          JSONValue.object([
            "url": .string(link),
            "matched": .bool(route != nil),
            "route": .text(route?.name),
            "pattern": .text(route?.pattern),
            "alias": route.map { .bool($0.isAlias) } ?? .null,
            "canonical": .text(canonical),
          ]).compact
        )
        return
      }
      let console = invocation.console
      guard let route else {
        invocation.print("\(link.printable)  \(console.styled("no route", .red))")
        return
      }
      let kind = route.isAlias ? " (alias)" : ""
      invocation.print(
        "\(link.printable)  \(console.styled(route.name, .cyan))\(kind)  \(route.pattern.printable)"
          + (canonical.map { $0 == link ? "" : "  \(console.styled($0.printable, .dim))" } ?? "")
      )
    }
    return exit
  }
}
