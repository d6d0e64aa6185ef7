import Foundation
import Iris
import Testing

private let app = Origin.scheme("app")

/// Reads a link and prints what it means, or nil where either fails.
private func trip<Intent>(_ link: String, _ router: URLPathRouter<Intent>) -> String? {
  router.parse(link).flatMap { try? router.string(for: $0) }
}

@Suite struct `A path` {
  private enum Link: Equatable {
    case comma(String, Int)
    case lines(String, Int)
    case deep(Int, Int, Int, Int, Int, Int, Int, Int)
    case fixed
  }

  private let router = URLPathRouter<Link>(origins: app) {
    URLRoute(Link.comma) { Path("a/b", Capture(String.self), "c", Capture(Int.self)) }
    URLRoute(Link.lines) {
      Path {
        "x"
        Capture(String.self)
        "y/z"
        Capture(Int.self)
      }
    }
    URLRoute(Link.deep) {
      Path {
        Capture(Int.self)
        Capture(Int.self)
        Capture(Int.self)
        Capture(Int.self)
        Capture(Int.self)
        Capture(Int.self)
        Capture(Int.self)
        Capture(Int.self)
      }
    }
    URLRoute(.fixed) { Path("one", "two", "three", "four", "five", "six") }
  }

  @Test func `is written with commas or line by line, of any length`() {
    #expect(router.parse("app://a/b/t/c/7") == .comma("t", 7))
    #expect(router.parse("app://x/t/y/z/7") == .lines("t", 7))
    #expect(router.parse("app:///1/2/3/4/5/6/7/8") == .deep(1, 2, 3, 4, 5, 6, 7, 8))
    #expect(trip("app:///1/2/3/4/5/6/7/8", router) == "app:///1/2/3/4/5/6/7/8")
    #expect(
      trip("app://one/two/three/four/five/six/", router) == "app://one/two/three/four/five/six"
    )
    #expect(router.parse("app://one/two/three/four/five") == nil)
    #expect(router.parse("app://one/two/three/four/five/six/seven") == nil)
  }

  @Test func `splits a literal at its slashes`() {
    #expect(router.parse("app://a%2Fb/t/c/7") == nil)
    #expect(router.routes[0].path.count == 5)
    #expect(router.routes[0].pattern == "a/b/:String/c/:Int")
  }

  @Test func `encodes a literal that needs it and reads it back`() throws {
    enum Link: Equatable { case odd }
    let router = URLPathRouter<Link>(origins: app) {
      URLRoute(.odd) { Path("a b", "c?d", "e%f", "ü") }
    }
    #expect(try router.string(for: .odd) == "app:///a%20b/c%3Fd/e%25f/%C3%BC")
    #expect(trip("app://a%20b/c%3fd/e%25f/%C3%BC", router) == "app:///a%20b/c%3Fd/e%25f/%C3%BC")
  }

  @Test func `has affixes around a capture`() {
    enum Link: Equatable {
      case user(Int)
      case file(String)
      case both(String)
      case plain(String)
    }
    let router = URLPathRouter<Link>(origins: app) {
      URLRoute(Link.user) { Path("u", Capture(Int.self, prefix: "user-")) }
      URLRoute(Link.file) { Path("u", Capture(String.self, suffix: ".json")) }
      URLRoute(Link.both) { Path("u", Capture(String.self, prefix: "v", suffix: "x")) }
      URLRoute(Link.plain) { Path("u", Capture(String.self)) }
    }
    #expect(router.parse("app://u/user-7") == .user(7))
    #expect(router.parse("app://u/%75ser%2D7") == .user(7))
    #expect(router.parse("app://u/user-x") == .plain("user-x"))
    #expect(router.parse("app://u/user-") == .plain("user-"))
    #expect(router.parse("app://u/a.b.json") == .file("a.b"))
    #expect(router.parse("app://u/a%2Ejso%6E") == .file("a"))
    #expect(router.parse("app://u/.json") == .plain(".json"))
    #expect(router.parse("app://u/v1x") == .both("1"))
    #expect(router.parse("app://u/vx") == .plain("vx"))
    #expect(router.parse("app://u/v%25x") == .both("%"))
    #expect(trip("app://u/user-007", router) == "app://u/user-7")
  }

  @Test func `has optional captures at its end`() throws {
    enum Link: Equatable {
      case shop(Genre?, page: Int?)
      case top
    }
    let router = URLPathRouter<Link>(origins: app) {
      URLRoute(Link.shop) { Path("shop", Capture(Genre?.self), Capture(Int?.self)) }
      URLRoute(.top) { Path("shop", "top") }
    }
    #expect(router.parse("app://shop") == .shop(nil, page: nil))
    #expect(router.parse("app://shop/") == .shop(nil, page: nil))
    #expect(router.parse("app://shop/fantasy") == .shop(.fantasy, page: nil))
    #expect(router.parse("app://shop/fantasy/2") == .shop(.fantasy, page: 2))
    #expect(router.parse("app://shop/top") == .top)
    #expect(router.parse("app://shop/fantasy/x") == nil)
    #expect(router.parse("app://shop/fantasy/2/3") == nil)
    #expect(try router.string(for: .shop(nil, page: nil)) == "app://shop")
    #expect(throws: RouteError.self) { try router.string(for: .shop(nil, page: 2)) }
  }

  @Test func `ends in a tail as a list or as one string`() {
    enum Link: Equatable {
      case list([Int])
      case text(String)
    }
    let router = URLPathRouter<Link>(origins: app) {
      URLRoute(Link.list) { Path("t", Rest([Int].self)) }
      URLRoute(Link.text) { Path("t", Rest()) }
    }
    #expect(router.parse("app://t") == .list([]))
    #expect(router.parse("app://t/1/2") == .list([1, 2]))
    #expect(router.parse("app://t/1/x") == .text("1/x"))
    #expect(router.parse("app://t/1/a%2Fb") == nil)
    #expect(trip("app://t/a%20b/c/", router) == "app://t/a%20b/c")
  }
}

