import Foundation
import Iris
import Testing

@Suite struct `Reading rule 5: total, within limits` {
  private let codec = URLCodec(probe, fallback: .root)

  @Test(arguments: Door.all)
  func `a link of 64 KiB is read and one byte more is refused`(door: Door) throws {
    let start = door.link("word/")
    let longest = start + String(repeating: "x", count: 65_536 - start.utf8.count)
    #expect(longest.utf8.count == 65_536)
    guard case .word(let text) = reading(longest) else {
      Issue.record("not read")
      return
    }
    #expect(text.utf8.count == 65_536 - start.utf8.count)
    #expect(reading(longest + "x") == nil)
    #expect(refusal(longest + "x") == .tooLong)
    let url = try #require(URL(string: longest + "x"))
    #expect(codec.parse(url) == .root)
  }

  @Test func `a thousand segments are read and one more is refused`() throws {
    for door in Door.all {
      let most = door.link("tail" + String(repeating: "/a", count: 999))
      #expect(reading(most) == .tail(Array(repeating: "a", count: 999)))
      #expect(refusal(most + "/") == nil)
      #expect(refusal(most + "/a") == .tooManySegments)
      #expect(reading(most + "/a") == nil)
    }
  }

  @Test func `a thousand items are read and one more is refused`() {
    let most = "app://items?" + Array(repeating: "q=", count: 1_000).joined(separator: "&")
    #expect(reading(most) == .items(Array(repeating: "", count: 1_000)))
    #expect(reading(most + "&&=&=x&") == reading(most))
    #expect(refusal(most + "&q") == .tooManyItems)
    #expect(reading("app://items?" + String(repeating: "&", count: 5_000)) == .items([]))
  }

  @Test func `limits are adjustable, and zero means none`() {
    let tight = Probe.router(RoutingOptions(limits: LinkLimits(length: 20, segments: 2, items: 1)))
    #expect(tight.parse("app://pair/a") == nil)
    #expect(tight.parse("app://word/123456789") == .word("123456789"))
    #expect(refusal("app://word/1234567890", tight) == .tooLong)
    for link in ["app://pair/a/b", "app:///pair/a/b", "app:pair/a/b"] {
      #expect(refusal(link, tight) == .tooManySegments)
    }
    #expect(refusal("app://item?q=1&r", tight) == .tooManyItems)
    #expect(tight.parse("app://item?q=1&") == .item("1"))
    let none = Probe.router(RoutingOptions(limits: LinkLimits(segments: 0, items: 0)))
    #expect(none.parse("app://?") == .root)
    #expect(none.parse("https://links.example/") == .root)
    #expect(refusal("app://~me", none) == .tooManySegments)
    #expect(refusal("app:///~me", none) == .tooManySegments)
    #expect(refusal("app://?a", none) == .tooManyItems)
  }

  @Test func `limits out of range are brought into it`() {
    var limits = LinkLimits(length: -1, segments: .min, items: .max)
    #expect(limits == LinkLimits(length: 0, segments: 0, items: Int(Int32.max)))
    limits.length = .max
    limits.segments = -7
    #expect(limits == LinkLimits(length: Int(Int32.max), segments: 0, items: Int(Int32.max)))
  }

