import Iris
import Testing

/// Every finding of a router, as its code, its routes' patterns and its witness.
private func found<Intent>(
  _ router: URLPathRouter<Intent>,
  _ code: RouteFinding.Code,
) -> [RouteFinding] {
  router.lint().filter { $0.code == code }
}

/// Whether a witness shows what its finding says, asked of the matcher alone.
private func isTrue<Intent>(_ finding: RouteFinding, _ router: URLPathRouter<Intent>) -> Bool {
  guard let witness = finding.witness else { return false }
  let table = router.table
  switch finding.code {
  case .shadowed, .overlap, .aliasShadows:
    return finding.routes.allSatisfy { table.intent(of: witness, byRoute: $0.index) != nil }
      && table.reading(of: witness)?.route == finding.routes[1].index
      && finding.routes[1].index < finding.routes[0].index
  default:
    return table.reading(of: witness)?.route == finding.routes[0].index
  }
}

/// A table in which everything is wrong that can be.
private enum Bad: Equatable, Sendable {
  case home
  case book(String)
  case newBook
  case edition(book: Int, ref: String?)
  case page(String)
  case archive([String])
  case year(Int)
  case search(String)
  case tagged(String, String)
  case filter(String, String)
  case old(String)
  case word(String)
  case forgotten(Int)

  static let routes = RouteTable<Bad> {
    URLRoute(.home) { Path() }
    URLRoute(.home) { Path("home") }
    URLRoute(Bad.book) {
      Path("book", Capture(String.self))
      Alias { Path("b", Capture(String.self)) }
    }
    URLRoute(.newBook) { Path("book", "new") }
    URLRoute({ (book: Int) in Bad.edition(book: book, ref: nil) }) {
      Path("edition", Capture(Int.self))
    }
    URLRoute(Bad.archive) { Path("archive", Rest([String].self)) }
    URLRoute(Bad.year) { Path("archive", Capture(Int.self), "all") }
    URLRoute(Bad.search) {
      Path("search")
      Query("q", String.self)
    }
    URLRoute(Bad.tagged) {
      Path("search")
      Query("q", String.self)
      Query("tag", String.self)
    }
    URLRoute(Bad.filter) {
      Path("filter")
      Query("q", String.self)
      Query("Q", String.self)
    }
    URLRoute(Bad.word) { Path("我", Capture(String.self)) }
    URLRoute(Bad.old) { Path("b", Capture(String.self, prefix: "old-")) }
    URLRoute(Bad.page) { Path(Capture(String.self), "about") }
  }

  static let router = URLPathRouter(routes, origins: [.scheme("bad"), .https("bad.example")])
}

@Suite struct `A table with everything wrong in it` {
  private struct Expected: CustomTestStringConvertible, Sendable {
    let code: RouteFinding.Code
    let severity: RouteFinding.Severity
    let pattern: String
    let witness: String
    let other: String?
    var testDescription: String { "\(code) \(pattern)" }

    init(
      _ code: RouteFinding.Code,
      _ severity: RouteFinding.Severity,
      _ pattern: String,
      _ witness: String,
      by other: String? = nil
    ) {
      self.code = code
      self.severity = severity
      self.pattern = pattern
      self.witness = witness
      self.other = other
    }
  }

  private static let expected: [Expected] = [
    Expected(.printedElsewhere, .warning, "home", "bad://home", by: "/"),
    Expected(.shadowed, .error, "book/new", "bad://book/new", by: "book/:String"),
    Expected(.unprintable, .warning, "edition/:Int", "bad://edition/42"),
    Expected(.shadowed, .error, "archive/:Int/all", "bad://archive/42/all", by: "archive/*String"),
    Expected(
      .shadowed,
      .error,
      "search?q=:String&tag=:String",
      "bad://search?q=swift&tag=swift",
      by: "search?q=:String"
    ),
    Expected(
      .similarItems,
      .warning,
      "filter?q=:String&Q=:String",
      "bad://filter?q=swift&Q=swift"
    ),
    Expected(.hostLiteral, .warning, "我/:String", "bad:///%E6%88%91/swift"),
    Expected(.aliasShadows, .error, "b/old-:String", "bad://b/old-swift", by: "b/:String"),
    Expected(.hostCapture, .warning, ":String/about", "bad://swift/about"),
  ]

