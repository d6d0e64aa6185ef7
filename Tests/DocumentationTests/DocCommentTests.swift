import Testing
import Toolchain

@Suite struct `The doc comments` {
  @Test(
    .enabled("no swiftc in PATH, or no built modules beside the tests") { Compiler.found != nil }
  )
  func `have examples that compile`() throws {
    let compiler = try #require(Compiler.found)
    let preamble = try Documentation.preamble("doc-comments")
    #expect(try compiler.errors(in: preamble).isEmpty)
    let all = try DocComment.all(in: "Sources/Iris")
    #expect(all.count > 80)
    #expect(all.count { $0.isPartial } < 16)

    var failures = all.filter { !$0.isPartial }.map { (comment: $0, errors: "") }
    for setting in DocComment.Setting.allCases {
      failures = try DocComment.failures(
        of: failures.map(\.comment),
        in: setting,
        after: preamble,
        compiler,
      )
    }
    for failure in failures {
      Issue.record("\(failure.comment.path):\(failure.comment.line): \(failure.errors)")
    }
  }
}
