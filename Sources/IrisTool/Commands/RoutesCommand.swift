import Iris

extension ToolCommand {
  static let routes = ToolCommand(
    "routes",
    summary: "list the routes of the table",
    discussion: """
      Prints every route in the order it is tried: its name, its pattern, what it captures and the \
      line that declares it. A route marked "alias" reads links and never prints them; a capture \
      marked "private" is hidden in logs. With TEXT only routes that hold it in their name or \
      pattern are listed, and the status is 1 where there is none.
      """,
    arguments: [ToolArgument(.text("TEXT"), .optional, help: "list only routes that hold this")],
    examples: ["routes", "routes book", "routes --json"],
  ) { invocation in
    let text = invocation.argument(0)?.lowercased() ?? ""
    let routes = invocation.table.routes.filter { route in
      text.isEmpty || route.name.lowercased().contains(text)
        || route.pattern.lowercased().contains(text)
    }
    if invocation.wantsJSON {
      invocation.print(JSONValue.array(routes.map(\.json)))
    } else {
      RouteTable(routes: routes, console: invocation.console).print()
    }
    return routes.isEmpty && !text.isEmpty ? .findings : .success
  }
}

/// Routes in columns.
private struct RouteTable {
  let routes: [RouteDescription]
  let console: ToolConsole

  func print() {
    let rows = routes.map { route in
      [
        route.name + (route.isAlias ? " (alias)" : ""), route.shownPattern, route.shownCaptures,
        route.source.description,
      ].map(\.printable)
    }
    let header = ["ROUTE", "PATTERN", "CAPTURES", "SOURCE"]
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    let lines = ([header] + rows).enumerated().map { index, row in
      row.enumerated().map { column, cell in
        let isLast = column == row.count - 1
        let pad = isLast ? "" : String(repeating: " ", count: widths[column] - cell.count + 2)
        return styled(cell, row: index, column: column) + pad
      }.joined()
    }
    console.write(lines.joined(separator: "\n") + "\n")
  }

  private func styled(_ cell: String, row: Int, column: Int) -> String {
    switch (row, column) {
    case (0, _): console.styled(cell, .bold)
    case (_, 0): console.styled(cell, .cyan)
    case (_, 3): console.styled(cell, .dim)
    default: cell
    }
  }
}

extension RouteDescription {
  fileprivate var shownCaptures: String {
    let captures = LinkForm(self).parameters.map { parameter in
      parameter.name + ": " + parameter.type + (parameter.isPrivate ? " (private)" : "")
    }
    return captures.isEmpty ? "-" : captures.joined(separator: ", ")
  }

  /// The route for programs.
  var json: JSONValue {
    .object([
      "name": .string(name),
      "pattern": .string(pattern),
      "shape": .string(ContractShape(self).text),
      "alias": .bool(isAlias),
      "captures": .array(
        LinkForm(self).parameters.map { parameter in
          .object([
            "name": .string(parameter.name),
            "type": .string(parameter.type),
            "place": .string(parameter.place.rawValue),
            "optional": .bool(parameter.isOptional),
            "private": .bool(parameter.isPrivate),
            "choices": parameter.choices.map { .strings($0) },
            "default": parameter.fallback.map(JSONValue.string),
          ])
        }
      ),
      "file": .string(source.fileID),
      "line": .number(source.line),
    ])
  }
}
