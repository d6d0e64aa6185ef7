import Iris

extension ToolCommand {
  static let explain = ToolCommand(
    "explain",
    summary: "say why a link is read, or what comes closest",
    discussion: """
      Prints each URL with the place that matters underlined: for a link that is read, the route; for \
      any other the route that comes closest, the segment or item where it stops, what is expected \
      there and what stands there. The status is 1 when a link is read by none. With --json each link \
      is one object on one line.
      """,
    arguments: [ToolArgument(.text("URL"), .repeated, help: "a link; - reads them from a pipe")],
    examples: ["explain bookstore://bok/42", "explain 'bookstore://search?page=x'"],
  ) { invocation throws(ToolFailure) in
    var exit = ToolExit.success
    try LinkArguments(invocation).forEach { link in
      guard let explanation = invocation.table.explanation(of: link) else { return }
      if explanation.reason != nil { exit = .findings }
      if invocation.wantsJSON {
        invocation.print(explanation.json.compact)
      } else {
        invocation.print("\(explanation)")
      }
    }
    return exit
  }
}

extension Explanation {
  /// The explanation for programs.
  fileprivate var json: JSONValue {
    let stop = closest
    return .object([
      "url": .string(link),
      "matched": .bool(reason == nil),
      "route": .text(route),
      "closest": .text(stop?.route),
      "source": .text(stop?.source.description),
      "place": .text(stop?.place.description),
      "expected": .text(stop?.expected),
      "found": .text(stop?.found),
      "offset": .integer(place?.lowerBound),
      "length": .integer(place?.count),
      "reason": .string(summary),
    ])
  }
}
