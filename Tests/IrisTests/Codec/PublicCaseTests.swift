import Foundation
import Iris
import Testing

/// A bug or a question somebody reported in public, as neutral data.
private struct PublicCase: Decodable {
  let id: String
  let input: [String]
}

/// What a case's link reads as: the name of its route, and what it captures as text.
private struct CaseReading: Equatable, Sendable, ExpressibleByStringLiteral {
  let text: String
  init(_ name: String, _ values: [String?] = []) {
    text = ([name] + values.map { $0 ?? "nil" }).joined(separator: "|")
  }
  init(stringLiteral text: String) { self.text = text }
}

private func one(_ name: String) -> @Sendable (String) -> CaseReading {
  { CaseReading(name, [$0]) }
}
private func two(_ name: String) -> @Sendable (String, String) -> CaseReading {
  { CaseReading(name, [$0, $1]) }
}
private func list(_ name: String) -> @Sendable ([String]) -> CaseReading {
  { CaseReading(name, $0) }
}

/// A case's table and what its links read as, in the file's order; nil for a miss.
private struct Expectation: Sendable {
  let id: String
  let router: URLPathRouter<CaseReading>
  let readings: [CaseReading?]

  init(
    _ id: String,
    _ readings: [CaseReading?],
    host: String = "example.com",
    under base: String = "",
    @RouteTableBuilder<CaseReading> _ routes: () -> RouteTable<CaseReading>,
  ) {
    self.id = id
    self.readings = readings
    router = URLPathRouter(
      routes(),
      origins: [.scheme("myapp"), .https(host, under: base)]
    )
  }
}

