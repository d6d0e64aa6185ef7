import Foundation
import Iris
import Testing

/// Where a link went, told by a name and what was captured.
private struct Stop: Equatable, Sendable {
  let name: String
  let values: [String]
  init(_ name: String, _ values: String...) {
    self.name = name
    self.values = values
  }
}

@Suite struct `Reading rule 4: the first route wins` {
  @Test func `routes are tried in the order in which they are declared`() {
    let literalFirst = URLPathRouter<Stop>(origins: .scheme("app")) {
      URLRoute(Stop("new")) { Path("a", "new") }
      URLRoute({ Stop("id", $0) }) { Path("a", Capture(String.self)) }
    }
    let captureFirst = URLPathRouter<Stop>(origins: .scheme("app")) {
      URLRoute({ Stop("id", $0) }) { Path("a", Capture(String.self)) }
      URLRoute(Stop("new")) { Path("a", "new") }
    }
    #expect(literalFirst.parse("app://a/new") == Stop("new"))
    #expect(captureFirst.parse("app://a/new") == Stop("id", "new"))
  }

  @Test func `all literals that differ in case are tried in a custom scheme's host position`() {
    let router = URLPathRouter<Stop>(origins: .scheme("app")) {
      URLRoute({ (id: Int) in Stop("number", "\(id)") }) { Path("new", Capture(Int.self)) }
      URLRoute({ (flag: Bool) in Stop("flag", "\(flag)") }) { Path("New", Capture(Bool.self)) }
      URLRoute({ Stop("text", $0) }) { Path("NEW", Capture(String.self)) }
    }
    #expect(router.parse("app://nEw/7") == Stop("number", "7"))
    #expect(router.parse("app://nEw/true") == Stop("flag", "true"))
    #expect(router.parse("app://nEw/x") == Stop("text", "x"))
    // Behind a slash, case matters.
    #expect(router.parse("app:///NEW/7") == Stop("text", "7"))
  }

  @Test func `a conversion that fails moves on`() {
    let router = URLPathRouter<Stop>(origins: .scheme("app")) {
      URLRoute({ (n: Int) in Stop("int", "\(n)") }) { Path("a", Capture(Int.self)) }
      URLRoute({ (n: UUID) in Stop("uuid") }) { Path("a", Capture(UUID.self)) }
      URLRoute({ (b: Bool) in Stop("bool", "\(b)") }) { Path("a", Capture(Bool.self)) }
      URLRoute({ (n: Double) in Stop("double", "\(n)") }) { Path("a", Capture(Double.self)) }
      URLRoute({ (g: Genre) in Stop("genre", g.rawValue) }) { Path("a", Capture(Genre.self)) }
      URLRoute({ Stop("string", $0) }) { Path("a", Capture(String.self)) }
    }
    #expect(router.parse("app://a/7") == Stop("int", "7"))
    #expect(router.parse("app://a/7.5") == Stop("double", "7.5"))
    #expect(router.parse("app://a/true") == Stop("bool", "true"))
    #expect(router.parse("app://a/fantasy") == Stop("genre", "fantasy"))
    #expect(router.parse("app://a/E621E1F8-C36C-495A-93FC-0C247A3E6E5F") == Stop("uuid"))
    #expect(router.parse("app://a/Fantasy") == Stop("string", "Fantasy"))
  }

  @Test func `a query item or a fragment that fails moves on`() {
    let router = URLPathRouter<Stop>(origins: .scheme("app")) {
      URLRoute({ (n: Int) in Stop("int", "\(n)") }) {
        Path("a")
        Query("n", Int.self)
      }
      URLRoute({ (n: Int?) in Stop("maybe", n.map { "\($0)" } ?? "nil") }) {
        Path("a")
        Query("m", Int?.self)
        Fragment("top")
      }
      URLRoute({ Stop("text", $0) }) {
        Path("a")
        Fragment(String.self)
      }
      URLRoute(Stop("last")) { Path("a") }
    }
    #expect(router.parse("app://a?n=1") == Stop("int", "1"))
    #expect(router.parse("app://a?n=x#top") == Stop("maybe", "nil"))
    #expect(router.parse("app://a?m=x#top") == Stop("text", "top"))
    #expect(router.parse("app://a?n=x") == Stop("last"))
  }

