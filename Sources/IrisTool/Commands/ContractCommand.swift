import Iris

extension ToolCommand {
  static let contract = ToolCommand(
    "contract",
    summary: "keep released links alive",
    discussion: """
      A link that is printed on paper or sent by mail outlives the release that made it. "contract \
      write" draws up the table's links as a file to keep under version control; "contract check" \
      compares the file with the table as it is now, tries the released samples, and names every \
      link that no longer reads, reads less or means something else. The status is then 1; new links \
      are told and are fine. After a change that is meant, write the file again: the difference shows \
      in review, one line a link.
      """,
    arguments: [
      ToolArgument(.choice("ACTION", ["write", "check"]), help: "what to do"),
      ToolArgument(.file("FILE"), help: "the contract"),
    ],
    examples: ["contract write links.json", "contract check links.json"],
  ) { invocation throws(ToolFailure) in
    let path = invocation.argument(1) ?? "-"
    guard invocation.argument(0) == "check" else {
      let json = LinkContract(invocation.table).json
      try ToolFiles.write(json, to: path, console: invocation.console)
      return .success
    }
    let released: LinkContract
    let text = try ToolFiles.read(path)
    do throws(LinkContractError) {
      released = try LinkContract(json: text)
    } catch {
      throw ToolFailure("\(path.printable): \(error)")
    }
    let changes = released.changes(to: invocation.table)
    if invocation.wantsJSON {
      invocation.print(JSONValue.array(changes.map(\.json)))
    } else {
      for change in changes {
        let style: ToolConsole.Style = change.isBreaking ? .red : .green
        let kind = invocation.console.styled(change.kind.rawValue, style)
        invocation.print("\(kind)  \(change.description.printable)")
      }
      if changes.isEmpty { invocation.print("every released link reads as it did") }
    }
    return changes.contains(where: \.isBreaking) ? .findings : .success
  }
}
