/// What a command line asks of the shop, and how it ends.
///
/// ```sh
/// bookstore                        # a tour of good, odd and hostile links
/// bookstore open URL…              # what the shop makes of links; - reads them from a pipe
/// bookstore play FILE              # links, taps and sign-ins on a clock of their own
/// ```
package struct BookstoreCommand {
  /// How a command ends.
  package enum Status: Int32 {
    /// Every link was read.
    case success = 0
    /// A link fell back.
    case miss = 1
    /// The command line was not understood.
    case usage = 2
  }

  private let output: Output

  /// Makes the command.
  package init(output: Output) { self.output = output }

  /// Runs a command line, without the program's name.
  package func run(_ arguments: [String]) async -> Status {
    let isJSON = arguments.contains("--json")
    let words = arguments.filter { $0 != "--json" }
    if let option = words.first(where: { $0.hasPrefix("-") && $0 != "-" && $0 != "--" }),
      !["-h", "--help"].contains(option)
    {
      return misused("\(option) is no option; use --json, or see bookstore --help")
    }
    if words.contains("-h") || words.contains("--help") || words.first == "help" {
      output.write(Self.help)
      return .success
    }
    let rest = Array(words.dropFirst().filter { $0 != "--" })
    switch words.first {
    case nil: return await TourCommand(output: output, isJSON: isJSON).run()
    case "open" where rest.isEmpty:
      return misused("open needs a link: bookstore open bookstore://book/42, or - to read a pipe")
    case "open": return await OpenCommand(output: output, isJSON: isJSON).run(rest)
    case "play" where rest.count != 1:
      return misused("play needs one script: bookstore play FILE, or - to read a pipe")
    case "play": return await PlayCommand(output: output, isJSON: isJSON).run(rest[0])
    case let word?:
      return misused("\(word) is no command; use open or play, or see bookstore --help")
    }
  }

  private func misused(_ mend: String) -> Status {
    output.complain("bookstore: \(mend)")
    return .usage
  }

  static let help = """
    The book store: what its links mean, where they lead, and how they print.

    bookstore                 plays a tour of good, odd and hostile links
    bookstore open URL…       opens links one after the other; - reads them from standard input,
                              one a line
    bookstore play FILE       plays a script of links, taps and sign-ins on a clock of its own, and
                              prints the trace; - reads it from standard input

    --json                    prints one JSON object a line
    -h, --help                prints this

    A script has one event a line; # begins a comment:
      link URL | tap URL | sign-in | sign-out | back | wait 250ms | slow 300ms

    The exit code is 0 where every link was read, 1 where one fell back, 2 for a usage error.
    Colours are left out where the output is no terminal, or NO_COLOR is set.
    """
}
