import Foundation
import Testing
import Toolchain

@Suite struct `The documentation` {
  private static let hasCompiler = ConditionTrait.enabled(
    "no swiftc in PATH, or no built modules beside the tests"
  ) { Compiler.found != nil }

  @Test(hasCompiler, arguments: Documentation.pages.compactMap { try? $0.get() })
  func `has snippets that compile`(page: Page) throws {
    let compiler = try #require(Compiler.found)
    let preamble = try page.preamble.map { try Documentation.preamble($0) }
    for program in page.programs {
      let errors = try compiler.errors(
        in: page.source(of: program, after: preamble),
        flags: program.isOnMainActor ? ["-default-isolation", "MainActor"] : [],
      )
      #expect(errors.isEmpty, "\(errors)")
    }
  }

  @Test func `has pages, and marks only where a block follows`() throws {
    let pages = try Documentation.pages.map { try $0.get() }
    #expect(pages.contains { $0.path == "README.md" && !$0.programs.isEmpty })
    #expect(pages.filter { $0.path.hasPrefix("Sources/Iris/Iris.docc/") }.count > 15)
  }

  @Test func `says so where a block compiles on Apple's systems only`() throws {
    for page in try Documentation.pages.map({ try $0.get() }) where page.appleOnlyCount > 0 {
      let text = try Documentation.text(at: page.path)
      #expect(text.contains("on Apple's systems alone"), "\(page.path)")
    }
  }
}

@Suite struct `A page's snippets` {
  private let text = """
    <!-- snippets: after shop -->
    ```swift
    let one = 1
    ```
    - a list
      ```swift
      if one == 1 {
        print(one)
      }
      ```
    <!-- snippet: scoped -->
    ```swift
    let one = "two"
    ```
    ```text
    no Swift
    ```
    <!-- snippet: Apple's systems only -->
    ```swift
    import SwiftUI
    ```
    <!-- snippet: new program -->
    ```swift
    let one = 3
    ```
    <!-- snippet: new program, main actor by default -->
    ```swift
    ```
    """

  @Test func `are programs of blocks in order`() throws {
    let page = try Page(path: "a.md", text: text)
    #expect(page.preamble == "shop")
    #expect(page.appleOnlyCount == 1)
    #expect(
      page.programs == [
        .init(blocks: [
          .init(line: 3, code: "let one = 1", isScoped: false),
          .init(line: 7, code: "if one == 1 {\n  print(one)\n}", isScoped: false),
          .init(line: 13, code: "let one = \"two\"", isScoped: true),
        ]),
        .init(blocks: [.init(line: 24, code: "let one = 3", isScoped: false)]),
        .init(blocks: [.init(line: 28, code: "", isScoped: false)], isOnMainActor: true),
      ]
    )
  }

  @Test(arguments: [
    "```swift\nlet one = 1", "<!-- snippet: scopped -->\n```swift\n```", "<!-- snippet: scoped -->",
    "<!-- snippets: shop -->",
  ])
  func `are refused where a mark or a block is left open`(text: String) {
    #expect(throws: Page.Problem.self) { try Page(path: "a.md", text: text) }
  }

  @Test(.enabled("no swiftc in PATH, or no modules") { Compiler.found != nil })
  func `are complained of by the page's own line`() throws {
    let page = try Page(path: "a.md", text: "text\n\n```swift\nimport Iris\nlet a: Int = \"\"\n```")
    let compiler = try #require(Compiler.found)
    let errors = try compiler.errors(in: page.source(of: page.programs[0], after: nil))
    #expect(errors.contains("a.md:5:14: error: cannot convert value of type 'String'"))
  }
}
