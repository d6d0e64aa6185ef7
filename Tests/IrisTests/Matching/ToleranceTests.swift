import Foundation
import Iris
import Testing

@Suite struct `Reading rule 3: slashes and dots` {
  private let strict = Probe.router(RoutingOptions(slashes: .strict))
  private let collapsing = Probe.router(RoutingOptions(slashes: .collapsing))

  @Test(arguments: Door.all)
  func `one trailing slash is ignored`(door: Door) {
    #expect(reading(door.link("word/x/")) == .word("x"))
    #expect(reading(door.link("item/?q=1")) == .item("1"))
    #expect(reading(door.link("tilde")) == nil)
    #expect(reading(door.link("~me/")) == .tilde)
    #expect(reading(door.link("tail/")) == .tail([]))
    #expect(reading(door.link("tail/a/")) == .tail(["a"]))
    #expect(reading(door.link("text/a/")) == .text("a"))
    #expect(reading(door.link("note/#x")) == .note("x"))
  }

  @Test(arguments: [
    "word//x", "word/x//", "//word/x", "pair//a/b", "pair/a//b", "tail//", "tail/a//b", "text//a",
    "tail//a",
  ])
  func `any other empty segment is a miss and shifts nothing`(path: String) {
    #expect(refusal("https://links.example/\(path)") == .emptySegment)
    #expect(reading("https://links.example/\(path)") == nil)
    #expect(reading("app:///\(path)") == nil)
  }

  @Test func `a strict table refuses every empty segment in every form`() {
    for door in Door.all {
      #expect(strict.parse(door.link("word/x")) == .word("x"))
      #expect(refusal(door.link("word/x/"), strict) == .emptySegment)
      #expect(refusal(door.link("~me/"), strict) == .emptySegment)
      #expect(refusal(door.link("item/?q=1"), strict) == .emptySegment)
    }
    // A slash alone is the root, which has no segment to be behind.
    #expect(strict.parse("https://links.example/") == .root)
    #expect(strict.parse("app:///") == .root)
    #expect(strict.parse("app:/") == .root)
  }

  @Test func `a collapsing table drops them wherever they stand`() {
    for door in Door.all {
      #expect(collapsing.parse(door.link("word//x")) == .word("x"))
      #expect(collapsing.parse(door.link("pair///a//b///")) == .pair("a", "b"))
      #expect(collapsing.parse(door.link("tail//a///b//")) == .tail(["a", "b"]))
    }
    #expect(collapsing.parse("https://links.example//") == .root)
    #expect(collapsing.parse("https://links.example///word/x") == .word("x"))
  }

  @Test func `no table prints an empty segment`() throws {
    for router in [probe, strict, collapsing] {
      #expect(try router.string(for: .tail(["a", "b"])) == "app://tail/a/b")
      #expect(try router.string(for: .tail([])) == "app://tail")
      #expect(throws: RouteError.self) { try router.string(for: .tail(["a", "", "b"])) }
      #expect(throws: RouteError.self) { try router.string(for: .word("")) }
    }
  }

  @Test(
    arguments: Door.all,
    [".", "..", "%2e", "%2E%2e", ".%2E", "%2e."]
  )
  func `dot segments never match, however they are spelt`(door: Door, dots: String) {
    #expect(refusal(door.link("word/\(dots)")) == .dotSegment)
    #expect(reading(door.link("word/\(dots)")) == nil)
    #expect(reading(door.link("tail/a/\(dots)/b")) == nil)
    #expect(reading(door.link("tail/\(dots)")) == nil)
    #expect(reading(door.link("word/x/\(dots)")) == nil)
    #expect(reading(door.link("\(dots)/word/x")) == nil)
  }

  @Test(arguments: Door.all)
  func `other dots are text`(door: Door) {
    #expect(reading(door.link("word/...")) == .word("..."))
    #expect(reading(door.link("word/..a")) == .word("..a"))
    #expect(reading(door.link("word/a.")) == .word("a."))
    #expect(reading(door.link("word/.%20")) == .word(". "))
    #expect(reading(door.link("word/..%2fsecret")) == .word("../secret"))
    #expect(reading(door.link("word/%252e%252e")) == .word("%2e%2e"))
    #expect(reading(door.link("item?q=..")) == .item(".."))
  }
}

@Suite struct `Reading rule 3: bytes` {
  @Test(
    arguments: Door.all,
    ["%", "%2", "a%", "%GG", "50%", "%E0%A4%A", "%zz", "%%41", "%4 1", "%-1", "%+1"]
  )
  func `a broken escape never matches`(door: Door, escape: String) {
    for path in ["word/\(escape)", "tail/a/\(escape)/b", "item?q=\(escape)", "note#\(escape)"] {
      #expect(probe.parse(door.link(path)) == nil)
      #expect(refusal(door.link(path)) == .brokenEncoding)
    }
    #expect(probe.parse(door.link("word/x?unknown=\(escape)")) == nil)
    #expect(probe.parse(door.link("word/x#\(escape)")) == nil)
  }

