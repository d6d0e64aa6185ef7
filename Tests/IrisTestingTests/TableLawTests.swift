import Iris
import IrisTesting
import Testing

/// Reads something else each time: the fault `total` is there to find.
private struct Fickle: URLConversion {
  func value(from text: String) -> String? {
    text.contains("a") ? "\(text)\(UInt64.random(in: 0 ... .max))" : text
  }
  func text(from value: String) -> String? { value }
  var examples: [String] { ["b"] }
}

/// Reads what no one would guess.
private struct Secretive: URLConversion {
  func value(from text: String) -> String? { text == "q7!" ? text : nil }
  func text(from value: String) -> String? { value }
}

private enum Link: Equatable, Sendable {
  case text(String)
  case other(String)
  case pair(String, String)
  case forgotten
}

private func failures(
  _ law: TableLaw,
  covering intents: [Link] = [],
  @RouteTableBuilder<Link> _ routes: () -> RouteTable<Link>,
) -> [LawFailure] {
  let router = URLPathRouter(routes(), origins: [.scheme("law"), .https("law.example")])
  return TableLaws(router, covering: intents, count: 600, seed: 1).failures(of: [law])
}

@Suite struct `The laws of a table` {
  @Test func `hold for a sound one`() {
    expectLaws(of: ShopLink.router, covering: ShopLink.samples)
  }

  @Test func `are recorded as issues where they are broken`() {
    withKnownIssue {
      expectLaws(of: ShopLink.router, [.covered], covering: [.lost])
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("covered: warning: \"lost\" is an intent") }
    }
  }

  @Test func `find what does not come back, and make it small`() throws {
    let broken = brokenPair()
    let failure = try #require(broken.first)
    #expect(broken.count == 1)
    #expect(failure.link == "law://pair/a?q=")
    #expect(failure.description.hasPrefix("round trip: try law://pair/a?q=: it means pair"))
  }

  private func brokenPair() -> [LawFailure] {
    failures(.roundTrip) {
      URLRoute({ (one: String, other: String) in Link.pair(one, other) }, extract: { _ in nil }) {
        Path("pair", Capture(String.self))
        Query("q", String.self)
      }
    }
  }

  @Test func `find a route that nothing known reads, instead of passing it over`() {
    let failures = failures(.roundTrip) {
      URLRoute(Link.text) { Path("a", Capture(Secretive())) }
    }
    #expect(failures.map(\.link) == [nil])
    #expect(failures.first?.problem.contains("a/:String reads no text that is known") == true)
  }

  @Test func `find an intent given that does not come back`() {
    let failures = failures(.roundTrip, covering: [.text("")]) {
      URLRoute(Link.text) { Path("a", Capture(String.self)) }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.problem.contains("is empty and would vanish") == true)
  }

  @Test func `find a link whose canonical link means something else`() throws {
    let failures = failures(.canonical) {
      URLRoute(Link.text) { Path("t", Capture(Shouting())) }
    }
    #expect(failures.map(\.link) == ["law://t/a"])
    #expect(try #require(failures.first).problem.contains("canonical"))
  }

  /// Equal whatever its case, so that printing believes it has read the value back.
  private struct Shouting: URLConversion {
    func value(from text: String) -> String? { text + "!" }
    func text(from value: String) -> String? { value }
    var examples: [String] { ["a"] }
    var isLossless: Bool { true }
  }

  @Test func `find a conversion that does not read alike twice`() {
    let failures = failures(.total) {
      URLRoute(Link.text) { Path("t", Capture(Fickle())) }
    }
    #expect(failures.map(\.link) == ["https://law.example/t/a"])
    #expect(failures.map(\.problem) == ["it reads differently the second time"])
  }

  @Test func `find a route that is shadowed, with its witness`() {
    let failures = failures(.reachable) {
      URLRoute(Link.text) { Path("t", Capture(String.self)) }
      URLRoute(.forgotten) { Path("t", "new") }
    }
    #expect(failures.map(\.link) == ["law://t/new"])
  }

  @Test func `find an intent without a route`() {
    let failures = failures(.covered, covering: [.text("a"), .forgotten]) {
      URLRoute(Link.text) { Path("t", Capture(String.self)) }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.problem.contains("\"forgotten\"") == true)
  }
}

@Suite struct `Intents made from a table` {
  @Test func `are the same ones for the same seed, and others for another`() {
    let first = Array(IntentGenerator(ShopLink.router, seed: 3).prefix(200))
    #expect(first.count == 200)
    #expect(first == Array(IntentGenerator(ShopLink.router, seed: 3).prefix(200)))
    #expect(first != Array(IntentGenerator(ShopLink.router, seed: 4).prefix(200)))
  }

  @Test func `are of every route, ordinary and hostile`() {
    let intents = Array(IntentGenerator(ShopLink.router).prefix(3_000))
    for name in ["home", "book", "page", "search", "shelf", "note"] {
      #expect(intents.contains { "\($0)".hasPrefix(name) }, "\(name)")
    }
    let books = intents.compactMap { if case .book(let id) = $0 { id } else { nil } }
    #expect(books.contains("swift"))
    #expect(books.contains { $0.contains("/") })
    #expect(books.contains { $0.unicodeScalars.contains("\u{301}") })
    #expect(books.contains { $0.unicodeScalars.contains("\u{202E}") })
    #expect(books.contains { $0.utf8.count > 100 })
    let searches = intents.compactMap { if case .search(let text, _, _) = $0 { text } else { nil } }
    #expect(searches.contains(""))
    #expect(searches.contains { $0.contains("+") })
    #expect(searches.contains { $0.contains("%") })
  }

  @Test func `end where the table reads nothing that is known`() {
    let router = URLPathRouter<Link>(origins: .scheme("law")) {
      URLRoute(Link.text) { Path("a", Capture(Secretive())) }
    }
    #expect(Array(IntentGenerator(router).prefix(5)) == [])
  }
}
