import Foundation
import Iris
import Testing

@Suite struct `Reading rule 2: origins` {
  @Test(arguments: ["app://word/x", "app:///word/x", "app:/word/x", "app:word/x"])
  func `the four forms of a custom scheme are one link`(link: String) {
    #expect(reading(link) == .word("x"))
  }

  @Test(arguments: [
    "app://", "app:", "app:/", "app:///", "https://links.example", "https://links.example/",
  ])
  func `a link without a path is the root`(link: String) {
    #expect(reading(link) == .root)
  }

  @Test(arguments: [
    "APP://word/x", "App:word/x", "HTTPS://LINKS.EXAMPLE/word/x", "hTTps://Links.Example/word/x",
  ])
  func `scheme and host compare without regard to case`(link: String) {
    #expect(reading(link) == .word("x"))
  }

  @Test func `path segments compare exactly`() {
    #expect(reading("https://links.example/Word/x") == nil)
    #expect(reading("app:///Word/x") == nil)
    #expect(reading("app:Word/x") == nil)
    #expect(reading("app://word/AbC") == .word("AbC"))
  }

  @Test(arguments: ["app://Word/x", "app://WORD/x", "app://%57ord/x"])
  func `a literal in the host position compares without regard to case`(link: String) {
    #expect(reading(link) == .word("x"))
  }

  @Test(arguments: Door.all)
  func `a literal compares after decoding`(door: Door) {
    #expect(reading(door.link("%77ord/x")) == .word("x"))
    #expect(reading(door.link("w%6Frd/x")) == .word("x"))
    #expect(reading(door.link("%7Eme")) == .tilde)
    #expect(reading(door.link("~me")) == .tilde)
    #expect(reading(door.link("%E6%88%91/1")) == .han("1"))
    #expect(reading(door.link("我/1")) == .han("1"))
  }

  @Test func `a capture in the host position keeps its case and prints behind a third slash`()
    throws
  {
    enum Link: Equatable { case code(String) }
    let router = URLPathRouter<Link>(origins: .scheme("app")) {
      URLRoute(Link.code) { Path(Capture(String.self), "detail") }
    }
    #expect(router.parse("app://AbC123/detail") == .code("AbC123"))
    #expect(try router.string(for: .code("AbC123")) == "app:///AbC123/detail")
  }

  @Test func `routes that differ by case alone in the host position go to the first`() throws {
    enum Link: Equatable {
      case upper
      case lower
    }
    let router = URLPathRouter<Link>(origins: .scheme("app")) {
      URLRoute(.upper) { Path("Tab") }
      URLRoute(.lower) { Path("tab") }
    }
    #expect(router.parse("app://tab") == .upper)
    #expect(router.parse("app:///tab") == .lower)
    #expect(try router.string(for: .upper) == "app:///Tab")
    #expect(throws: RouteError.self) { try router.string(for: .lower) }
  }

  @Test(arguments: [
    "https://other.example/word/x", "https://notlinks.example/word/x",
    "https://links.example.evil.example/word/x", "https://links.exampl/word/x",
    "https://links.examplecom/word/x", "https://sub.links.example/word/x",
    "https://links.example./word/x", "https://.links.example/word/x", "https:///word/x",
    "https://links%2Eexample.evil/word/x",
  ])
  func `a host that is not listed in whole never matches`(link: String) {
    #expect(reading(link) == nil)
    #expect(refusal(link) == .host)
  }

  @Test func `every listed host matches and the first one prints`() throws {
    #expect(reading("https://www.links.example/word/x") == .word("x"))
    let web = probe.origins[1]
    #expect(try probe.string(for: .word("x"), origin: web) == "https://links.example/word/x")
  }

  @Test(arguments: [
    "https://links.example@evil.example/word/x", "https://user@links.example/word/x",
    "https://user:secret@links.example/word/x", "https://links.example:443@evil.example/word/x",
    "https://@links.example/word/x", "https://evil.example\\@links.example/word/x",
    "https://links.example\\@evil.example/word/x", "https://links.example\\/word/x",
    "https://links.example%2F.evil.example/word/x", "https://links.example%40evil.example/word/x",
    "https://links.example%5Cevil.example/word/x", "https://links.example%3A443/word/x",
    "https://links.example%23.evil.example/word/x", "https://links.example%3Fx/word/x",
    "https://links.example%00/word/x", "https://links.example%20/word/x",
  ])
  func `user information, a backslash or an escaped delimiter never matches`(link: String) {
    #expect(probe.parse(link) == nil)
    #expect(refusal(link) == .authority)
    if let url = URL(string: link) { #expect(probe.parse(url) == nil) }
  }

  @Test(arguments: ["app://user@word/x", "app://word:80/x", "app://wo\\rd/x", "app://wo%5Crd/x"])
  func `a custom scheme's host position holds no user, port or backslash`(link: String) {
    #expect(refusal(link) == .authority)
  }

  @Test(arguments: [
    "https://evil.example/@links.example/word/x", "https://evil.example?@links.example/word/x",
    "https://evil.example#@links.example/word/x",
  ])
  func `an at sign behind the authority moves no host`(link: String) {
    #expect(refusal(link) == .host)
  }

  @Test func `an at sign in path, query or fragment is data`() {
    #expect(reading("https://links.example/word/a@b") == .word("a@b"))
    #expect(reading("app://item?q=a@b") == .item("a@b"))
    #expect(reading("https://links.example#@evil.example/") == .root)
  }

  @Test(arguments: ["https://links.example:443/word/x", "https://links.example:/word/x"])
  func `the scheme's own port may be spelt out`(link: String) {
    #expect(reading(link) == .word("x"))
  }

  @Test(arguments: [
    "https://links.example:8443/word/x", "https://links.example:80/word/x",
    "https://links.example:0/word/x", "https://links.example:44x/word/x",
    "https://links.example:4430000/word/x",
  ])
  func `another port never matches`(link: String) {
    #expect(probe.parse(link) == nil)
    #expect(refusal(link) == .port)
  }

  @Test func `a listed port is required and printed`() throws {
    enum Link: Equatable { case home }
    let router = URLPathRouter<Link>(origins: .http("localhost:8080"), .https("a.example:443")) {
      URLRoute(.home) { Path("home") }
    }
    #expect(router.parse("http://localhost:8080/home") == .home)
    #expect(router.parse("http://localhost/home") == nil)
    #expect(router.parse("http://localhost:80/home") == nil)
    #expect(try router.string(for: .home) == "http://localhost:8080/home")
    #expect(router.parse("https://a.example/home") == .home)
    #expect(
      try router.string(for: .home, origin: router.origins[1]) == "https://a.example/home"
    )
  }