@Suite struct `A query item` {
  private enum Link: Equatable {
    case all(q: String, page: Int, sort: Genre?, tags: [Int], gift: Bool)
    case old(BookID)
  }

  private let router = URLPathRouter<Link>(origins: app) {
    URLRoute(Link.all) {
      Path("s")
      Query("q", String.self)
      Query("page", Int.self, default: 1)
      Query("sort", Genre?.self)
      Query("tag", [Int].self)
      Query(flag: "gift")
      Query("v", is: "2")
    }
    URLRoute(Link.old) {
      Path("show")
      Query("book", BookID.self)
    }
  }

  @Test func `is required, defaulted, optional, a list, a flag or fixed`() {
    #expect(
      router.parse("app://s?v=2&q=a") == .all(q: "a", page: 1, sort: nil, tags: [], gift: false)
    )
    #expect(
      router.parse("app://s?gift&tag=2&tag=1&sort=fantasy&page=3&q=&v=2")
        == .all(q: "", page: 3, sort: .fantasy, tags: [2, 1], gift: true)
    )
    #expect(router.parse("app://s?v=2") == nil)
    #expect(router.parse("app://s?q=a") == nil)
    #expect(router.parse("app://s?q=a&v=3") == nil)
    #expect(router.parse("app://s?q=a&v=2&page=x") == nil)
    #expect(router.parse("app://s?q=a&v=2&sort=x") == nil)
    #expect(router.parse("app://s?q=a&v=2&tag=1&tag=x") == nil)
  }

  @Test(arguments: ["gift", "gift=", "gift=1", "gift=true"])
  func `a flag is there`(item: String) {
    #expect(trip("app://s?q=a&v=2&\(item)", router) == "app://s?q=a&gift&v=2")
  }

  @Test(arguments: ["x", "gift=0", "gift=false"])
  func `a flag is not there`(item: String) {
    #expect(trip("app://s?q=a&v=2&\(item)", router) == "app://s?q=a&v=2")
  }

  @Test func `a flag with another value is a miss`() {
    #expect(router.parse("app://s?q=a&v=2&gift=maybe") == nil)
  }

  @Test func `prints in declared order, defaults left out`() throws {
    let all = Link.all(q: "a b", page: 2, sort: .scienceFiction, tags: [1, 2], gift: true)
    #expect(
      try router.string(for: all)
        == "app://s?q=a%20b&page=2&sort=science-fiction&tag=1&tag=2&gift&v=2"
    )
  }
}

