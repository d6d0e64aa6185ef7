import Iris

extension ToolCommand {
  static let checkAssociation = ToolCommand(
    "check-association",
    summary: "check an association file, and where it disagrees with the table",
    discussion: """
      Without --url the file is checked for rules that cannot work as written, and every link the \
      table would print is tried against it; the status is 1 when anything is found.
      With --url it says for each link which component decides and what the table makes of the link: \
      "match" opens the app, "exclude" and "no_match" leave the link to the browser. The status is 1 \
      when file and table disagree about a link. With --json each link is one object on one line.
      FILE is apple-app-site-association as served, or - for standard input.
      """,
    arguments: [ToolArgument(.file("FILE"), help: "the association file")],
    options: [
      ToolOption("url", takes: .text("URL"), isRepeated: true, help: "a link to decide"),
      ToolOption("app", takes: .text("ID"), help: "the app to decide for; all of them without it"),
      ToolOption("domain", takes: .text("HOST"), help: "the host the file is served for"),
    ],
    examples: [
      "check-association apple-app-site-association",
      "check-association apple-app-site-association --url https://example.com/book/42",
    ],
  ) { invocation throws(ToolFailure) in
    let path = invocation.argument(0) ?? "-"
    let text = try ToolFiles.read(path)
    let file: AssociationFile
    do throws(AssociationFileError) {
      file = try AssociationFile(json: text)
    } catch {
      throw ToolFailure("\(path.printable): \(error)")
    }
    let urls = invocation.options("url")
    return urls.isEmpty
      ? audit(file, invocation) : decide(urls, by: file, invocation)
  }

  private static func decide(
    _ urls: [String],
    by file: AssociationFile,
    _ invocation: ToolInvocation,
  ) -> ToolExit {
    var exit = ToolExit.success
    for url in urls {
      let check = AssociationCheck(url: url, file: file, invocation)
      if !check.agrees { exit = .findings }
      if invocation.wantsJSON {
        invocation.print(check.json.compact)
      } else {
        invocation.print(check.text(in: invocation.console))
      }
    }
    return exit
  }

  private static func audit(_ file: AssociationFile, _ invocation: ToolInvocation) -> ToolExit {
    let table = invocation.table
    var findings = file.lint()
    for route in table.routes where !route.isAlias {
      let form = LinkForm(route)
      for host in table.hosts {
        let link = LinkOrigin.host(host).link(to: form.path(form.examples))
        guard table.routeName(for: link) == route.name else { continue }
        let decision = file.decision(for: link, app: invocation.option("app"))
        guard decision.outcome != .match else { continue }
        findings.append(
          ToolFinding(
            "not-claimed",
            at: link,
            "is read by \(route.name) and "
              + (decision.place.map { "kept out by \($0)" } ?? "claimed by no component"),
            mend: "export the file again",
          )
        )
      }
    }
    if invocation.wantsJSON {
      invocation.print(JSONValue.array(findings.map(\.json)))
    } else {
      for finding in findings { invocation.print(finding.description.printable) }
      if findings.isEmpty { invocation.print("no findings") }
    }
    return findings.isEmpty ? .success : .findings
  }
}

/// One link before a file and a table.
private struct AssociationCheck {
  let url: String
  let decision: AssociationFile.Decision
  let component: AssociationFile.Component?
  let route: String?

  init(url: String, file: AssociationFile, _ invocation: ToolInvocation) {
    self.url = url
    decision = file.decision(
      for: url,
      app: invocation.option("app"),
      domain: invocation.option("domain"),
    )
    if let entry = decision.entryIndex, let index = decision.componentIndex {
      component = file.entries[entry].components[index]
    } else {
      component = nil
    }
    route = invocation.table.routeName(for: url)
  }

  /// Whether the file opens the app for just the links the table reads.
  var agrees: Bool { (decision.outcome == .match) == (route != nil) }

  var json: JSONValue {
    .object([
      "url": .string(url),
      "decision": .string(decision.outcome.rawValue),
      "app": decision.app.map(JSONValue.string) ?? .null,
      "place": decision.place.map(JSONValue.string) ?? .null,
      "component": component?.json ?? .null,
      "route": route.map(JSONValue.string) ?? .null,
      "agrees": .bool(agrees),
    ])
  }

  func text(in console: ToolConsole) -> String {
    let style: ToolConsole.Style =
      switch decision.outcome {
      case .match: .green
      case .exclude: .yellow
      case .noMatch: .dim
      }
    var lines = [console.styled(decision.outcome.rawValue, style) + "  " + url.printable]
    if let place = decision.place, let component {
      lines.append("  by \(place) \(component.json.compact.printable) for \(decision.app ?? "")")
    } else {
      lines.append("  by no component")
    }
    let reading = route.map { "reads it as \($0)" } ?? "does not read it"
    let effect =
      route == nil
      ? "the app would open and not know it" : "it would stay in the browser"
    let verdict = agrees ? "" : console.styled("; they disagree: \(effect)", .red)
    lines.append("  the table \(reading)\(verdict)")
    return lines.joined(separator: "\n")
  }
}
