import Foundation

/// A page of the documentation, and the programs its Swift blocks make.
///
/// The blocks of a page are one program, in their order, so that a later block may use what an
/// earlier one declares. A comment, which readers of the page do not see, changes that:
///
/// | comment | what it does |
/// |---|---|
/// | `<!-- snippets: after NAME -->` | puts `Preambles/NAME.swift` in front of the page's programs |
/// | `<!-- snippet: new program -->` | begins a program of its own with the next block |
/// | `<!-- snippet: scoped -->` | gives the next block a scope of its own |
/// | `<!-- snippet: Apple's systems only -->` | leaves the next block out; the page says so too |
struct Page: Sendable {
  /// A Swift block, and where it stands.
  struct Block: Equatable, Sendable {
    /// The line of the page on which its code begins, counted from 1.
    let line: Int
    let code: String
    let isScoped: Bool
  }

  /// What a page says that no block makes of.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// Where the page is, from the root of the package.
  let path: String
  private(set) var preamble: String?
  private(set) var programs: [[Block]] = []
  /// How many blocks only Apple's systems compile.
  private(set) var appleOnlyCount = 0

  /// Reads a page.
  init(path: String, text: String) throws {
    self.path = path
    var current: [Block] = []
    var marks: Set<Substring> = []
    var open: (line: Int, indent: Int, code: [Substring])?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let trimmed = line.drop { $0 == " " }
      if let block = open {
        guard trimmed.hasPrefix("```") else {
          open?.code.append(line.dropFirst(min(block.indent, line.count - trimmed.count)))
          continue
        }
        open = nil
        if marks.remove("Apple's systems only") != nil {
          appleOnlyCount += 1
          continue
        }
        if marks.remove("new program") != nil, !current.isEmpty {
          programs.append(current)
          current = []
        }
        current.append(
          Block(
            line: block.line,
            code: block.code.joined(separator: "\n"),
            isScoped: marks.remove("scoped") != nil,
          )
        )
      } else if trimmed.hasPrefix("```swift") {
        open = (index + 2, line.count - trimmed.count, [])
      } else if let mark = Self.argument(of: "snippet", in: trimmed) {
        guard ["new program", "scoped", "Apple's systems only"].contains(mark) else {
          throw Problem(description: "\(path):\(index + 1): \(mark) is no mark of a snippet")
        }
        marks.insert(mark)
      } else if let name = Self.argument(of: "snippets", in: trimmed) {
        guard name.hasPrefix("after ") else {
          throw Problem(description: "\(path):\(index + 1): write snippets: after NAME")
        }
        preamble = String(name.dropFirst("after ".count))
      }
    }
    if !current.isEmpty { programs.append(current) }
    if open != nil { throw Problem(description: "\(path): a block is not closed") }
    if !marks.isEmpty { throw Problem(description: "\(path): a mark without a block behind it") }
  }

  private static func argument(of word: String, in line: Substring) -> Substring? {
    guard line.hasPrefix("<!-- \(word): "), line.hasSuffix(" -->") else { return nil }
    return line.dropFirst("<!-- \(word): ".count).dropLast(" -->".count)
  }

  /// A program as the compiler is given it: complaints name the page and its line.
  func source(of program: [Block], after preamble: String?) -> String {
    var text = ""
    if let name = self.preamble, let preamble {
      text += "#sourceLocation(file: \"\(name).swift\", line: 1)\n\(preamble)\n"
    }
    for block in program {
      if block.isScoped { text += "do {\n" }
      text += "#sourceLocation(file: \"\(path)\", line: \(block.line))\n\(block.code)\n"
      if block.isScoped { text += "}\n" }
    }
    return text + "#sourceLocation()\n"
  }
}

extension Page: CustomTestStringConvertible {
  /// The page's path.
  var testDescription: String { path }
}