@Suite struct `A fragment` {
  @Test func `is required, optional or fixed`() throws {
    enum Link: Equatable {
      case note(String)
      case line(Int?)
      case top
    }
    let router = URLPathRouter<Link>(origins: app) {
      URLRoute(.top) {
        Path("note")
        Fragment("top of it")
      }
      URLRoute(Link.note) {
        Path("note")
        Fragment(String.self)
      }
      URLRoute(Link.line) {
        Path("line")
        Fragment(Int?.self)
      }
    }
    #expect(router.parse("app://note#top%20of%20it") == .top)
    #expect(router.parse("app://note#x/y?z") == .note("x/y?z"))
    #expect(router.parse("app://note#") == .note(""))
    #expect(router.parse("app://note") == nil)
    #expect(router.parse("app://line") == .line(nil))
    #expect(router.parse("app://line#7") == .line(7))
    #expect(router.parse("app://line#x") == nil)
    #expect(try router.string(for: .top) == "app://note#top%20of%20it")
    #expect(throws: RouteError.self) { try router.string(for: .note("top of it")) }
  }
}

@Suite struct `A scope, a mount and an alias` {
  private enum Inner: Equatable {
    case list
    case item(Int)
    case deep(String, Leaf)

    static let routes = RouteTable<Inner> {
      URLRoute(.list) { Path() }
      URLRoute(Inner.item) {
        Path(Capture(Int.self))
        Alias { Path("item", Capture(Int.self)) }
      }
      Mount(Inner.deep, at: Path("deep", Capture(String.self))) {
        URLRoute(Leaf.init(id:)) { Path("leaf", Capture(Int.self)) }
      }
    }
  }
  private struct Leaf: Equatable { let id: Int }
  private enum Link: Equatable {
    case orders(Inner)
    case shop(BookID, Int, Inner)
    case home
    case book(BookID)
  }

  private let router = URLPathRouter<Link>(origins: app, .https("a.example")) {
    Scope("v1") {
      Scope("a/b") { URLRoute(.home) { Path() } }
      Mount(Link.orders, at: "orders/all") { Inner.routes }
      Mount(Link.shop, at: Path("shop", Capture(BookID.self), "floor", Capture(Int.self))) {
        Inner.routes
      }
    }
    URLRoute(Link.book) {
      Path("book", Capture(BookID.self))
      Alias {
        Path("show")
        Query("id", BookID.self)
        Alias { Path("older", Capture(BookID.self)) }
      }
      Alias { Path("b", Capture(BookID.self)) }
    }
    Alias({ (n: Int) in Link.book(BookID(rawValue: "n\(n)")) }) { Path("n", Capture(Int.self)) }
    Alias(Link.home) { Path("start") }
  }

  @Test(arguments: [
    ("v1/a/b", "v1/a/b"), ("v1/orders/all", "v1/orders/all"),
    ("v1/orders/all/7", "v1/orders/all/7"), ("v1/orders/all/item/7", "v1/orders/all/7"),
    ("v1/orders/all/deep/x/leaf/1", "v1/orders/all/deep/x/leaf/1"),
    ("v1/shop/9/floor/2", "v1/shop/9/floor/2"), ("v1/shop/9/floor/2/7", "v1/shop/9/floor/2/7"),
    ("v1/shop/a%2Fb/floor/2/deep/x/leaf/1", "v1/shop/a%2Fb/floor/2/deep/x/leaf/1"),
    ("book/1", "book/1"), ("show?id=1", "book/1"), ("b/1", "book/1"), ("older/1", "book/1"),
    ("n/1", "book/n1"), ("start", "v1/a/b"),
  ])
  func `read and print, however deep`(link: String, canonical: String) {
    for door in ["app://", "https://a.example/"] {
      #expect(trip(door + link, router) == "app://" + canonical)
    }
  }

  @Test(arguments: [
    "v1", "v1/a", "v1/orders", "v1/shop/9/floor/x", "v1x/a/b", "v1/ordersall", "v1/orders/allx",
  ])
  func `match whole segments`(link: String) {
    #expect(router.parse("app://" + link) == nil)
  }

  @Test func `tell aliases apart and name routes through mounts`() throws {
    #expect(router.match("app://show?id=1")?.isAlias == true)
    #expect(router.match("app://book/1")?.isAlias == false)
    #expect(router.routes.filter(\.isAlias).count == 7)
    let names = router.routes.map(\.name)
    #expect(names.contains("orders.item"))
    #expect(names.contains("shop.deep.Leaf"))
  }

