import Iris

extension ToolCommand {
  static let url = ToolCommand(
    "url",
    summary: "build a link from a route's name and values",
    discussion: """
      Puts a link together from the name of a route, as routes lists it, and a value for each of its \
      captures, written as name=value. A list takes its name several times, a tail takes slashes, a \
      flag is true where it is named. The link is read back before it is printed, and printed for \
      every origin of the table; values that no link can carry end with status 2.
      """,
    arguments: [
      ToolArgument(.text("ROUTE"), help: "the route's name"),
      ToolArgument(.text("NAME=VALUE"), .repeated, help: "a capture's value"),
    ],
    examples: ["url catalogue.book id=42", "url search.results q=swift page=2"],
  ) { invocation throws(ToolFailure) in
    let name = invocation.argument(0) ?? ""
    let table = invocation.table
    guard let route = table.routes.first(where: { $0.name == name && !$0.isAlias }) else {
      let names = table.routes.filter { !$0.isAlias }.map(\.name)
      let guess = Suggestion.closest(to: name, among: names).map { "did you mean \($0)?" }
      throw ToolFailure(
        "\"\(name.printable)\" is no route; \(guess ?? "see \(invocation.toolName) routes")"
      )
    }
    let form = LinkForm(route)
    let values = try form.values(invocation.arguments(from: 1))
    let path = form.path(values)
    let links = LinkOrigin.all(schemes: table.schemes, hosts: table.hosts).map { $0.link(to: path) }
    for link in links where table.routeName(for: link) != name {
      let other = table.routeName(for: link).map { "is read by \($0)" } ?? "is read by no route"
      throw ToolFailure("\(link.printable) \(other); give values that \(name) reads")
    }
    if invocation.wantsJSON {
      invocation.print(
        JSONValue.object(["route": .string(name), "links": .strings(links)]).compact
      )
    } else {
      for link in links { invocation.print(link) }
    }
    return .success
  }
}

extension LinkForm {
  /// The values of a command line, in the form's order; what is not named is left out.
  ///
  /// - Throws: Where a word names no capture, or a capture that must be there has no value.
  fileprivate func values(_ words: [String]) throws(ToolFailure) -> [String] {
    var values = parameters.map { _ in "" }
    var given: Set<Int> = []
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts.first ?? "")
      guard let index = parameters.firstIndex(where: { $0.name == name }) else {
        let names = parameters.map(\.name).joined(separator: ", ")
        throw ToolFailure(
          "\"\(name.printable)\" is no capture of the route; "
            + (names.isEmpty ? "it has none" : "name one of \(names)")
        )
      }
      let value = parts.count > 1 ? String(parts[1]) : "true"
      let isMore = parameters[index].place == .list && given.contains(index)
      values[index] = isMore ? values[index] + "\n" + value : value
      given.insert(index)
    }
    for (index, parameter) in parameters.enumerated()
    where !parameter.isOptional && !given.contains(index) {
      throw ToolFailure("\(parameter.name) has no value; write \(parameter.name)=VALUE")
    }
    return values
  }
}
