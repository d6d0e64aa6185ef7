import Iris

extension ToolCommand {
  static let catalog = ToolCommand(
    "catalog",
    summary: "write a page with every link, to fill in, tap and scan",
    discussion: """
      Writes one HTML page that needs no network: every link with its pattern, its parameters to fill \
      in, an example to tap and a QR code to scan, with a filter over all of them. Put it where \
      testers and writers find it. Equal tables give equal pages, so it may be kept under version \
      control.
      """,
    options: [.output],
    examples: ["catalog -o links.html"],
  ) { invocation throws(ToolFailure) in
    let table = invocation.table
    let text: String
    if invocation.wantsJSON {
      let origins = LinkOrigin.all(schemes: table.schemes, hosts: table.hosts)
      text =
        JSONValue.array(
          table.routes.map { route in
            let form = LinkForm(route)
            let path = form.path(form.examples)
            return .object([
              "name": .string(route.name),
              "pattern": .string(route.pattern),
              "examples": .strings(origins.map { $0.link(to: path) }),
            ])
          }
        ).formatted()
    } else {
      text =
        LinkCatalogue(
          title: invocation.toolName,
          routes: table.routes,
          schemes: table.schemes,
          hosts: table.hosts,
        ).html
    }
    try ToolFiles.write(text, to: invocation.option("output"), console: invocation.console)
    return .success
  }
}
