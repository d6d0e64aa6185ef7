import Foundation
import Iris
import Testing

private enum Link: Equatable, Sendable {
  case home
  case text(String)
  case two(String, String)
  case shop(String, Shelf)
}

private enum Shelf: Equatable, Sendable { case all }

@Suite struct `A table that cannot be right` {
  /// The faults of a table without the place where they were found.
  private func faults(
    @RouteTableBuilder<Link> _ content: () -> RouteTable<Link>
  ) -> [String] {
    RouteTable(content).faults.map { fault in
      "\(fault.subject): \"\(fault.value)\""
        + fault.description.components(separatedBy: "\"\(fault.value)\"").dropFirst().joined()
    }
  }

  @Test func `says what is wrong with a literal`() {
    #expect(
      faults { URLRoute(.home) { Path("/a") } } == [
        "/a: \"\" has an empty segment, which no link can hold; write segments without a slash at either end"
      ]
    )
    #expect(
      faults { URLRoute(.home) { Path("..") } } == [
        "..: \"..\" is a dot segment, which no link can hold; choose another literal"
      ]
    )
    let nul = RouteTable<Link> {
      URLRoute(.home) { Path("a\0") }
      URLRoute(.home) {
        Path("b")
        Query("k", is: "v\0")
        Fragment("f\0")
      }
    }
    #expect(nul.faults.map(\.reason) == [.nulLiteral, .nulLiteral, .nulLiteral])
  }

  @Test func `says what is wrong with a path`() {
    #expect(
      faults { URLRoute(Link.text) { Path("a", Rest(), "b") } } == [
        "a/*String/b: \"b\" follows a tail, which leaves nothing; make the tail the last segment"
      ]
    )
    #expect(
      faults { URLRoute({ (_: String?) in Link.home }) { Path("a", Capture(String?.self), "b") } }
        == [
          "a/:String?/b: \"b\" follows an optional segment and could take its place; put optional segments last"
        ]
    )
    #expect(
      faults { URLRoute(Link.text) { Path("a", Capture(String.self, prefix: "b/")) } } == [
        "a/b/:String: \"b/\" holds a slash, which would end the segment; put what is in front into a literal"
      ]
    )
  }

  @Test func `says what is wrong with items, fragments and mounts`() {
    let table = RouteTable<Link> {
      URLRoute(Link.two) {
        Path("a")
        Query("q", String.self)
        Query("q", String.self)
      }
      URLRoute(Link.text) {
        Path("b")
        Query("", String.self)
      }
      URLRoute(Link.two) {
        Path("c")
        Fragment(String.self)
        Fragment(String.self)
      }
      Mount(Link.shop, at: Path("d", Rest())) { URLRoute(Shelf.all) { Path() } }
    }
    #expect(
      table.faults.map(\.reason) == [
        .duplicateItem, .namelessItem, .duplicateFragment, .mountPrefix,
      ]
    )
  }

  @Test func `stops the program and says everything at once, with its place`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = URLPathRouter<Link>(origins: .scheme("https"), .https("a b"), .https("a", under: "..")) {
        URLRoute(.home) { Path("..") }
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("the route table has 4 faults"))
    #expect(text.contains("IrisTests/FaultTests.swift:"))
    #expect(text.contains("is no scheme for an app"))
    #expect(text.contains("is no host"))
    #expect(text.contains("cannot stand in front of a path"))
    #expect(text.contains("is a dot segment"))
  }

  @Test func `stops the program without a route or an origin`() async {
    await #expect(processExitsWith: .failure) {
      _ = URLPathRouter(
        RouteTable<Link> { for _ in 0..<0 { URLRoute(.home) { Path() } } },
        origins: []
      )
    }
  }
}