  @Test(arguments: expected) private func `has each finding, with a witness`(
    expected: Expected
  ) throws {
    let finding = try #require(
      Bad.router.lint().first {
        $0.code == expected.code && $0.routes.first?.pattern == expected.pattern
      }
    )
    #expect(finding.severity == expected.severity)
    #expect(finding.witness == expected.witness)
    #expect(finding.routes.dropFirst().first?.pattern == expected.other)
    #expect(isTrue(finding, Bad.router), "\(finding)")
  }

  @Test func `has no other finding, and a note for what may be meant`() {
    let rest = Bad.router.lint().filter { finding in
      !Self.expected.contains {
        $0.code == finding.code && $0.pattern == finding.routes.first?.pattern
      }
    }
    // `:String/about` is read by every earlier route of one literal and one capture.
    #expect(rest.map(\.code) == [.overlap, .aliasShadows, .overlap, .overlap])
    #expect(rest.allSatisfy { isTrue($0, Bad.router) && $0.severity == .note })
  }

  @Test func `covers what is asked of it, or says which case has no route`() {
    let findings = Bad.router.lint(covering: [.home, .book("1"), .forgotten(1), .forgotten(2)])
      .filter { $0.code == .uncovered }
    #expect(findings.map(\.subject) == ["forgotten"])
    #expect(findings.first?.routes == [])
    #expect(
      findings.first?.description == """
        warning: "forgotten" is an intent that no route prints; declare a route for it, or leave it \
        out of what is to be covered [uncovered]
        """
    )
  }
}

/// One intent for tables of a few routes.
private enum Two: Equatable, Sendable {
  case one
  case other
  case text(String)
  case number(Int)
  case wide(Int64)
  case both(String, String)
  case maybe(Int?)
  case genre(Genre)
  case book(BookID)
  case user(UserID)
}

private struct UserID: RawRepresentable, Hashable, Sendable {
  let rawValue: String
}

/// Reads what the word it was made with says, so two of them need not read alike.
private struct OnlyText: URLConversion {
  let word: String
  func value(from text: String) -> String? { text == word ? text : nil }
  func text(from value: String) -> String? { value }
  var examples: [String] { [word] }
}

private func lint(@RouteTableBuilder<Two> _ routes: () -> RouteTable<Two>) -> [RouteFinding] {
  let router = URLPathRouter(routes(), origins: [.https("two.example")])
  let findings = router.lint()
  for finding in findings where finding.routes.count == 2 {
    #expect(isTrue(finding, router), "\(finding)")
  }
  return findings
}

@Suite struct `Two routes that meet` {
  @Test func `are no finding where the narrower one comes first`() {
    let findings = lint {
      URLRoute(.one) { Path("book", "new") }
      URLRoute(Two.number) { Path("book", Capture(Int.self)) }
      URLRoute(Two.text) { Path("book", Capture(String.self)) }
      URLRoute(Two.both) {
        Path("shelf")
        Query("a", String.self)
        Query("b", String.self)
      }
      URLRoute(.other) { Path("shelf") }
    }
    #expect(findings == [])
  }

  @Test func `are an error where the wider one comes first and reads everything`() {
    let findings = lint {
      URLRoute(Two.text) { Path("book", Capture(String.self)) }
      URLRoute(Two.number) { Path("book", Capture(Int.self)) }
    }
    #expect(findings.map(\.code) == [.shadowed])
    #expect(findings.first?.witness == "https://two.example/book/42")
  }