private let expectations: [Expectation] = [
  Expectation("PE-01", ["room|a/b"]) {
    URLRoute(one("room")) { Path("chat", Capture(String.self)) }
    URLRoute(two("roomTab")) { Path("chat", Capture(String.self), Capture(String.self)) }
  },
  Expectation("PE-02", ["file|a%2Fb", "file|abc|12", "file|100%"]) {
    URLRoute(one("file")) { Path("files", Capture(String.self)) }
  },
  Expectation("PE-04", [nil, nil, nil]) {
    URLRoute(one("item")) { Path("item", Capture(String.self)) }
  },
  Expectation("PE-05", [nil, nil]) {
    URLRoute("home") { Path() }
    URLRoute(one("item")) { Path("x", Capture(String.self)) }
    URLRoute(list("web")) { Path(Rest([String].self)) }
  },
  Expectation("PE-06", ["book|1", "me", "me", "zh|1"]) {
    URLRoute(one("book")) { Path("book", Capture(String.self)) }
    URLRoute("me") { Path("~me") }
    URLRoute(one("zh")) { Path("我", Capture(String.self)) }
  },
  Expectation("PE-07", ["file|\u{30D5}\u{3099}", "file|cafe\u{301}"]) {
    URLRoute(one("file")) { Path("file", Capture(String.self)) }
  },
  Expectation("PE-09", ["tag|a+b"]) {
    URLRoute(one("tag")) { Path("tag", Capture(String.self)) }
  },
  Expectation("Q-01", ["login|a+b@example.com"]) {
    URLRoute(one("login")) {
      Path("login")
      Query("email", String.self)
    }
  },
  Expectation("Q-03", ["search|Test2 😂 +Hans", "search|a b"]) {
    URLRoute(one("search")) {
      Path("search")
      Query("q", String.self)
    }
  },
  Expectation("Q-04", ["t|YWJj==|1", "t|a=b|nil"]) {
    URLRoute({ CaseReading("t", [$0, $1]) }) {
      Path("t")
      Query("token", String.self)
      Query("n", String?.self)
    }
  },
  Expectation("Q-05", ["p||nil", "p|nil|nil", "p||1", "p|nil|nil"]) {
    URLRoute({ CaseReading("p", [$0, $1]) }) {
      Path("p")
      Query("flag", String?.self)
      Query("x", String?.self)
    }
  },
  Expectation("Q-07", ["home|nil", "home|2"]) {
    URLRoute({ CaseReading("home", [$0]) }) {
      Path("home")
      Query("tab", String?.self)
    }
  },
  Expectation("Q-08", ["list|1|promo", "list|1|promo"]) {
    URLRoute({ (page: Int, ref: String) in CaseReading("list", ["\(page)", ref]) }) {
      Path("list")
      Query("page", Int.self)
      Query("ref", String.self)
    }
  },
  Expectation("Q-11", ["f|a|b", "f|a", "f", "f||b"]) {
    URLRoute(list("f")) {
      Path("f")
      Query("tag", [String].self)
    }
  },
  Expectation("Q-16", ["b|9", nil]) {
    for (type, name) in [("t1", "a"), ("t2", "b")] {
      URLRoute(one(name)) {
        Path("i")
        Query("page", is: "share")
        Query("type", is: type)
        Query("id", String.self)
      }
    }
  },
  Expectation("Q-17", ["user|24", "bar|42|43"]) {
    URLRoute({ (id: Int) in CaseReading("user", ["\(id)"]) }) { Path("user", Capture(Int.self)) }
    URLRoute(two("bar")) { Path("foo", Capture(String.self), "bar", Capture(String.self)) }
  },
  Expectation("SL-02", ["sel", "sel"]) {
    URLRoute("sel") { Path("path", "selective") }
    URLRoute(one("dest")) { Path("path", Capture(String.self)) }
  },
  Expectation("SL-04", [nil]) {
    URLRoute(two("thread")) { Path("org", Capture(String.self), "repo", Capture(String.self)) }
    URLRoute(two("other")) { Path("org", Capture(String.self), Capture(String.self)) }
  },
  Expectation("CS-01", ["book|1", "book|1", "book|1", "book|1"]) {
    URLRoute(one("book")) { Path("book", Capture(String.self)) }
  },
  Expectation("CS-02", ["home", "home"]) {
    URLRoute("home") { Path() }
    URLRoute(one("log")) { Path(Capture(String.self)) }
  },
  Expectation("CS-03", ["book|1", "book|1", "book|1", "book|1"]) {
    URLRoute(one("book")) { Path("book", Capture(String.self)) }
  },
  Expectation("CS-04", ["movie|aAAAa123|AbC", "act", nil]) {
    URLRoute({ CaseReading("movie", [$0, $1]) }) {
      Path("movie", Capture(String.self))
      Query("token", String?.self)
    }
    URLRoute("act") { Path("doSomething") }
  },
  Expectation("CS-05", ["detail|AbC123"]) {
    URLRoute(one("detail")) { Path(Capture(String.self), "detail") }
  },
  Expectation("HO-02", [nil]) { URLRoute("path") { Path("path") } },
  Expectation("HO-03", [nil, nil, nil]) { URLRoute("x") { Path("x") } },
  Expectation("HO-04", [nil, nil, nil, nil, nil]) { URLRoute("x") { Path("x") } },
  Expectation("HO-05", [nil, nil]) { URLRoute("x") { Path("x") } },
  Expectation("HO-06", ["home", nil, nil]) { URLRoute("home") { Path() } },
  Expectation("HO-09", ["x", "x", "x"], host: "bücher.example") { URLRoute("x") { Path("x") } },
  Expectation("FR-02", ["home", "home"]) {
    URLRoute("home") { Path() }
    URLRoute(one("book")) { Path("book", Capture(String.self)) }
  },
  Expectation("RT-03", ["page|lora", "dest|7", nil]) {
    URLRoute({ (id: Int) in CaseReading("dest", ["\(id)"]) }) {
      Path("settings", Capture(Int.self))
    }
    URLRoute(one("page")) { Path("settings", Capture(String.self)) }
    URLRoute({ (id: Int) in CaseReading("node", ["\(id)"]) }) { Path("nodes", Capture(Int.self)) }
    URLRoute("nodes") { Path("nodes") }
  },
  Expectation("RT-04", [nil, nil, nil]) {
    URLRoute({ (id: Int32) in CaseReading("chat", ["\(id)"]) }) {
      Path("chat", Capture(Int32.self))
    }
    URLRoute({ (id: UInt32) in CaseReading("msg", ["\(id)"]) }) {
      Path("msg", Capture(UInt32.self))
    }
    URLRoute({ (id: Int) in CaseReading("n", ["\(id)"]) }) { Path("n", Capture(Int.self)) }
  },
  Expectation("RT-08", [nil, nil]) {
    URLRoute("home") { Path() }
    URLRoute("hello") { Path("hello") }
  },
  Expectation("RT-09", ["user|planb", "plan", "sub|b", nil]) {
    Scope("plan") {
      URLRoute("plan") { Path() }
      URLRoute(one("sub")) { Path(Capture(String.self)) }
    }
    URLRoute(one("user")) { Path(Capture(String.self)) }
  },
  Expectation("RT-10", ["web|v1", "web|v1|counter|x", "web|adsd|sdf"]) {
    URLRoute(two("counter")) { Path("v1", "counter", Capture(String.self), Capture(String.self)) }
    URLRoute(list("web")) { Path(Rest([String].self)) }
  },
  Expectation("RT-11", ["files", "files", "files|a|b"]) {
    URLRoute(list("files")) { Path("files", Rest([String].self)) }
  },
  Expectation("RT-12", ["files|a/b|c", "files|a|b|c"]) {
    URLRoute(list("files")) { Path("files", Rest([String].self)) }
  },
  Expectation("RT-16", ["accounts", nil, nil], under: "v1") {
    URLRoute("accounts") { Path("accounts") }
  },
  Expectation("SE-01", [nil, nil, nil]) {
    URLRoute(one("file")) { Path("file", Capture(String.self)) }
    URLRoute(one("s")) {
      Path("s")
      Query("q", String.self)
    }
  },
  Expectation("SE-02", [nil, nil, nil, nil]) {
    URLRoute(list("pub")) { Path("public", Rest([String].self)) }
    URLRoute("admin") { Path("admin") }
  },
  Expectation("SE-03", ["file|../secret", "file|..%2fsecret"]) {
    URLRoute(one("file")) { Path("files", Capture(String.self)) }
  },
  Expectation("SE-05", [nil, nil, nil, nil, nil]) {
    URLRoute({ (url: URL) in CaseReading("web", [url.absoluteString]) }) {
      Path("web")
      Query("url", .url(schemes: ["https"], hosts: ["example.com"]))
    }
  },
]

