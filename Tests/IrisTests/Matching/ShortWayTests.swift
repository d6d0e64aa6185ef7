import Foundation
import Iris
import Testing

/// Nearly all links are scanned by a short way that leaves whatever is odd to the long one.
///
/// Here both read every link, and nobody may be able to tell which it was.
@Suite("The short way through a link")
struct ShortWayTests {
  /// Everything a route is told of a link, for each route that it is offered to.
  private struct Offer: Equatable {
    let route: Int
    let segments: [String]
    let base: Int
    let query: Range<Int>
    let fragment: Range<Int>?
    let flags: [Bool]
    let origin: Int
  }

  /// What became of a link: whom it was offered to, and why nobody took it.
  private struct Course: Equatable {
    var offers: [Offer] = []
    var reason: MissReason?
  }

  private static let routes = RouteTable<String> {
    URLRoute("home") { Path() }
    URLRoute({ (id: String) in "user " + id }) { Path("user", Capture(String.self)) }
    URLRoute({ (id: Int) in "number \(id)" }) { Path("user", Capture(Int.self)) }
    URLRoute({ (one: String, two: String) in one + two }) {
      Path("both", Capture(String.self), "and", Capture(String.self))
    }
    URLRoute({ (tail: String) in tail }) { Path("tail", Rest()) }
    URLRoute({ (query: String?) in query ?? "" }) {
      Path("search")
      Query("q", String?.self)
    }
  }

  private static let tables: [CompiledTable<String>] = [
    table(),
    table(RoutingOptions(slashes: .strict)),
    table(RoutingOptions(slashes: .collapsing)),
    table(RoutingOptions(literalCase: .insensitive, plusSign: .plus)),
    table(RoutingOptions(limits: LinkLimits(length: 40, segments: 3, items: 2))),
    table(RoutingOptions(limits: LinkLimits(length: 0, segments: 0, items: 0))),
    table(origins: [.https("links.example", under: "/user"), .https("links.example")]),
    table(origins: [.https("links.ex"), .https("links.example", "b\u{FC}cher.example:8443")]),
  ]

  private static func table(
    _ options: RoutingOptions = RoutingOptions(),
    origins: [Origin] = [.scheme("app"), .https("links.example"), .scheme("a")],
  ) -> CompiledTable<String> {
    URLPathRouter(routes, origins: origins, options: options).table
  }

  /// The course of a link that every route refuses.
  private func course(
    _ read: (LinkMatcher.Reader) throws(MissFailure) -> Void,
    of link: String,
  ) -> Course {
    var course = Course()
    do throws(MissFailure) {
      try read { (route, bytes, segments, frame) throws(RouteMiss) in
        var texts: [String] = []
        for index in segments.indices {
          let segment = segments[index]
          let text = PercentCoding.string(bytes.extracting(segment.range), segment.form)
          texts.append("\(segment.range) \(segment.hash) \(segment.hasEscapes) \(text)")
        }
        course.offers.append(
          Offer(
            route: route,
            segments: texts,
            base: frame.base,
            query: frame.query,
            fragment: frame.fragment,
            flags: [frame.firstIsHost, frame.queryHasEscapes, frame.plusIsSpace],
            origin: frame.origin,
          )
        )
        throw RouteMiss()
      }
    } catch {
      course.reason = error.reason
    }
    return course
  }

  private func isOne(_ link: String, _ table: CompiledTable<String>) -> Bool {
    let short = course(
      { (reader) throws(MissFailure) in try table.matcher.read(link, reader) },
      of: link
    )
    let bytes = Array(link.utf8)
    let long = course(
      { (reader) throws(MissFailure) in try table.matcher.read(bytes.span, reader) },
      of: link,
    )
    return short == long
  }

  /// Whether a link takes the short way.
  private func isShort(_ link: String, _ table: CompiledTable<String>) -> Bool {
    var isShort = false
    do throws(MissFailure) {
      try LinkRoom.lend { (room) throws(MissFailure) in
        guard room.take(link) else { return }
        isShort = try table.scanner.scan(&room) != nil
      }
    } catch {
      return false
    }
    return isShort
  }

  @Test(arguments: tables.indices)
  func `says what the long way says, of spoilt links`(number: Int) {
    var mutator = LinkMutator(seed: UInt64(number + 40))
    for _ in 0..<12_000 {
      let link = String(decoding: mutator.next(), as: UTF8.self)
      if !isOne(link, Self.tables[number]) {
        Issue.record("\(link.debugDescription) is read differently")
        return
      }
    }
  }

  @Test(arguments: tables.indices)
  func `says what the long way says, of links of every length and depth`(number: Int) {
    for start in ["app://", "app:///", "https://links.example/", "https://links.example"] {
      for count in 0...300 {
        let link = start + String(repeating: "k", count: count)
        #expect(isOne(link, Self.tables[number]), "\(link)")
        #expect(isOne(link + "/user", Self.tables[number]), "\(link)/user")
      }
      for depth in 0...20 {
        let link = start + "tail" + String(repeating: "/a", count: depth)
        for end in [
          "", "/", "//", "?q=1", "/?q=1", "#f", "?a&b&c", "?q=%41&", "?#", "/..", "/.", "/.a",
        ] {
          #expect(isOne(link + end, Self.tables[number]), "\(link + end)")
        }
      }
    }
  }

  @Test(arguments: tables.indices)
  func `says what the long way says, of every byte at every place`(number: Int) {
    for link in [
      "app://user/nine-long", "https://links.example/user/7?q=a#b", "app:///both/a/and/b",
    ] {
      let bytes = Array(link.utf8)
      for place in 0...bytes.count {
        for byte in UInt8.min..<0x80 {
          var inserted = bytes
          inserted.insert(byte, at: place)
          #expect(isOne(String(decoding: inserted, as: UTF8.self), Self.tables[number]))
          guard place < bytes.count else { continue }
          var replaced = bytes
          replaced[place] = byte
          #expect(isOne(String(decoding: replaced, as: UTF8.self), Self.tables[number]))
        }
      }
    }
  }

  @Test(arguments: [
    "app://user/7", "app:///user/7", "APP://USER/7", "app://", "a://user/x-y_z.9~",
    "https://links.example", "https://links.example/", "HTTPS://LINKS.EXAMPLE/user/7?q=1#f",
    "https://links.example/both/a/and/b", "app://user/" + String(repeating: "k", count: 237),
    "app://tail/1/2/3/4/5/6/7/8/9/10/11",
  ])
  func `is what a usual link takes`(link: String) {
    #expect(isShort(link, Self.tables[0]))
  }

  @Test(arguments: [
    "app://user/a%20b", "app:user/7", "app://user//7", "app://user/7/", "app://user/..", "app://.x",
    "https://links.example:443/user/7", "https://links.example.evil/user/7", "mailto:a@b.example",
    "app://user/" + String(repeating: "k", count: 238), "https://b%C3%BCcher.example/user/7",
    "app://tail/1/2/3/4/5/6/7/8/9/10/11/12", "app://us:er/7", "app://user/it's",
  ])
  func `is not what an odd one takes`(link: String) {
    #expect(!isShort(link, Self.tables[0]))
  }
}