  @Test func `a fixed item tells routes of one path apart`() {
    let router = URLPathRouter<Stop>(origins: .scheme("app")) {
      for type in ["t1", "t2", ""] {
        URLRoute({ Stop(type, $0) }) {
          Path("i")
          Query("page", is: "share")
          Query("type", is: type)
          Query("id", String.self)
        }
      }
    }
    #expect(router.parse("app://i?page=share&type=t2&id=9") == Stop("t2", "9"))
    #expect(router.parse("app://i?id=9&type=t1&page=share") == Stop("t1", "9"))
    #expect(router.parse("app://i?id=9&type&page=share") == Stop("", "9"))
    #expect(router.parse("app://i?id=9&type=t3&page=share") == nil)
    #expect(router.parse("app://i?id=9&page=share") == nil)
    #expect(router.parse("app://i?id=9&type=t1&type=t2&page=share") == Stop("t1", "9"))
  }

  @Test func `a specific route that fails half-way leaves the link to a later tail`() {
    let router = URLPathRouter<Stop>(origins: .scheme("app")) {
      URLRoute({ (a: Int, b: String) in Stop("counter", "\(a)", b) }) {
        Path("v1", "counter", Capture(Int.self), Capture(String.self))
      }
      URLRoute({ Stop("web", $0) }) { Path(Rest()) }
    }
    #expect(router.parse("app://v1/counter/1/x") == Stop("counter", "1", "x"))
    #expect(router.parse("app://v1/counter/x/x") == Stop("web", "v1/counter/x/x"))
    #expect(router.parse("app://v1/counter/1") == Stop("web", "v1/counter/1"))
    #expect(router.parse("app://v1") == Stop("web", "v1"))
    #expect(router.parse("app://") == Stop("web", ""))
  }

  @Test func `a tail declared first takes everything`() {
    let router = URLPathRouter<Stop>(origins: .scheme("app")) {
      URLRoute({ Stop("web", $0) }) { Path("a", Rest()) }
      URLRoute(Stop("b")) { Path("a", "b") }
    }
    #expect(router.parse("app://a/b") == Stop("web", "b"))
  }

  /// What trying every route in turn would give, for a table of any shapes.
  private struct Shape: Sendable {
    let parts: [Part]
    enum Part: Sendable {
      case literal(String)
      case capture
      case digits
      case affix(String)
      case rest
    }

    func reads(_ segments: [String]) -> Bool {
      var rest = segments[...]
      for part in parts {
        if case .rest = part { return true }
        guard let next = rest.popFirst() else { return false }
        switch part {
        case .literal(let text): if next != text { return false }
        case .digits: if Int(next) == nil { return false }
        case .affix(let prefix):
          if !next.hasPrefix(prefix) || next.count <= prefix.count { return false }
        case .capture, .rest: break
        }
      }
      return rest.isEmpty
    }
  }

  @Test func `the compiled table agrees with trying every route in turn`() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<150 {
      let shapes = (0..<Int.random(in: 1...14, using: &random)).map { _ in
        Shape(
          parts: DynamicRoute.randomParts(&random).map { part in
            switch part {
            case .literal(let text): .literal(text)
            case .capture: .capture
            case .integer: .digits
            case .prefixed(let prefix): .affix(prefix)
            case .rest: .rest
            }
          }
        )
      }
      let routes = shapes.enumerated().map { number, shape in
        DynamicRoute(
          number: number,
          parts: shape.parts.map { part in
            switch part {
            case .literal(let text): .literal(text)
            case .capture: .capture
            case .digits: .integer
            case .affix(let prefix): .prefixed(prefix)
            case .rest: .rest
            }
          }
        )
      }
      let router = DynamicRoute.router(routes)
      for _ in 0..<60 {
        let segments = (0..<Int.random(in: 0...5, using: &random)).map { _ in
          DynamicRoute.words.randomElement(using: &random) ?? "a"
        }
        let expected = shapes.firstIndex { $0.reads(segments) }
        let link = "app:///" + segments.joined(separator: "/")
        #expect(router.parse(link)?.number == expected, "\(link) in \(shapes)")
      }
    }
  }
}