  @Test(
    arguments: Door.all,
    [
      "%FF", "%C3", "%C3%28", "%80", "%C0%80", "%C0%AF", "%ED%A0%80", "%F5%80%80%80",
      "%F4%90%80%80", "%E0%80%80", "%F0%80%80%80", "%C3x", "%FE%FF", "%E2%82", "é%A9", "%C3é",
    ]
  )
  func `bytes that are not UTF-8 never match`(door: Door, escape: String) throws {
    for path in ["word/\(escape)", "tail/a/\(escape)/b", "item?q=\(escape)", "note#\(escape)"] {
      #expect(refusal(door.link(path)) == .brokenEncoding)
      #expect(reading(door.link(path)) == nil)
    }
  }

  @Test func `a scalar cannot be split over two parts`() {
    #expect(refusal("app://pair/%C3/%A9") == .brokenEncoding)
    #expect(refusal("app://items?q=%C3&q=%A9") == .brokenEncoding)
    #expect(refusal("app://items?q%C3=%A9") == .brokenEncoding)
  }

  @Test(arguments: Door.all, ["%00", "a%00b", "%00%00"])
  func `a NUL never matches`(door: Door, escape: String) {
    for path in ["word/\(escape)", "tail/\(escape)", "item?q=\(escape)", "note#\(escape)"] {
      #expect(refusal(door.link(path)) == .nulCharacter)
      #expect(reading(door.link(path)) == nil)
    }
    #expect(reading(door.link("word/x?\(escape)=1")) == nil)
  }

  @Test(arguments: Door.all)
  func `a NUL that is not escaped never matches either`(door: Door) {
    for path in ["word/a\0b", "item?q=a\0b", "note#a\0b", "word/x?a\0b"] {
      #expect(refusal(door.link(path)) == .nulCharacter)
      #expect(probe.parse(door.link(path)) == nil)
    }
  }

  @Test func `Foundation repairs a broken escape before it is seen`() throws {
    // What is seen is what is read: a text that is no URL differs between the two doors.
    let url = try #require(URL(string: "app://word/%GG"))
    #expect(url.absoluteString == "app://word/%25GG")
    #expect(probe.parse(url) == .word("%GG"))
    #expect(probe.parse("app://word/%GG") == nil)
  }

  @Test(
    arguments: Door.all,
    [
      "e\u{301}", "é", "\u{30D5}\u{3099}", "\u{1100}\u{1161}", "\u{212B}", "ﬁ", "\u{200B}",
      "\u{FEFF}a",
    ]
  )
  func `text is kept byte for byte without normalisation`(door: Door, text: String) throws {
    let escaped = text.utf8.map { "%" + String($0, radix: 16, uppercase: true) }.joined()
    for spelling in [text, escaped] {
      guard case .word(let word) = probe.parse(door.link("word/\(spelling)")) else {
        Issue.record("not read")
        continue
      }
      #expect(word.utf8.elementsEqual(text.utf8))
      guard case .item(let item) = probe.parse(door.link("item?q=\(spelling)")) else {
        Issue.record("not read")
        continue
      }
      #expect(item.utf8.elementsEqual(text.utf8))
    }
    guard case .word(let again) = probe.parse(try probe.url(for: .word(text))) else {
      Issue.record("not read back")
      return
    }
    #expect(again.utf8.elementsEqual(text.utf8))
  }

  @Test func `literals are compared byte for byte too`() {
    enum Link: Equatable { case cafe }
    let router = URLPathRouter<Link>(origins: .scheme("app")) {
      URLRoute(.cafe) { Path("caf\u{E9}") }
    }
    #expect(router.parse("app://caf%C3%A9") == .cafe)
    #expect(router.parse("app://cafe%CC%81") == nil)
  }

  @Test func `a plus in a path or a fragment is a plus`() throws {
    #expect(reading("app://word/a+b") == .word("a+b"))
    #expect(reading("app://note#a+b") == .note("a+b"))
    #expect(try probe.string(for: .word("a+b c")) == "app://word/a+b%20c")
  }
}

@Suite struct `Reading rule 3: query items` {
  private func items(_ query: String) -> [QueryItem]? {
    probe.match("app://?\(query)")?.unclaimedItems
  }

  @Test(arguments: [
    "app://items", "app://items?", "app://items?&&", "app://items?=v", "app://items?=",
    "app://items?&=v&", "https://links.example/items/?",
  ])
  func `a bare question mark, empty pairs and nameless items are no items`(link: String) {
    #expect(reading(link) == .items([]))
    #expect(probe.match(link)?.unclaimedItems == [])
  }

