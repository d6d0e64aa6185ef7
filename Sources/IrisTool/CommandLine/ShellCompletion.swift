/// Scripts that teach a shell the commands of a tool, drawn up from the declarations.
struct ShellCompletion {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  let tool: String
  let commands: [ToolCommand]

  init(tool: String, commands: [ToolCommand]) {
    self.tool = tool
    let completion = ToolCommand(
      "completion",
      summary: "print a shell's completion script",
      discussion: "",
      arguments: [ToolArgument(.choice("SHELL", Shell.allCases.map(\.rawValue)), help: "the shell")],
    ) { _ in .success }
    self.commands = commands + [completion]
  }

  func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The tool's name as part of a function's.
  private var function: String {
    "_" + String(tool.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }

  private static func words(_ option: ToolOption) -> [String] {
    ["--" + option.name] + (option.short.map { ["-\($0)"] } ?? [])
  }
}

// MARK: bash

extension ShellCompletion {
  private var bash: String {
    let cases = commands.map { command in
      """
          \(command.name))
            case "$prev" in
      \(valueCases(of: command))
            esac
            if [[ "$cur" == -* ]]; then
              COMPREPLY=($(compgen -W '\(command.options.flatMap(Self.words).joined(separator: " "))' -- "$cur"))
              return
            fi
            \(bashArguments(of: command))
            ;;
      """
    }
    return """
      # Completes \(tool) in bash.
      \(function)() {
        local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}"
        COMPREPLY=()
        if [[ $COMP_CWORD -eq 1 ]]; then
          COMPREPLY=($(compgen -W '\((commands.map(\.name) + ["help", "--help"]).joined(separator: " "))' -- "$cur"))
          return
        fi
        case "${COMP_WORDS[1]}" in
          help)
            COMPREPLY=($(compgen -W '\(commands.map(\.name).joined(separator: " "))' -- "$cur"))
            ;;
      \(cases.joined(separator: "\n"))
        esac
      }
      complete -F \(function) \(Self.quoted(tool))

      """
  }

  private func valueCases(of command: ToolCommand) -> String {
    command.options.compactMap { option in
      guard let value = option.value else { return nil }
      let pattern = Self.words(option).joined(separator: "|")
      return "        \(pattern)) \(Self.bashReply(value)); return ;;"
    }.joined(separator: "\n")
  }

  private static func bashReply(_ value: ToolValue) -> String {
    switch value {
    case .file: #"COMPREPLY=($(compgen -f -- "$cur"))"#
    case .choice(_, let words):
      #"COMPREPLY=($(compgen -W '\#(words.joined(separator: " "))' -- "$cur"))"#
    case .text, .number: "COMPREPLY=()"
    }
  }

  private func bashArguments(of command: ToolCommand) -> String {
    guard let first = command.arguments.first else { return ":" }
    guard let last = command.arguments.last, command.arguments.count > 1 else {
      return Self.bashReply(first.value)
    }
    return "if [[ $COMP_CWORD -eq 2 ]]; then \(Self.bashReply(first.value)); "
      + "else \(Self.bashReply(last.value)); fi"
  }
}

// MARK: zsh

extension ShellCompletion {
  private var zsh: String {
    let list = commands.map { "    \(Self.quoted("\(Self.described($0.name)):\($0.summary)"))" }
    let cases = commands.map { command in
      let specifications =
        command.options.flatMap(Self.zshOption) + command.arguments.map(Self.zshArgument)
      return """
            \(command.name))
              _arguments \(specifications.map(Self.quoted).joined(separator: " "))
              ;;
        """
    }
    return """
      #compdef \(tool)
      # Completes \(tool) in zsh.
      \(function)() {
        local -a commands
        commands=(
      \(list.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe 'command' commands
          return
        fi
        local command="$words[2]"
        shift words
        (( CURRENT-- ))
        case "$command" in
          help) _describe 'command' commands ;;
      \(cases.joined(separator: "\n"))
        esac
      }
      if [ "$funcstack[1]" = "\(function)" ]; then
        \(function) "$@"
      else
        compdef \(function) \(Self.quoted(tool))
      fi

      """
  }

  private static func described(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing(":", with: "\\:").replacing("[", with: "\\[")
      .replacing("]", with: "\\]")
  }

  private static func zshOption(_ option: ToolOption) -> [String] {
    words(option).map { word in
      let repeated = option.isRepeated ? "*" : ""
      let value = option.value.map { ":\(described($0.placeholder)):\(zshAction($0))" } ?? ""
      return "\(repeated)\(word)[\(described(option.help))]\(value)"
    }
  }

  private static func zshArgument(_ argument: ToolArgument) -> String {
    let start =
      switch argument.presence {
      case .required: ":"
      case .optional: "::"
      case .repeated: "*:"
      }
    return start + described(argument.value.placeholder) + ":" + zshAction(argument.value)
  }

  private static func zshAction(_ value: ToolValue) -> String {
    switch value {
    case .file: "_files"
    case .choice(_, let words): "(\(words.joined(separator: " ")))"
    case .text, .number: " "
    }
  }
}

// MARK: fish

extension ShellCompletion {
  private var fish: String {
    var lines = ["# Completes \(tool) in fish.", "complete -c \(Self.quoted(tool)) -f"]
    let start = "complete -c \(Self.quoted(tool))"
    for command in commands {
      lines.append(
        "\(start) -n __fish_use_subcommand -a \(command.name) -d \(Self.fishQuoted(command.summary))"
      )
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.options {
        let short = option.short.map { " -s \($0)" } ?? ""
        let value = option.value.map { " " + Self.fishValue($0) } ?? ""
        lines.append(
          "\(start) \(condition) -l \(option.name)\(short)\(value) -d \(Self.fishQuoted(option.help))"
        )
      }
      for argument in command.arguments {
        switch argument.value {
        case .file: lines.append("\(start) \(condition) -F")
        case .choice(_, let words):
          lines.append("\(start) \(condition) -a \(Self.quoted(words.joined(separator: " ")))")
        case .text, .number: break
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fishQuoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }

  private static func fishValue(_ value: ToolValue) -> String {
    switch value {
    case .file: "-r -F"
    case .choice(_, let words): "-x -a \(quoted(words.joined(separator: " ")))"
    case .text, .number: "-x"
    }
  }
}