@Suite(.enabled(if: SharedData.isThere, SharedData.missing))
struct `What people reported in public` {
  private static func cases() throws -> [String: [String]] {
    guard let data = SharedData.data("cases/public-cases.jsonl") else { return [:] }
    var cases: [String: [String]] = [:]
    for line in data.split(separator: UInt8(ascii: "\n")) {
      let found = try JSONDecoder().decode(PublicCase.self, from: Data(line))
      // A few links have a word of explanation behind them; a few inputs are no links at all.
      cases[found.id] = found.input.filter { $0.contains(":") && !$0.hasPrefix("print(") }
        .map { input in
          input.firstRange(of: " (").map { String(input[..<$0.lowerBound]) } ?? input
        }
    }
    return cases
  }

  @Test func `reads as it should have`() throws {
    let cases = try Self.cases()
    for expectation in expectations {
      let links = try #require(cases[expectation.id], "\(expectation.id) is not in the file")
      let readings = links.prefix(expectation.readings.count).map { link in
        expectation.router.parse(link)
      }
      // Bytes are compared: Swift's `==` would hold a decomposed text for a composed one.
      #expect(
        readings.map { $0.map { Array($0.text.utf8) } }
          == expectation.readings.map { $0.map { Array($0.text.utf8) } },
        "\(expectation.id): \(readings.map { $0?.text ?? "a miss" })"
      )
    }
    #expect(expectations.count >= 40)
  }
}