  @Test(arguments: Door.all)
  func `a name without an equals sign is there with an empty value`(door: Door) {
    #expect(reading(door.link("item?q")) == .item(""))
    #expect(reading(door.link("item?q=")) == .item(""))
    #expect(reading(door.link("maybe?q")) == .maybe(""))
    #expect(reading(door.link("maybe")) == .maybe(nil))
    #expect(reading(door.link("items?q&q=")) == .items(["", ""]))
    #expect(reading(door.link("item")) == nil)
  }

  @Test(arguments: Door.all)
  func `a value begins behind the first equals sign`(door: Door) {
    #expect(reading(door.link("item?q=YWJj==")) == .item("YWJj=="))
    #expect(reading(door.link("item?q=a=b")) == .item("a=b"))
    #expect(reading(door.link("item?q==")) == .item("="))
  }

  @Test(arguments: Door.all)
  func `of repeated items the first wins, and a list takes all in order`(door: Door) {
    #expect(reading(door.link("item?q=1&q=2")) == .item("1"))
    #expect(reading(door.link("maybe?q=&q=2")) == .maybe(""))
    #expect(reading(door.link("items?q=b&q=a&x=1&q=b")) == .items(["b", "a", "b"]))
    #expect(reading(door.link("items?q=&q=b")) == .items(["", "b"]))
  }

  @Test(arguments: Door.all)
  func `names are decoded and compare exactly`(door: Door) {
    #expect(reading(door.link("item?%71=1")) == .item("1"))
    #expect(reading(door.link("item?Q=1")) == nil)
    #expect(reading(door.link("item?q%20=1")) == nil)
  }

  @Test(arguments: Door.all)
  func `a plus reads as a space and an escaped plus as a plus`(door: Door) {
    #expect(reading(door.link("item?q=a+b%20c%2Bd")) == .item("a b c+d"))
    #expect(reading(door.link("item?q=+")) == .item(" "))
    #expect(items("a+b=c") == [QueryItem(name: "a b", value: "c")])
  }

  @Test func `an option makes a plus a plus`() throws {
    let router = Probe.router(RoutingOptions(plusSign: .plus))
    #expect(router.parse("app://item?q=a+b%20c%2Bd") == .item("a+b c+d"))
    #expect(try router.string(for: .item("a+b c")) == "app://item?q=a%2Bb%20c")
    #expect(
      router.match("app://?a+b=c+d")?.unclaimedItems == [QueryItem(name: "a+b", value: "c+d")]
    )
  }

  @Test func `a space prints as an escape and so does a plus`() throws {
    #expect(try probe.string(for: .item("a+b c")) == "app://item?q=a%2Bb%20c")
  }

  @Test func `order is free when read and declared when printed`() throws {
    enum Link: Equatable { case list(page: Int, ref: String) }
    let router = URLPathRouter<Link>(origins: .scheme("app")) {
      URLRoute(Link.list) {
        Path("list")
        Query("page", Int.self)
        Query("ref", String.self)
      }
    }
    #expect(router.parse("app://list?page=1&ref=promo") == .list(page: 1, ref: "promo"))
    #expect(router.parse("app://list?ref=promo&page=1") == .list(page: 1, ref: "promo"))
    #expect(
      try router.string(for: .list(page: 1, ref: "promo")) == "app://list?page=1&ref=promo"
    )
  }

  @Test(arguments: Door.all)
  func `unknown items are ignored but kept on the match`(door: Door) {
    let match = probe.match(door.link("item?utm_source=a%20b&q=1&fbclid&q=2&utm_source=c"))
    #expect(match?.intent == .item("1"))
    #expect(match?.route == "item?q=:String")
    #expect(
      match?.unclaimedItems == [
        QueryItem(name: "utm_source", value: "a b"), QueryItem(name: "fbclid", value: ""),
        QueryItem(name: "utm_source", value: "c"),
      ]
    )
  }

  @Test(arguments: Door.all)
  func `an undeclared fragment is kept on the match, decoded`(door: Door) {
    #expect(probe.match(door.link("word/x#/book/1?x=2"))?.unclaimedFragment == "/book/1?x=2")
    #expect(probe.match(door.link("word/x#a%20b"))?.unclaimedFragment == "a b")
    #expect(probe.match(door.link("word/x#"))?.unclaimedFragment == "")
    #expect(probe.match(door.link("word/x"))?.unclaimedFragment == nil)
    #expect(probe.match(door.link("note#x"))?.unclaimedFragment == nil)
  }

  @Test func `a semicolon separates nothing`() {
    #expect(reading("app://item?q=a;b") == .item("a;b"))
  }
}