  @Test func `are an error between integers only where one range holds the other`() {
    let wideFirst = lint {
      URLRoute(Two.wide) { Path("n", Capture(Int64.self)) }
      URLRoute(Two.number) { Path("n", Capture(Int8Number())) }
      URLRoute({ (small: Int8) in Two.number(Int(small)) }, extract: { _ in nil }) {
        Path("n", Capture(Int8.self))
      }
    }
    #expect(wideFirst.map(\.code).prefix(2) == [.overlap, .shadowed])
    #expect(
      lint {
        URLRoute({ (small: Int8) in Two.number(Int(small)) }, extract: { _ in nil }) {
          Path("n", Capture(Int8.self))
        }
        URLRoute(Two.wide) { Path("n", Capture(Int64.self)) }
      }
      .allSatisfy { $0.code == .unprintable }
    )
  }

  @Test func `are a warning where the wider one reads what can be seen, but no proof says all`() {
    let findings = lint {
      URLRoute(Two.book) { Path("id", Capture(BookID.self)) }
      URLRoute(Two.user) { Path("id", Capture(UserID.self)) }
    }
    #expect(findings.map(\.code) == [.overlap])
    #expect(findings.first?.severity == .warning)
  }

  @Test func `are apart where no text is read by both`() {
    #expect(
      lint {
        URLRoute(Two.text) { Path("x", Capture(OnlyText(word: "a"))) }
        URLRoute({ (text: String) in Two.book(BookID(rawValue: text)) }, extract: { $0.bookText }) {
          Path("x", Capture(OnlyText(word: "b")))
        }
      } == []
    )
  }

  @Test func `are the same route twice`() {
    let findings = lint {
      URLRoute(.one) { Path("a") }
      URLRoute(.other) { Path("a") }
    }
    #expect(findings.map(\.code) == [.shadowed])
  }

  @Test func `are a note where each reads what the other does not`() {
    let findings = lint {
      URLRoute(Two.text) { Path("a", Capture(String.self)) }
      URLRoute({ (text: String) in Two.book(BookID(rawValue: text)) }, extract: { $0.bookText }) {
        Path(Capture(String.self), "b")
      }
    }
    #expect(findings.map(\.severity) == [.note])
    #expect(findings.first?.witness == "https://two.example/a/b")
  }

  @Test func `are a warning where an item that may be absent decides`() {
    let findings = lint {
      URLRoute(Two.maybe) {
        Path("a")
        Query("page", Int?.self)
      }
      URLRoute(.other) { Path("a") }
    }
    #expect(findings.map(\.code) == [.overlap])
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.first?.witness == "https://two.example/a")
  }

  @Test func `are found behind a prefix, a tail and an optional segment`() {
    let findings = lint {
      URLRoute(Two.text) { Path("u", Capture(String.self, prefix: "user-")) }
      URLRoute(.one) { Path("u", "user-me") }
      URLRoute(Two.maybe) { Path("m", Capture(Int?.self)) }
      URLRoute(.other) { Path("m") }
    }
    #expect(findings.map(\.code) == [.shadowed, .shadowed])
    #expect(findings.map(\.witness) == ["https://two.example/u/user-me", "https://two.example/m"])
  }

  @Test func `differ in case only, which a host does not see`() {
    let router = URLPathRouter<Two>(origins: .scheme("two")) {
      URLRoute(.one) { Path("Book") }
      URLRoute(.other) { Path("book") }
    }
    let findings = router.lint()
    #expect(findings.map(\.code) == [.overlap])
    #expect(findings.first?.witness == "two://book")
    #expect(findings.allSatisfy { isTrue($0, router) })
  }

  @Test func `say so in one line, with both places, the link and what to do`() throws {
    let line = #line
    let router = URLPathRouter<Two>(origins: .scheme("two")) {
      URLRoute(Two.text) { Path("book", Capture(String.self)) }
      URLRoute(.one) { Path("book", "new") }
    }
    #expect(
      router.lint().map(\.description) == [
        """
        \(#fileID):\(line + 3): error: book/new: "two://book/new" is read by book/:String \
        (\(#fileID):\(line + 2)), as is every link of this route; declare this route first or make \
        the two differ [shadowed]
        """
      ]
    )
  }
}

extension Two {
  fileprivate var bookText: String? { if case .book(let id) = self { id.rawValue } else { nil } }
}

