import Foundation
import IrisTool
import Testing

@Suite struct `A command line` {
  static let names = [
    "routes", "export", "check-association", "contract", "map", "catalog", "audit", "completion",
  ]

  @Test(arguments: [[], ["--help"], ["-h"], ["help"]])
  func `lists its commands to a stranger`(words: [String]) async {
    let run =
      switch words.first {
      case nil: await ToolRun()
      case let word?: await ToolRun(word)
      }
    #expect(run.exit == .success)
    for name in Self.names { #expect(run.output.contains("\n  \(name)")) }
    #expect(run.output.contains("exit status 0 all is well"))
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: names) func `explains every command the same way, however asked`(
    name: String
  ) async {
    let page = await ToolRun(name, "--help")
    #expect(page.exit == .success)
    #expect(page.output.hasPrefix("bookstore \(name): "))
    for heading in ["usage bookstore \(name)", "\noptions\n", "\nexamples\n", "--json"] {
      #expect(page.output.contains(heading), "\(heading)")
    }
    #expect(page.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(await ToolRun("help", name).output == page.output)
    #expect(await ToolRun(name, "-h").output == page.output)
    #expect(await ToolRun(name, "--nonsense", "--help").output == page.output)
  }

  @Test func `a page of help is whole`() async {
    let page = await ToolRun("routes", "--help").output
    #expect(
      page == """
        bookstore routes: list the routes of the table

        usage bookstore routes [TEXT] [options]

        Prints every route in the order it is tried: its name, its pattern, what it captures and
        the line that declares it. A route marked "alias" reads links and never prints them; a
        capture marked "private" is hidden in logs. With TEXT only routes that hold it in their
        name or pattern are listed, and the status is 1 where there is none.

        arguments
          [TEXT]  list only routes that hold this

        options
              --json  print JSON for programs
          -h, --help  print this help

        examples
          bookstore routes
          bookstore routes book
          bookstore routes --json

        """
    )
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    let words: [String]
    let message: String
    var testDescription: String { words.joined(separator: " ") }
  }

