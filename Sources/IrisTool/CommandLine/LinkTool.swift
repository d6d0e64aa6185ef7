import Foundation
public import Iris

/// A command line over an app's own table of links.
///
/// ```swift
/// @main enum BookstoreTool {
///   static func main() async { await LinkTool(name: "bookstore", router: router).run() }
/// }
/// ```
///
/// `bookstore` alone lists the commands; each explains itself with `--help`, prints for programs with
/// `--json`, and ends with 0 when all is well, 1 when it found something and 2 when the line or a
/// file is wrong.
public struct LinkTool: Sendable {
  private let name: String
  private let table: any LinkTable
  private let commands: [ToolCommand]

  /// Makes a tool.
  ///
  /// - Parameters:
  ///   - name: The word the tool is called by, and the title of what it writes.
  ///   - table: The table the tool is about.
  ///   - commands: The app's own commands; one with the name of a built-in one replaces it.
  public init(name: String, table: some LinkTable, commands: [ToolCommand] = []) {
    self.name = name
    self.table = table
    let builtIn = ToolCommand.builtIn.filter { command in
      !commands.contains { $0.name == command.name }
    }
    self.commands = builtIn + commands + [Self.completion(of: builtIn + commands)]
  }

  /// Makes a tool over an app's own router.
  ///
  /// - Parameters:
  ///   - name: The word the tool is called by, and the title of what it writes.
  ///   - router: The router the tool is about.
  ///   - commands: The app's own commands; one with the name of a built-in one replaces it.
  public init<Intent>(
    name: String,
    router: URLPathRouter<Intent>,
    commands: [ToolCommand] = [],
  ) {
    self.init(name: name, table: RouterTable(router), commands: commands)
  }

  /// Runs the tool and ends the process with its status.
  ///
  /// - Parameter arguments: The words of the line, the tool's own path first.
  public func run(_ arguments: [String] = CommandLine.arguments) async -> Never {
    exit(await status(for: Array(arguments.dropFirst()), console: .standard).rawValue)
  }

  /// Runs the tool and says how it ended, for a program that ends in its own way.
  ///
  /// - Parameter words: The words of the line, without the tool's own path.
  /// - Returns: The status the process should end with.
  public func status(for words: [String]) async -> ToolExit {
    await status(for: words, console: .standard)
  }

  /// Runs the tool and says how it ended.
  package func status(for words: [String], console: ToolConsole) async -> ToolExit {
    do throws(ToolFailure) {
      return try await run(words[...], console: console)
    } catch {
      console.writeError(error.description + "\n")
      return .usage
    }
  }

  private func run(
    _ words: ArraySlice<String>,
    console: ToolConsole,
  ) async throws(ToolFailure) -> ToolExit {
    let help = HelpText(tool: name, console: console)
    guard let first = words.first, first != "--help", first != "-h" else {
      console.write(help.overview(of: commands))
      return .success
    }
    let rest = Array(words.dropFirst())
    if first == "help" {
      guard let wanted = rest.first else {
        console.write(help.overview(of: commands))
        return .success
      }
      console.write(help.page(for: try command(wanted)))
      return .success
    }
    let command = try command(first)
    let parsed = try ArgumentParser(tool: name, command: command).parse(rest)
    if parsed.options["help"] != nil {
      console.write(help.page(for: command))
      return .success
    }
    let invocation = ToolInvocation(
      table: table,
      toolName: name,
      arguments: parsed.arguments,
      options: parsed.options,
      console: console,
    )
    do throws(ToolFailure) {
      return try await command.body(invocation)
    } catch {
      throw ToolFailure("\(name) \(command.name): \(error.description)")
    }
  }

  private func command(_ word: String) throws(ToolFailure) -> ToolCommand {
    if let command = commands.first(where: { $0.name == word }) { return command }
    let kind = word.hasPrefix("-") ? "option" : "command"
    let guess = Suggestion.closest(to: word, among: commands.map(\.name))
    throw ToolFailure(
      "\(name): unknown \(kind) \"\(word.printable)\"; "
        + (guess.map { "did you mean \"\($0)\"?" } ?? "see \(name) --help")
    )
  }

  private static func completion(of commands: [ToolCommand]) -> ToolCommand {
    ToolCommand(
      "completion",
      summary: "print a shell's completion script",
      discussion: """
        Prints a script that completes commands, options, choices and files. Put it where your \
        shell looks: for bash, source it in ~/.bashrc; for zsh, save it as a file named with an \
        underscore and the tool's name in a folder of $fpath; for fish, save it in \
        ~/.config/fish/completions.
        """,
      arguments: [
        ToolArgument(
          .choice("SHELL", ShellCompletion.Shell.allCases.map(\.rawValue)),
          help: "the shell"
        )
      ],
      examples: ["completion bash", "completion fish"],
    ) { invocation in
      guard let shell = invocation.argument(0).flatMap(ShellCompletion.Shell.init) else {
        return .usage
      }
      let script = ShellCompletion(tool: invocation.toolName, commands: commands).script(for: shell)
      if invocation.wantsJSON {
        invocation.print(JSONValue.object(["script": .string(script)]))
      } else {
        invocation.console.write(script)
      }
      return .success
    }
  }
}