/// A conversion with a type of its own, of which nothing is certain.
private struct Int8Number: URLConversion {
  func value(from text: String) -> Int? { Int8(text).map { Int($0) } }
  func text(from value: Int) -> String? { String(value) }
  var examples: [String] { ["1", "7"] }
}

@Suite struct `Findings in tables made at random` {
  private static let words = DynamicRoute.words + ["x", "a-22", "b1", "A"]

  /// Links of up to five segments, from both origins and in the host position.
  private static func links(_ random: inout SeededGenerator, _ count: Int) -> [String] {
    (0..<count).map { _ in
      let path = (0..<Int.random(in: 0...5, using: &random))
        .map { _ in words.randomElement(using: &random) ?? "" }
        .joined(separator: "/")
      let start = ["app://", "app:///", "https://links.example/"].randomElement(using: &random)
      return (start ?? "") + path
    }
  }

  @Test(arguments: 0..<60)
  func `are true: no link contradicts them, and each witness holds`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let routes = (0..<Int.random(in: 2...14, using: &random)).map {
      DynamicRoute(number: $0, parts: DynamicRoute.randomParts(&random))
    }
    let router = DynamicRoute.router(routes)
    let findings = router.lint()
    let shadowed = Set(
      findings.filter { $0.code == .shadowed }.compactMap { $0.routes.first?.index }
    )
    for link in Self.links(&random, 1_500) {
      guard let route = router.table.reading(of: link)?.route else { continue }
      #expect(!shadowed.contains(route), "\(link) is read by a shadowed route")
    }
    for finding in findings where finding.witness != nil && finding.code != .shadowed {
      #expect(isTrue(finding, router), "\(finding)")
    }
    for finding in findings where finding.code == .shadowed {
      let witness = finding.witness.flatMap { router.table.reading(of: $0)?.route }
      if let witness { #expect(witness < finding.routes[0].index, "\(finding)") }
    }
  }

  @Test(arguments: 0..<60)
  func `are complete: a wider route planted in front is found`(seed: UInt64) throws {
    var random = SeededGenerator(seed: 1_000 + seed)
    var shapes = (0..<10).map { _ in DynamicRoute.randomParts(&random) }
    let stem: [DynamicRoute.Part] = [.literal("planted"), .literal("x\(seed)")]
    let narrow: [DynamicRoute.Part] =
      [
        [.literal("a")], [.integer], [.prefixed("a-")], [.literal("a"), .literal("b")],
      ].randomElement(using: &random) ?? []
    let wide: [DynamicRoute.Part] =
      narrow.count == 1
      ? [.capture] : [[.rest], [.capture, .literal("b")]].randomElement(using: &random) ?? []
    let first = Int.random(in: 0...5, using: &random)
    let second = Int.random(in: first + 1...8, using: &random)
    shapes.insert(stem + wide, at: first)
    shapes.insert(stem + narrow, at: second)
    let router = DynamicRoute.router(
      shapes.enumerated().map { DynamicRoute(number: $0.offset, parts: $0.element) }
    )
    let findings = router.lint().filter { $0.routes.first?.index == second }
    #expect(findings.contains { $0.severity >= .warning && isTrue($0, router) }, "\(findings)")
  }

  @Test func `take no time that grows with the square of the routes`() {
    let router = URLPathRouter<Two>(origins: .scheme("two")) {
      for number in 0..<1_000 {
        URLRoute(Two.both) {
          Path("s\(number % 40)", "r\(number)", Capture(String.self), "x", Capture(String.self))
        }
      }
      URLRoute(Two.text) { Path(Capture(String.self), "r7") }
    }
    // None meets another one, so nothing is compared with anything.
    let met = router.table.entries.indices.map { index in
      router.table.trie.meeting(
        router.table.entries[index].shape,
        before: Int32(index),
        foldsHost: true
      ).count
    }
    #expect(met.reduce(0, +) == 0)
    let codes = Set(router.lint().map(\.code))
    #expect(codes == [.printedElsewhere, .hostCapture])
  }
}
