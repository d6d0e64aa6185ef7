import Iris

extension ToolCommand {
  static let lint = ToolCommand(
    "lint",
    summary: "find routes that do not do what they look like",
    discussion: """
      Looks through the table, without a single link, for routes that can never match, routes that \
      read a link another one takes, routes that read and do not print, and captures in places that \
      do not keep them. Each finding names the routes, the lines that declare them, a link that \
      shows it, and what to do. The status is 1 where a finding is a warning or an error; notes are \
      shown with --all.
      """,
    options: [ToolOption("all", help: "show notes too: what is only worth knowing")],
    examples: ["lint", "lint --all", "lint --json"],
  ) { invocation in
    let findings = invocation.table.findings.filter {
      invocation.has("all") || $0.severity > .note
    }
    if invocation.wantsJSON {
      invocation.print(JSONValue.array(findings.map(\.json)))
    } else {
      for finding in findings { invocation.print("\(finding)") }
      if findings.isEmpty { invocation.print("no findings") }
    }
    return findings.contains { $0.severity > .note } ? .findings : .success
  }
}

extension RouteFinding {
  /// The finding for programs.
  fileprivate var json: JSONValue {
    let routes = routes.map { route -> JSONValue in
      .object(["pattern": .string(route.pattern), "source": .string(route.source.description)])
    }
    return .object([
      "code": .string(code.rawValue),
      "severity": .string(severity.rawValue),
      "routes": .array(routes),
      "witness": .text(witness),
      "subject": .string(subject),
      "problem": .string(problem),
      "mend": .string(mend),
    ])
  }
}