  @Test func `keep the names of a prefix and of a module apart`() {
    enum Bar: Equatable { case bar(Int) }
    enum Link: Equatable { case foo(Int, Bar) }
    let router = URLPathRouter<Link>(origins: app) {
      Mount(Link.foo, at: Path("foo", Capture(Int.self))) {
        URLRoute(Bar.bar) { Path("bar", Capture(Int.self)) }
      }
    }
    #expect(router.parse("app://foo/42/bar/43?id=1") == .foo(42, .bar(43)))
  }
}

@Suite struct `A table's block` {
  private enum Link: Equatable, CaseIterable {
    case new
    case old
    case either
    case other
    case first
    case second
    case always
  }

  @RouteTableBuilder<Link> private func table(_ isNew: Bool, _ number: Int) -> RouteTable<Link> {
    if isNew { URLRoute(.new) { Path("new") } }
    if isNew {
      URLRoute(.either) { Path("either") }
    } else {
      URLRoute(.other) { Path("other") }
    }
    switch number {
    case 1: URLRoute(.first) { Path("first") }
    default: URLRoute(.second) { Path("second") }
    }
    for name in ["a", "b"] { URLRoute(.always) { Path(name) } }
    if #available(macOS 14, *) { URLRoute(.old) { Path("available") } }
  }

  @Test func `may branch, switch and loop`() {
    func patterns(_ isNew: Bool, _ number: Int) -> [String] {
      URLPathRouter(table(isNew, number), origins: [app]).routes.map(\.pattern)
    }
    #expect(patterns(true, 1) == ["new", "either", "first", "a", "b", "available"])
    #expect(patterns(false, 2) == ["other", "second", "a", "b", "available"])
  }

  @Test func `prints a case by its first route`() throws {
    let router = URLPathRouter(table(true, 1), origins: [app])
    #expect(try router.string(for: .always) == "app://a")
  }
}

@Suite struct `A table that ignores the case of literals` {
  private enum Link: Equatable { case book(String) }

  private let router = URLPathRouter<Link>(
    origins: app,
    .https("a.example", under: "Shop"),
    options: RoutingOptions(literalCase: .insensitive)
  ) {
    URLRoute(Link.book) { Path("Book", Capture(String.self, prefix: "No-")) }
  }

  @Test func `reads any case, keeps a capture's and prints the declared one`() throws {
    #expect(router.parse("app:///bOOK/No-AbC") == .book("AbC"))
    #expect(router.parse("https://a.example/SHOP/BOOK/No-AbC") == .book("AbC"))
    #expect(try router.string(for: .book("AbC")) == "app:///Book/No-AbC")
    #expect(
      try router.string(for: .book("AbC"), origin: router.origins[1])
        == "https://a.example/Shop/Book/No-AbC"
    )
    #expect(router.parse("app:///Ｂook/No-x") == nil)
  }
}

@Suite struct `A literal with a percent sign in it` {
  enum Link: Equatable, Sendable {
    case plain
    case escaped
    case several
  }

  private let router = URLPathRouter<Link>(origins: .https("links.example")) {
    URLRoute(.plain) { Path("a .html") }
    URLRoute(.escaped) { Path("a%20.html") }
    // More literals than are searched one by one.
    for text in ["100%", "%41", "b", "c", "d", "e"] { URLRoute(.several) { Path("x", text) } }
  }

  @Test(arguments: [
    ("a%20.html", Link.plain), ("a%2520.html", .escaped), ("x/100%25", .several),
    ("x/%2541", .several), ("x/A", nil), ("x/%41", nil),
  ])
  func `is text, and read once decoded`(path: String, link: Link?) {
    #expect(router.parse("https://links.example/\(path)") == link)
  }
}

@Suite struct `A fixed part behind a mount` {
  enum Child: Equatable, Sendable {
    case print
    case top
  }

  enum Link: Equatable, Sendable { case child(Int, Child) }

  private let router = URLPathRouter<Link>(origins: .https("links.example")) {
    Mount(Link.child, at: Path("shop", Capture(Int.self))) {
      Scope("page") {
        URLRoute(Child.print) {
          Path()
          Query("as", is: "print")
        }
        URLRoute(Child.top) {
          Path()
          Fragment("top")
        }
      }
    }
  }

  @Test(arguments: [
    ("shop/7/page?as=print", Link.child(7, .print)), ("shop/7/page#top", .child(7, .top)),
    ("shop/7/page?as=screen", nil), ("shop/7/page#end", nil), ("shop/7/page", nil),
  ])
  func `must stand as it does in front of one`(path: String, link: Link?) {
    #expect(router.parse("https://links.example/\(path)") == link)
  }
}
