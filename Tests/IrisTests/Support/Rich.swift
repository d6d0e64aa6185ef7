import Foundation
import Iris

/// A module's intent inside a module's intent, to any depth.
indirect enum Nested: Equatable, Sendable {
  case leaf
  case note(String)
  case deeper(String, Nested)

  static func routes(depth: Int) -> RouteTable<Nested> {
    RouteTable {
      URLRoute(.leaf) { Path("leaf") }
      URLRoute(Nested.note) {
        Path("note")
        Query("n", String.self)
      }
      if depth > 0 {
        Mount(Nested.deeper, at: Path("in", Capture(String.self))) { routes(depth: depth - 1) }
      }
    }
  }
}

/// An intent with a case for every shape a route can have.
enum Rich: Equatable, Sendable {
  case home
  case user(String)
  case file(name: String, version: Int)
  case triple(String, Int, Bool)
  case five(String, String, Int, Genre, UUID)
  case day(Date)
  case when(Date)
  case affixed(String)
  case suffixed(Int)
  case both(String)
  case option(String?)
  case options(String?, Int?)
  case tail([String])
  case numbers([Int])
  case text(String)
  case root([String])
  case search(String, page: Int, tags: [String], sort: Genre?, exact: Bool)
  case fixed(String)
  case defaulted(String)
  case anchor(String)
  case anchors(String?)
  case double(Double)
  case character(Character)
  case id(BookID)
  case ids([BookID])
  case nested(Nested)
  case shop(String, Int, Nested)
  case pair(left: String, right: String)
  case secret(String)
  case scoped(String)

  static let router = URLPathRouter<Rich>(
    origins: .scheme("app"),
    .https("links.example"),
    .https("bücher.example:8443", under: "a b/c")
  ) {
    URLRoute(.home) { Path() }
    URLRoute(Rich.user) { Path("user", Capture(String.self)) }
    URLRoute(Rich.file) { Path("file", Capture(String.self), "v", Capture(Int.self)) }
    URLRoute(Rich.triple) {
      Path("triple", Capture(String.self), Capture(Int.self), Capture(Bool.self))
    }
    URLRoute(Rich.five) {
      Path {
        "five"
        Capture(String.self)
        "x"
        Capture(String.self)
        Capture(Int.self)
        Capture(Genre.self)
        "y/z"
        Capture(UUID.self)
      }
    }
    URLRoute(Rich.day) { Path("day", Capture(.iso8601(writing: .day))) }
    URLRoute(Rich.when) {
      Path("when")
      Query("at", Date.self)
    }
    URLRoute(Rich.affixed) { Path("users", Capture(String.self, prefix: "user-")) }
    URLRoute(Rich.suffixed) { Path("docs", Capture(Int.self, suffix: ".json")) }
    URLRoute(Rich.both) { Path("both", Capture(String.self, prefix: "é%", suffix: "?.")) }
    URLRoute(Rich.option) { Path("option", Capture(String?.self)) }
    URLRoute(Rich.options) { Path("options", Capture(String?.self), Capture(Int?.self)) }
    URLRoute(Rich.tail) { Path("tail", Rest([String].self)) }
    URLRoute(Rich.numbers) { Path("numbers", Rest([Int].self)) }
    URLRoute(Rich.text) { Path("text", Rest()) }
    URLRoute(Rich.search) {
      Path("search")
      Query("q", String.self)
      Query("page", Int.self, default: 1)
      Query("t&g", [String].self)
      Query("sort", Genre?.self)
      Query(flag: "exact")
    }
    URLRoute(Rich.fixed) {
      Path("fixed")
      Query("kind", is: "a b+c")
      Query("v", String.self)
      Fragment("top/1")
    }
    URLRoute(Rich.defaulted) {
      Path("defaulted")
      Query("v", String.self, default: "é/ +")
    }
    URLRoute(Rich.anchor) {
      Path("anchor")
      Fragment(String.self)
    }
    URLRoute(Rich.anchors) {
      Path("anchors")
      Fragment(String?.self)
    }
    URLRoute(Rich.double) { Path("double", Capture(Double.self)) }
    URLRoute(Rich.character) { Path("character", Capture(Character.self)) }
    URLRoute(Rich.id) {
      Path("id", Capture(BookID.self))
      Alias { Path("old", "id", Capture(BookID.self)) }
    }
    URLRoute(Rich.ids) {
      Path("ids")
      Query("id", [BookID].self)
    }
    Mount(Rich.nested, at: "nested") { Nested.routes(depth: 3) }
    Scope("scope/d") {
      Mount(Rich.shop, at: Path("shop", Capture(String.self), Capture(Int.self))) {
        Nested.routes(depth: 1)
      }
      Scope("e") { URLRoute(Rich.scoped) { Path(Capture(String.self)) } }
    }
    URLRoute({ (left: String, right: String) in .pair(left: left, right: right) }) {
      Path("pair", Capture(String.self), Capture(String.self))
    }
    URLRoute(Rich.secret) {
      Path("secret")
      Query("token", String.self, privacy: .hidden)
    }
    URLRoute(Rich.root) { Path(Rest([String].self)) }
  }

  static func nested(_ make: inout AwkwardText, depth: Int) -> Nested {
    switch make.int(0...3) {
    case 0: .leaf
    case 1: .note(make.text())
    default: depth == 0 ? .leaf : .deeper(make.text(), nested(&make, depth: depth - 1))
    }
  }

  /// An intent of the case of this number, which wraps round.
  static func random(_ number: Int, _ make: inout AwkwardText) -> Rich {
    let genre = make.element(of: Genre.allCases) ?? .fantasy
    switch number % 30 {
    case 0: return .home
    case 1: return .user(make.text())
    case 2: return .file(name: make.text(), version: make.number())
    case 3: return .triple(make.text(), make.number(), make.bool())
    case 4: return .five(make.text(), make.text(), make.number(), genre, make.uuid())
    case 5:
      return .day(Date(timeIntervalSince1970: Double(make.int(-719_162...2_932_896)) * 86_400))
    case 6: return .when(make.date())
    case 7: return .affixed(make.text())
    case 8: return .suffixed(make.number())
    case 9: return .both(make.text())
    case 10: return .option(make.maybe { $0.text() })
    case 11: return .options(make.maybe { $0.text() }, make.maybe { $0.number() })
    case 12: return .tail(make.list { $0.text() })
    case 13: return .numbers(make.list { $0.number() })
    case 14: return .text(make.list { $0.text() }.joined(separator: "/"))
    case 15: return .root(make.list { $0.text() })
    case 16:
      return .search(
        make.text(),
        page: make.int(0...2),
        tags: make.list { $0.text() },
        sort: make.maybe { _ in genre },
        exact: make.bool()
      )
    case 17: return .fixed(make.text())
    case 18: return .defaulted(make.int(0...3) == 0 ? "é/ +" : make.text())
    case 19: return .anchor(make.text())
    case 20: return .anchors(make.maybe { $0.text() })
    case 21: return .double(Double(make.number()) / 7)
    case 22: return .character(make.text().first ?? "x")
    case 23: return .id(BookID(rawValue: make.text()))
    case 24: return .ids(make.list { BookID(rawValue: $0.text()) })
    case 25: return .nested(nested(&make, depth: 4))
    case 26: return .shop(make.text(), make.number(), nested(&make, depth: 2))
    case 27: return .pair(left: make.text(), right: make.text())
    case 28: return .secret(make.text())
    default: return .scoped(make.text())
    }
  }
}