  @Test func `an unlisted scheme never matches`() {
    #expect(refusal("http://links.example/word/x") == .scheme)
    #expect(refusal("apps://word/x") == .scheme)
    #expect(refusal("ap://word/x") == .scheme)
    #expect(refusal("javascript:alert(1)") == .scheme)
    #expect(refusal("word/x") == .scheme)
    #expect(refusal("") == .scheme)
    #expect(refusal("app") == .scheme)
    #expect(refusal("https:links.example/word/x") == .host)
    #expect(refusal("https:/links.example/word/x") == .host)
  }
}

@Suite struct `An internationalised host` {
  private enum Link: Equatable { case page }

  private func router(_ host: String) -> URLPathRouter<Link> {
    URLPathRouter(origins: .https(host)) { URLRoute(.page) { Path("x") } }
  }

  @Test(arguments: ["bücher.example", "xn--bcher-kva.example", "BÜCHER.example"])
  func `is one host in every spelling`(declared: String) throws {
    let router = router(declared)
    for spelling in [
      "bücher.example", "BÜCHER.EXAMPLE", "xn--bcher-kva.example", "XN--BCHER-KVA.Example",
      "b%C3%BCcher.example", "B%C3%9Ccher.example", "bu\u{308}cher.example",
    ] {
      #expect(router.parse("https://\(spelling)/x") == .page, "\(spelling)")
      if let url = URL(string: "https://\(spelling)/x") { #expect(router.parse(url) == .page) }
    }
    #expect(try router.string(for: .page) == "https://xn--bcher-kva.example/x")
  }

  @Test(arguments: [
    "bucher.example", "xn--bucher-kva.example", "xn--bcher-kva", "bücher.example.evil",
    "ｂücher.example", "bücher。example", "xn--.example", "xn--bcher-.example",
    "xn--99999999999.example", "xn--bcher-kvaa.example", "b%C3cher.example", "b%FCcher.example",
    "xn--bucher-smd.example",
  ])
  func `is told from what looks like it`(host: String) {
    #expect(router("bücher.example").parse("https://\(host)/x") == nil)
  }

  @Test func `never lets a letter that folds into ASCII stand for it`() {
    // The Kelvin sign's lower case is the ASCII k; the dotted capital I's holds an ASCII i.
    #expect(router("kilo.example").parse("https://\u{212A}ilo.example/x") == nil)
    #expect(router("kilo.example").parse("https://k\u{130}lo.example/x") == nil)
    #expect(router("straße.example").parse("https://strasse.example/x") == nil)
  }

  @Test func `takes a percent-encoded ASCII spelling`() {
    #expect(router("bücher.example").parse("https://%62ücher.example/x") == .page)
    #expect(router("links.example").parse("https://l%69nks.example/x") == .page)
    #expect(router("links.example").parse("https://links%2Eexample/x") == .page)
  }
}

@Suite struct `An origin with a path of its own` {
  private enum Link: Equatable {
    case root
    case book(String)
  }

  private let router = URLPathRouter<Link>(
    origins: .https("a.example", under: "v1"),
    .https("a.example", under: "shop/eu"),
    .scheme("app")
  ) {
    URLRoute(.root) { Path() }
    URLRoute(Link.book) { Path("book", Capture(String.self)) }
  }

  @Test func `reads behind it and prints it`() throws {
    #expect(router.parse("https://a.example/v1/book/7") == .book("7"))
    #expect(router.parse("https://a.example/v1") == .root)
    #expect(router.parse("https://a.example/v1/") == .root)
    #expect(router.parse("https://a.example/shop/eu/book/7") == .book("7"))
    #expect(router.parse("app://book/7") == .book("7"))
    #expect(try router.string(for: .book("7")) == "https://a.example/v1/book/7")
    #expect(try router.string(for: .root) == "https://a.example/v1")
    #expect(
      try router.string(for: .book("7"), origin: router.origins[1])
        == "https://a.example/shop/eu/book/7"
    )
  }

  @Test(arguments: [
    "https://a.example/book/7", "https://a.example/v1x/book/7", "https://a.example/",
    "https://a.example/shop/book/7", "https://a.example/V1/book/7",
  ])
  func `refuses what does not begin with it`(link: String) {
    #expect(router.parse(link) == nil)
    #expect(router.explain(link).reason == .basePath)
  }
}
