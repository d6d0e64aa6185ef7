/// Sorts the words behind a command into arguments and options, and checks them.
struct ArgumentParser {
  let tool: String
  let command: ToolCommand

  struct Parsed: Equatable {
    var arguments: [String] = []
    var options: [String: [String]] = [:]
  }

  /// Sorts words.
  ///
  /// `--name value`, `--name=value`, `-n value` and `-nvalue` are options; behind `--` everything is
  /// an argument, and so is `-` alone. `--help` ends the checks: it may stand in a half-written line.
  func parse(_ words: [String]) throws(ToolFailure) -> Parsed {
    var parsed = Parsed()
    var rest = words[...]
    if Self.asksForHelp(words) {
      parsed.options["help"] = [""]
      return parsed
    }
    while let word = rest.popFirst() {
      if word == "--" {
        parsed.arguments += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        parsed.arguments.append(word)
        continue
      }
      let (option, attached) = try option(word)
      guard let value = option.value else {
        if attached != nil { throw failure("--\(option.name) takes no value; write it alone") }
        parsed.options[option.name] = [""]
        continue
      }
      guard let text = attached ?? rest.popFirst() else {
        throw failure(
          "--\(option.name) lacks its value; write --\(option.name) \(value.placeholder)"
        )
      }
      if let problem = value.problem(with: text) {
        throw failure("--\(option.name) \"\(text.printable)\" \(problem)")
      }
      if !option.isRepeated, parsed.options[option.name] != nil {
        throw failure("--\(option.name) stands twice; keep one")
      }
      parsed.options[option.name, default: []].append(text)
    }
    try check(parsed.arguments)
    return parsed
  }

  static func asksForHelp(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  private func option(_ word: String) throws(ToolFailure) -> (ToolOption, attached: String?) {
    if word.hasPrefix("--") {
      let parts = word.dropFirst(2).split(
        separator: "=",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      let name = parts.first.map(String.init) ?? ""
      if let option = command.options.first(where: { $0.name == name }) {
        return (option, parts.count > 1 ? String(parts[1]) : nil)
      }
      let guess = Suggestion.closest(to: name, among: command.options.map(\.name))
      throw failure("unknown option \"--\(name.printable)\"; " + hint(guess.map { "--" + $0 }))
    }
    let body = word.dropFirst()
    guard let short = body.first, let option = command.options.first(where: { $0.short == short })
    else { throw failure("unknown option \"\(word.printable)\"; " + hint(nil)) }
    let attached = String(body.dropFirst())
    return (option, attached.isEmpty ? nil : attached)
  }

  private func hint(_ guess: String?) -> String {
    guess.map { "did you mean \"\($0)\"?" } ?? "see \(tool) \(command.name) --help"
  }

  private func check(_ arguments: [String]) throws(ToolFailure) {
    let declared = command.arguments
    for (index, argument) in declared.enumerated() where argument.presence == .required {
      guard index < arguments.count else {
        let example = command.examples.first.map { "write \(tool) \($0)" }
        throw failure(
          "\(argument.value.placeholder) is missing; "
            + (example ?? "see \(tool) \(command.name) --help")
        )
      }
    }
    for (index, text) in arguments.enumerated() {
      let argument = index < declared.count ? declared[index] : declared.last
      guard let argument, index < declared.count || argument.presence == .repeated else {
        throw failure(
          "\"\(text.printable)\" is one argument too many; drop it or quote the one before"
        )
      }
      if let problem = argument.value.problem(with: text) {
        throw failure("\(argument.value.placeholder) \"\(text.printable)\" \(problem)")
      }
    }
  }

  private func failure(_ text: String) -> ToolFailure {
    ToolFailure("\(tool) \(command.name): \(text)")
  }
}