  static let mistakes = [
    Mistake(
      words: ["route"],
      message: #"bookstore: unknown command "route"; did you mean "routes"?"#
    ),
    Mistake(
      words: ["frobnicate"],
      message: #"bookstore: unknown command "frobnicate"; see bookstore --help"#
    ),
    Mistake(words: ["--jsn"], message: #"bookstore: unknown option "--jsn"; see bookstore --help"#),
    Mistake(
      words: ["routes", "--jsn"],
      message: #"bookstore routes: unknown option "--jsn"; did you mean "--json"?"#
    ),
    Mistake(
      words: ["routes", "-x"],
      message: #"bookstore routes: unknown option "-x"; see bookstore routes --help"#
    ),
    Mistake(
      words: ["routes", "--json=yes"],
      message: "bookstore routes: --json takes no value; write it alone"
    ),
    Mistake(
      words: ["routes", "a", "b"],
      message: #"bookstore routes: "b" is one argument too many; drop it or quote the one before"#
    ),
    Mistake(
      words: ["map", "--format"],
      message: "bookstore map: --format lacks its value; write --format FORMAT"
    ),
    Mistake(
      words: ["map", "--format", "sgv"],
      message: #"bookstore map: --format "sgv" is none of mermaid, dot, svg; did you mean svg?"#
    ),
    Mistake(
      words: ["map", "-f", "svg", "--format=dot"],
      message: "bookstore map: --format stands twice; keep one"
    ),
    Mistake(
      words: ["audit", "x", "--top", "-1"],
      message: #"bookstore audit: --top "-1" is not a whole number; write digits"#
    ),
    Mistake(
      words: ["audit"],
      message: "bookstore audit: FILE is missing; write bookstore audit links.log"
    ),
    Mistake(
      words: ["contract", "wirte", "x"],
      message: #"bookstore contract: ACTION "wirte" is none of write, check; did you mean write?"#
    ),
    Mistake(
      words: ["export", "apple-app-site-association"],
      message: "bookstore export: --app is missing; write --app ABCDE12345.com.example.app"
    ),
    Mistake(
      words: ["export", "android-assetlinks"],
      message: "bookstore export: --package is missing; write --package com.example.app"
    ),
    Mistake(
      words: ["check-association", "/nowhere/at/all"],
      message:
        "bookstore check-association: /nowhere/at/all: cannot be read; check the path and its "
        + "permissions"
    ),
    Mistake(
      words: ["map", "-o", "/nowhere/at/all"],
      message:
        "bookstore map: /nowhere/at/all: cannot be written; check the folder and its permissions"
    ),
    Mistake(
      words: ["audit", "/nowhere/at/all"],
      message:
        "bookstore audit: /nowhere/at/all: cannot be read; check the path and its permissions"
    ),
    Mistake(
      words: ["audit", "/"],
      message: "bookstore audit: /: cannot be read; check that it is a file"
    ),
    Mistake(
      words: ["\u{1B}[2J"],
      message: #"bookstore: unknown command "\u{1B}[2J"; see bookstore --help"#
    ),
  ]

  @Test(arguments: mistakes) func `answers a mistake with one line that mends it`(
    mistake: Mistake
  ) async {
    let words = mistake.words
    let run =
      switch words.count {
      case 1: await ToolRun(words[0])
      case 2: await ToolRun(words[0], words[1])
      case 3: await ToolRun(words[0], words[1], words[2])
      default: await ToolRun(words[0], words[1], words[2], words[3])
      }
    #expect(run.exit == .usage)
    #expect(run.errors == mistake.message + "\n")
    #expect(run.output.isEmpty)
  }

  @Test(
    arguments: [
      (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false),
      (true, ["NO_COLOR": ""], true), (true, ["TERM": "dumb"], false),
    ] as [(Bool, [String: String], Bool)]
  )
  func `colours only a terminal that wants it`(
    isTerminal: Bool,
    environment: [String: String],
    isColoured: Bool,
  ) async {
    for word in ["routes", "--help"] {
      let run = await ToolRun(word, isTerminal: isTerminal, environment: environment)
      #expect(run.output.contains("\u{1B}[") == isColoured)
    }
  }

  @Test func `an app adds commands of its own, and replaces built-in ones`() async {
    let count = ToolCommand("count", summary: "count the routes", discussion: "Counts.") {
      $0.print("\($0.table.routes.count)")
      return .findings
    }
    let map = ToolCommand("map", summary: "another", discussion: "Another.") {
      _ throws(ToolFailure) in
      throw ToolFailure("no; do not")
    }
    let run = await ToolRun("count", commands: [count, map])
    #expect(run.output == "11\n")
    #expect(run.exit == .findings)
    #expect(await ToolRun("map", commands: [count, map]).errors == "bookstore map: no; do not\n")
    let help = await ToolRun(commands: [count, map]).output
    #expect(help.matches(of: /\n  map\s/).count == 1)
    #expect(help.contains("count the routes"))
  }

  @Test func `reads words as shells write them`() async {
    let one = await ToolRun("map", "-fdot").output
    #expect(one.hasPrefix("digraph"))
    #expect(await ToolRun("map", "--format=dot").output == one)
    #expect(await ToolRun("map", "-f", "dot").output == one)
    let odd = await ToolRun("routes", "--", "--json")
    #expect(odd.exit == .findings)
  }
}

@Suite struct `Completion` {
  @Test(arguments: ["bash", "zsh", "fish"]) func `knows every command and option`(
    shell: String
  ) async {
    let run = await ToolRun("completion", shell)
    #expect(run.exit == .success)
    for word in `A command line`.names + ["format", "output", "mermaid", "android-assetlinks"] {
      #expect(run.output.contains(word), "\(word)")
    }
    #expect(await ToolRun("completion", shell, "--json").json?["script"]?.text == run.output)
  }

  static func path(of shell: String) -> String? {
    ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + shell }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private func run(_ shell: String, _ script: String) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.path(of: shell)))
    process.arguments = ["-c", script]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test(
    .enabled(if: path(of: "bash") != nil, "no bash on this machine"),
    arguments: [
      (["bookstore", "ro"], "routes"),
      (["bookstore", "map", "--format", "s"], "svg"),
      (["bookstore", "map", "-f", ""], "mermaid dot svg"),
      (["bookstore", "map", "--fo"], "--format"),
      (["bookstore", "contract", ""], "write check"),
      (["bookstore", "export", "android-i"], "android-intent-filters"),
      (["bookstore", "help", "cata"], "catalog"),
      (["bookstore", "completion", "f"], "fish"),
    ],
  ) func `bash offers what fits`(words: [String], offered: String) async throws {
    let script = await ToolRun("completion", "bash").output
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    let result = try run(
      "bash",
      """
      \(script)
      COMP_WORDS=(\(line)); COMP_CWORD=\(words.count - 1)
      _bookstore; echo "${COMPREPLY[*]}"
      """
    )
    #expect(result.output == offered + "\n")
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func `the script is one its shell reads`(
    shell: String
  ) async throws {
    guard Self.path(of: shell) != nil else { return }
    let folder = try TemporaryFolder()
    let file = try folder.write(await ToolRun("completion", shell).output, to: "script")
    let result = try run(shell, "\(shell) -n '\(file)'")
    #expect(result.status == 0, "\(result.output)")
  }
}
