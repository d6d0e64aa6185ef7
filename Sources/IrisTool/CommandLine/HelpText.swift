/// The help of a tool and of its commands, drawn up from the declarations.
struct HelpText {
  let tool: String
  let console: ToolConsole

  func overview(of commands: [ToolCommand]) -> String {
    """
    \(heading("\(tool): work with the links of \(tool)"))

    \(heading("usage")) \(tool) COMMAND [arguments] [options]

    \(heading("commands"))
    \(columns(commands.map { ($0.name, $0.summary) }))

    \(heading("exit status")) 0 all is well; 1 something was found or missed; 2 the line or a file \
    is wrong
    See \(tool) COMMAND --help for a command, and \(tool) completion --help for your shell.

    """
  }

  func page(for command: ToolCommand) -> String {
    var sections = [
      heading("\(tool) \(command.name): \(command.summary)"),
      "\(heading("usage")) \(usage(of: command))",
      Self.wrapped(command.discussion, width: 88),
    ]
    if !command.arguments.isEmpty {
      let rows = command.arguments.map { argument in
        (argument.usage, argument.help + Self.choices(argument.value))
      }
      sections.append(heading("arguments") + "\n" + columns(rows))
    }
    let rows = command.options.map { option in
      let value = option.value.map { " " + $0.placeholder } ?? ""
      let short = option.short.map { "-\($0), " } ?? "    "
      let help = option.help + (option.value.map(Self.choices) ?? "")
      return (
        short + "--" + option.name + value, help + (option.isRepeated ? "; may be repeated" : "")
      )
    }
    sections.append(heading("options") + "\n" + columns(rows))
    if !command.examples.isEmpty {
      let lines = command.examples.map { "  \(tool) \($0)" }
      sections.append(heading("examples") + "\n" + lines.joined(separator: "\n"))
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  private func usage(of command: ToolCommand) -> String {
    ([tool, command.name] + command.arguments.map(\.usage) + ["[options]"]).joined(separator: " ")
  }

  private func heading(_ text: String) -> String { console.styled(text, .bold) }

  private static func choices(_ value: ToolValue) -> String {
    guard case .choice(_, let words) = value else { return "" }
    return ": " + words.joined(separator: ", ")
  }

  private func columns(_ rows: [(String, String)]) -> String {
    let width = min(28, rows.map(\.0.count).max() ?? 0)
    return rows.map { name, help in
      let lines = Self.wrapped(help, width: 92 - width).split(separator: "\n")
      let pad = String(repeating: " ", count: width + 4)
      let start =
        name.count <= width
        ? "  " + name + String(repeating: " ", count: width - name.count + 2)
        : "  " + name + "\n" + pad
      return start + lines.joined(separator: "\n" + pad)
    }.joined(separator: "\n")
  }

  static func wrapped(_ text: String, width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { paragraph in
      var lines: [String] = [""]
      for word in paragraph.split(separator: " ") {
        if let last = lines.last, !last.isEmpty, last.count + word.count + 1 > width {
          lines.append(String(word))
        } else {
          lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
        }
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
