import Foundation
import Toolchain

/// A Swift block in the comment of a public declaration.
struct DocComment: Sendable {
  /// The file, from the root of the package.
  let path: String
  /// The line on which the code begins, counted from 1.
  let line: Int
  let code: String

  /// Whether the block leaves something out, by an ellipsis, or needs SwiftUI.
  var isPartial: Bool { code.contains("…") || path.hasSuffix("+SwiftUI.swift") }

  /// The blocks of a folder's files.
  static func all(in folder: String) throws -> [DocComment] {
    let files = FileManager.default.enumerator(
      atPath: Documentation.root.appending(path: folder).path()
    )
    let names = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
    return try names.sorted().flatMap { name in
      blocks(path: "\(folder)/\(name)", text: try Documentation.text(at: "\(folder)/\(name)"))
    }
  }

  private static func blocks(path: String, text: String) -> [DocComment] {
    var found: [DocComment] = []
    // What the comment that is being read holds; kept where a public declaration follows.
    var comment: [DocComment] = []
    var open: (line: Int, code: [Substring])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let trimmed = line.drop { $0 == " " }
      guard trimmed.hasPrefix("///") else {
        if trimmed.hasPrefix("@") { continue }
        if trimmed.hasPrefix("public ") || trimmed.hasPrefix("case ") { found += comment }
        comment = []
        continue
      }
      let content = trimmed.dropFirst(trimmed.hasPrefix("/// ") ? 4 : 3)
      if let block = open {
        if content.hasPrefix("```") {
          let code = block.code.joined(separator: "\n")
          comment.append(DocComment(path: path, line: block.line, code: code))
          open = nil
        } else {
          open?.code.append(content)
        }
      } else if content.hasPrefix("```swift") {
        open = (index + 2, [])
      }
    }
    return found
  }
}

extension DocComment {
  /// Where a piece of code may stand, so that a comment need show no more than its point.
  enum Setting: String, CaseIterable {
    case statements, routes, steps, step, layer, cases, mainActor, file

    /// The code, in this setting.
    func program(_ code: String) -> String {
      switch self {
      case .statements:
        """
        var state = initial
        var latest = LatestWins()
        let batons = broadcaster.subscribe()
        let baton = Baton(link, flow: NavFlow(id: "a", source: .link, startedAt: .now))
        let trace = await coordinator.trace
        let model = Model()
        do {
        \(code)
        }
        """
      case .routes: "_ = RouteTable<Link> {\n\(code)\n}"
      case .steps: "let _: [ShopFlow.Step] =\n\(code)"
      case .step: "let _: ShopFlow.Step =\n\(code)"
      case .layer: "let _: ShopFlow.State.Layer =\n\(code)"
      case .cases:
        """
        func steps(to screen: PlacedShopScreen, from state: PlacedFlow.State) -> [PlacedFlow.Step] {
        switch screen {
        \(code)
        default: []
        }
        }
        """
      case .mainActor: "_ = { @MainActor in\n\(code)\n}"
      case .file: code
      }
    }
  }

  // The blocks that do not compile in a setting, each with what the compiler says to it. Where the
  // setting lets them, all are compiled at once.
  static func failures(
    of comments: [DocComment],
    in setting: Setting,
    after preamble: String,
    _ compiler: Compiler,
  ) throws -> [(comment: DocComment, errors: String)] {
    if setting == .file {
      return try comments.compactMap { comment in
        let errors = try compiler.errors(in: "\(preamble)\n\(comment.code)\n")
        return errors.isEmpty ? nil : (comment, errors)
      }
    }
    // Some examples are tests.
    var source = "import Testing\n" + preamble
    for (number, comment) in comments.enumerated() {
      let lines = comment.code.split(separator: "\n", omittingEmptySubsequences: false)
      let code = lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
      source += """

        func block\(number)() async throws {
        #sourceLocation(file: "block-\(number)", line: 1)
        \(setting.program(code))
        #sourceLocation()
        }

        """
    }
    let errors = try compiler.errors(in: source, flags: ["-diagnostic-style", "llvm"])
    let lines = errors.split(separator: "\n").filter { $0.contains(": error: ") }
    return comments.enumerated().compactMap { number, comment in
      let mine = lines.filter { $0.hasPrefix("block-\(number):") }
      return mine.isEmpty ? nil : (comment, mine.joined(separator: "\n"))
    }
  }
}