  @Test func `printing refuses what is beyond the limits`() {
    let tight = Probe.router(RoutingOptions(limits: LinkLimits(length: 30, segments: 3, items: 1)))
    #expect(throws: RouteError.self) {
      try tight.string(for: .word(String(repeating: "x", count: 30)))
    }
    #expect(throws: RouteError.self) { try tight.string(for: .tail(["a", "b", "c"])) }
    #expect(throws: RouteError.self) { try tight.string(for: .items(["a", "b"])) }
  }

  @Test(arguments: [
    "app://item?q=" + String(repeating: "x", count: 1_000_000),
    "app://" + String(repeating: "/a", count: 200_000),
    "app:///" + String(repeating: "a-", count: 50_000),
    "app://items?" + String(repeating: "q&", count: 100_000),
    "https://" + String(repeating: "a.", count: 30_000) + "/",
    "https://" + String(repeating: "xn--", count: 15_000),
    "https://" + String(repeating: "é", count: 15_000) + ".example/",
    "app://word/" + String(repeating: "%F0%9F%98%80", count: 5_000),
    "app:" + String(repeating: "/", count: 60_000),
    "app:" + String(repeating: "..%2F", count: 10_000),
    "app:?" + String(repeating: "=", count: 60_000),
    "app:#" + String(repeating: "#", count: 60_000),
  ])
  func `very long links end in an answer`(link: String) {
    _ = probe.match(link)
    _ = probe.explain(link).description
    if let url = URL(string: link) {
      #expect(codec.canonical(codec.canonical(url)) == codec.canonical(url))
    }
  }

  @Test func `two hundred routes of one shape that all refuse cost one walk`() {
    enum Link: Equatable { case hit(Int) }
    let router = URLPathRouter<Link>(origins: .scheme("app")) {
      for number in 0..<200 {
        URLRoute({ (_: Int, _: String) in Link.hit(number) }) { Path(Capture(Int.self), Rest()) }
      }
      URLRoute({ (text: String, _: String) in Link.hit(-1) }) { Path(Capture(String.self), Rest()) }
    }
    #expect(router.parse("app:///x" + String(repeating: "/y", count: 900)) == .hit(-1))
  }

  @Test func `a codec always returns an intent, and a router is honest`() throws {
    for text in ["app://nope", "https://evil.example/", "mailto:a@b", "x", "app://word/%00"] {
      let url = try #require(URL(string: text))
      #expect(probe.parse(url) == nil)
      #expect(probe.match(url) == nil)
      #expect(codec.parse(url) == .root)
      #expect(codec.read(url).isFallback)
      #expect(codec.read(url).intent == .root)
    }
  }
}

extension `Reading rule 5: total, within limits` {
  @Test func `a number that does not fit its type is a miss`() {
    enum Link: Equatable {
      case small(Int8)
      case chat(Int32)
      case message(UInt32)
      case number(Int)
      case wide(UInt64)
    }
    let router = URLPathRouter<Link>(origins: .scheme("app")) {
      URLRoute(Link.small) { Path("s", Capture(Int8.self)) }
      URLRoute(Link.chat) { Path("c", Capture(Int32.self)) }
      URLRoute(Link.message) { Path("m", Capture(UInt32.self)) }
      URLRoute(Link.number) { Path("n", Capture(Int.self)) }
      URLRoute(Link.wide) { Path("w", Capture(UInt64.self)) }
    }
    for link in [
      "s/128", "s/-129", "c/4294967296", "c/2147483648", "m/-1", "m/4294967296",
      "n/99999999999999999999", "n/9223372036854775808", "n/-9223372036854775809",
      "w/18446744073709551616", "w/-1", "n/", "n/-", "n/+", "n/--1", "n/1e3", "n/0x10", "n/1 ",
      "n/%201", "n/1.0", "n/١", "n/1_000", "n/000000000000000000000000000000000000000x",
    ] {
      #expect(router.parse("app://" + link) == nil, "\(link)")
    }
    #expect(router.parse("app://s/-128") == .small(-128))
    #expect(router.parse("app://c/2147483647") == .chat(.max))
    #expect(router.parse("app://m/4294967295") == .message(.max))
    #expect(router.parse("app://n/9223372036854775807") == .number(.max))
    #expect(router.parse("app://n/-9223372036854775808") == .number(.min))
    #expect(router.parse("app://w/18446744073709551615") == .wide(.max))
    #expect(router.parse("app://n/%34%32") == .number(42))
    #expect(router.parse("app://n/+5") == .number(5))
    #expect(router.parse("app://n/007") == .number(7))
    #expect(router.parse("app://n/0000000000000000000000000000000000000000007") == .number(7))
    #expect(router.parse("app://w/-0") == .wide(0))
  }
}
