import Foundation
import Testing

/// A page of the documentation, and the programs its Swift blocks make.
///
/// The blocks of a page are one program, in their order, so that a later block may use what an
/// earlier one declares. A comment, which readers of the page do not see, changes that:
///
/// | comment | what it does |
/// |---|---|
/// | `<!-- snippets: after NAME -->` | puts `Preambles/NAME.swift` in front of the page's programs |
/// | `<!-- snippet: new program -->` | begins a program of its own with the next block |
/// | `<!-- snippet: new program, main actor by default -->` | the same, as in a new app target |
/// | `<!-- snippet: scoped -->` | gives the next block a scope of its own |
/// | `<!-- snippet: Apple's systems only -->` | leaves the next block out; the page says so too |
///
/// A program on the main actor by default has no preamble in front.
struct Page: Sendable {
  /// A Swift block, and where it stands.
  struct Block: Equatable, Sendable {
    /// The line of the page on which its code begins, counted from 1.
    let line: Int
    let code: String
    let isScoped: Bool
  }

  /// Blocks that are compiled together.
  struct Program: Equatable, Sendable {
    var blocks: [Block]
    /// Whether what says nothing else is on the main actor, as in a new app target.
    var isOnMainActor = false
  }

  /// A comment that means nothing, or stands where it means nothing.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// Where the page is, from the root of the package.
  let path: String
  private(set) var preamble: String?
  private(set) var programs: [Program] = []
  /// How many blocks only Apple's systems compile.
  private(set) var appleOnlyCount = 0

  /// Reads a page.
  init(path: String, text: String) throws {
    self.path = path
    var current = Program(blocks: [])
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
        if marks.remove(Self.appleOnly) != nil {
          appleOnlyCount += 1
          continue
        }
        let isOnMainActor = marks.remove(Self.onMainActor) != nil
        if marks.remove(Self.newProgram) != nil || isOnMainActor {
          if !current.blocks.isEmpty { programs.append(current) }
          current = Program(blocks: [], isOnMainActor: isOnMainActor)
        }
        current.blocks.append(
          Block(
            line: block.line,
            code: block.code.joined(separator: "\n"),
            isScoped: marks.remove(Self.scoped) != nil,
          )
        )
      } else if trimmed.hasPrefix("```swift") {
        open = (index + 2, line.count - trimmed.count, [])
      } else if let mark = Self.argument(of: "snippet", in: trimmed) {
        guard [Self.newProgram, Self.onMainActor, Self.scoped, Self.appleOnly].contains(mark) else {
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
    if !current.blocks.isEmpty { programs.append(current) }
    if open != nil { throw Problem(description: "\(path): a block is not closed") }
    if !marks.isEmpty { throw Problem(description: "\(path): a mark without a block behind it") }
  }

  private static let newProgram: Substring = "new program"
  private static let onMainActor: Substring = "new program, main actor by default"
  private static let scoped: Substring = "scoped"
  private static let appleOnly: Substring = "Apple's systems only"

  private static func argument(of word: String, in line: Substring) -> Substring? {
    guard line.hasPrefix("<!-- \(word): "), line.hasSuffix(" -->") else { return nil }
    return line.dropFirst("<!-- \(word): ".count).dropLast(" -->".count)
  }

  /// A program as the compiler is given it: complaints name the page and its line.
  func source(of program: Program, after preamble: String?) -> String {
    var text = ""
    if let name = self.preamble, let preamble, !program.isOnMainActor {
      text += "#sourceLocation(file: \"\(name).swift\", line: 1)\n\(preamble)\n"
    }
    for block in program.blocks {
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
