/// The links a command is about: its arguments, with a hyphen for those of standard input.
struct LinkArguments {
  private let links: [String]

  /// Takes the links of a command line.
  ///
  /// - Throws: Where there is none.
  init(_ invocation: ToolInvocation) throws(ToolFailure) {
    links = invocation.arguments(from: 0)
    if links.isEmpty { throw ToolFailure("URL is missing; write a link, or - to read a pipe") }
  }

  /// Calls a closure with every link; empty lines of a pipe are none.
  func forEach(_ body: (String) -> Void) {
    for link in links {
      guard link == "-" else {
        body(link)
        continue
      }
      while let line = readLine() {
        if !line.isEmpty { body(line) }
      }
    }
  }
}
