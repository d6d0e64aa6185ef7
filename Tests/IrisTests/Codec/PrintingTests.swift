import Foundation
import Iris
import Testing

/// The whole text of the error that printing throws; nil where it prints.
func refusal<Intent>(of intent: Intent, by router: URLPathRouter<Intent>) -> String? {
  do throws(RouteError) {
    _ = try router.url(for: intent)
    return nil
  } catch {
    return error.description
  }
}

private struct Halves: URLConversion {
  func value(from text: String) -> Double? { Double(text).map { ($0 * 2).rounded() / 2 } }
  func text(from value: Double) -> String? { value < 0 ? nil : String(value) }
}

private enum Link: Equatable, Sendable {
  case files(String)
  case half(Double)
  case list([String])
  case tail(String)
  case items(String?, Int?)
  case query(String)
  case note(String)
  case dotted(String)
  case early
  case late(String)
  case token(String)
  case homeless
}

private let router = URLPathRouter<Link>(origins: .scheme("app"), .https("links.example")) {
  URLRoute(.early) { Path("late", "early") }
  URLRoute(Link.files) { Path("files", Capture(String.self)) }
  URLRoute(Link.half) { Path("half", Capture(Halves())) }
  URLRoute(Link.list) { Path("list", Rest([String].self)) }
  URLRoute(Link.tail) { Path("tail", Rest()) }
  URLRoute(Link.items) { Path("items", Capture(String?.self), Capture(Int?.self)) }
  URLRoute(Link.query) {
    Path("query")
    Query("q", String.self)
  }
  URLRoute(Link.note) {
    Path("note")
    Fragment(String.self)
  }
  URLRoute(Link.dotted) { Path("dotted", Capture(String.self, prefix: ".")) }
  URLRoute(Link.late) { Path("late", Capture(String.self)) }
  URLRoute(Link.token) { Path("token", Capture(String.self, privacy: .hidden)) }
}

@Suite struct `Reading rule 6: printing never lies` {
  @Test func `an empty capture`() {
    #expect(
      refusal(of: .files(""), by: router)
        == "files/:String, segment 2: \"\" is empty and would vanish; give it a value or drop the capture"
    )
    #expect(
      refusal(of: .list(["a", ""]), by: router)?.hasPrefix("list/*String, segment 3: \"\" is empty")
        == true
    )
    #expect(
      refusal(of: .dotted(""), by: router)?.hasPrefix("dotted/.:String, segment 2: \"\" is empty")
        == true
    )
    #expect(
      refusal(of: .items("", 1), by: router)?.hasPrefix(
        "items/:String?/:Int?, segment 2: \"\" is empty"
      ) == true
    )
  }

  @Test(arguments: [".", ".."])
  func `a dot segment`(dots: String) {
    #expect(
      refusal(of: .files(dots), by: router)
        == "files/:String, segment 2: \"\(dots)\" is a dot segment, which readers of URLs remove; give it another value"
    )
    #expect(refusal(of: .list(["a", dots]), by: router)?.contains("is a dot segment") == true)
    #expect(refusal(of: .tail("a/\(dots)/b"), by: router)?.contains("is a dot segment") == true)
    #expect(refusal(of: .dotted("."), by: router)?.contains("is a dot segment") == true)
    #expect(refusal(of: .query(dots), by: router) == nil)
  }

  @Test func `a NUL`() {
    #expect(
      refusal(of: .files("a\0b"), by: router)
        == "files/:String, segment 2: \"a\\u{0}b\" holds a NUL, at which many readers stop; remove it"
    )
    #expect(
      refusal(of: .query("\0"), by: router)?.hasPrefix("query?q=:String, item \"q\": ") == true
    )
    #expect(refusal(of: .note("\0"), by: router)?.hasPrefix("note#:String, fragment: ") == true)
    #expect(refusal(of: .tail("a/\0"), by: router)?.contains("holds a NUL") == true)
    #expect(refusal(of: .list(["\0"]), by: router)?.contains("holds a NUL") == true)
  }

  @Test func `a value without a text`() {
    #expect(
      refusal(of: .half(-1), by: router)
        == "half/:Double, segment 2: \"-1.0\" has no text in its conversion; print only values the conversion can write"
    )
  }

  @Test func `a value that does not read back`() {
    #expect(
      refusal(of: .half(0.3), by: router)
        == "half/:Double, segment 2: \"0.3\" does not read back as the same value; mend the conversion or choose another value"
    )
    #expect(refusal(of: .half(.nan), by: router) != nil)
    #expect(refusal(of: .half(1.5), by: router) == nil)
  }

  @Test func `an empty part of a tail`() {
    for tail in ["a//b", "/a", "a/", "/"] {
      #expect(
        refusal(of: .tail(tail), by: router)
          == "tail/*String, segment \(tail.hasPrefix("/") ? 1 : 2): \"\(tail)\" has an empty part between its slashes; remove the extra slash"
      )
    }
    #expect(refusal(of: .tail(""), by: router) == nil)
  }

  @Test func `a gap`() {
    #expect(
      refusal(of: .items(nil, 2), by: router)
        == "items/:String?/:Int?, segment 3: \"2\" follows an absent value and would take its place; give the earlier one a value too"
    )
    #expect(refusal(of: .items(nil, nil), by: router) == nil)
    #expect(refusal(of: .items("a", nil), by: router) == nil)
    #expect(refusal(of: .items("a", 2), by: router) == nil)
  }

  @Test func `a link that another route reads`() {
    #expect(
      refusal(of: .late("early"), by: router)
        == "late/:String: \"late\" would be read by late/early; declare this route first or make the two differ"
    )
    #expect(refusal(of: .late("other"), by: router) == nil)
  }

  @Test func `an intent without a route`() {
    #expect(
      refusal(of: .homeless, by: router)
        == "\"homeless\" has no route that prints it; declare one for this case, or give its route an extract closure"
    )
  }

  @Test func `a foreign origin`() {
    #expect(throws: RouteError.self) { try router.url(for: .early, origin: .scheme("other")) }
    do throws(RouteError) {
      _ = try router.url(for: .early, origin: .https("evil.example", under: "a"))
      Issue.record("printed")
    } catch {
      #expect(
        error.description
          == "\"https://evil.example/a\" is not an origin of this table; add it to the router's origins"
      )
      #expect(error.reason == .foreignOrigin)
    }
  }

  @Test func `a link that is too long`() {
    #expect(
      refusal(of: .files(String(repeating: "x", count: 70_000)), by: router)
        == "files/:String: \"files\" makes the link longer than the table's limits; shorten it or raise the limits"
    )
  }

  @Test func `a hidden value is a mark in every error`() {
    for value in ["", ".", "se\0cret", "..", String(repeating: "secret", count: 20_000)] {
      do throws(RouteError) {
        _ = try router.url(for: .token(value))
        Issue.record("printed")
      } catch {
        #expect(!error.description.contains("secret"))
        if error.reason != .tooLong { #expect(error.value == "•••") }
      }
    }
  }

  @Test func `an error stands in one line whatever a value holds`() throws {
    let text = try #require(refusal(of: .files("a\n\u{1B}[31m\u{202E}\0"), by: router))
    #expect(text.contains("a\\n\\u{1b}[31m\\u{202e}\\u{0}"))
    #expect(!text.contains("\n"))
  }

  @Test(arguments: [
    "a/b?c#d%e f", "Who's_the_Man?", "é+ü", "a;b=c,d:e@f!g$h&i'(j)*", "😀", "%2F", "..a", "a..",
    "...", "~", "\\", "\"<>[]{}|^`", " ", "\u{202E}x", "e\u{301}", "-", "\n",
  ])
  func `every other value reads back, from every origin and through URL`(value: String) throws {
    let intents: [Link] = [
      .files(value), .list([value, value]), .query(value), .note(value), .late(value),
      .dotted(value),
    ]
    for intent in intents {
      for origin in router.origins {
        let url = try router.url(for: intent, origin: origin)
        #expect(router.parse(url) == intent)
        #expect(router.parse(try router.string(for: intent, origin: origin)) == intent)
        #expect(URL(string: url.absoluteString) == url)
      }
    }
  }
}

@Suite struct `A printed link` {
  @Test func `escapes what delimits and nothing else`() throws {
    #expect(try router.string(for: .files("a/b?c#d%e f")) == "app://files/a%2Fb%3Fc%23d%25e%20f")
    #expect(try router.string(for: .files("Who's_the_Man?")) == "app://files/Who's_the_Man%3F")
    #expect(
      try router.string(for: .query("a&b=c#d+e f%g é"))
        == "app://query?q=a%26b%3Dc%23d%2Be%20f%25g%20%C3%A9"
    )
    #expect(try router.string(for: .list(["a/b", "c"])) == "app://list/a%2Fb/c")
    #expect(try router.string(for: .tail("a/b c")) == "app://tail/a/b%20c")
  }

  @Test func `is the same in every run and from every equal intent`() throws {
    let first = try router.string(for: .items("a", 2))
    for _ in 0..<20 { #expect(try router.string(for: .items("a", 2)) == first) }
  }

  @Test func `keeps a default out exactly where absence reads as the same value`() throws {
    struct Rounded: URLConversion {
      func value(from text: String) -> Double? { Double(text) }
      func text(from value: Double) -> String? { String((value * 10).rounded() / 10) }
    }
    enum Link: Equatable {
      case zoom(Double)
      case name(String)
    }
    let router = URLPathRouter<Link>(origins: .scheme("app")) {
      URLRoute(Link.zoom) {
        Path("zoom")
        Query("by", Rounded(), default: 1.25)
      }
      URLRoute(Link.name) {
        Path("name")
        Query("n", String.self, default: "e\u{301}")
      }
    }
    #expect(try router.string(for: .zoom(1.25)) == "app://zoom")
    // 1.25 is written as 1.3, yet 1.3 itself is not what absence means.
    #expect(try router.string(for: .zoom(1.3)) == "app://zoom?by=1.3")
    #expect(try router.string(for: .name("e\u{301}")) == "app://name")
    #expect(try router.string(for: .name("\u{E9}")) == "app://name?n=%C3%A9")
  }
}

private enum Twice: Equatable, Sendable {
  case first
  case page(String)
  case pair(String, Int)
}

@Suite struct `A case with several routes` {
  private static let router = URLPathRouter<Twice>(origins: .scheme("app")) {
    URLRoute(.first) { Path("new", "first") }
    URLRoute(Twice.page) { Path("new", Capture(String.self)) }
    URLRoute(Twice.page) { Path("old", Capture(Digits())) }
    URLRoute(Twice.page) { Path("any", Rest()) }
    URLRoute(Twice.pair) { Path("any", Capture(String.self), Capture(Int.self)) }
  }

  /// Reads and writes digits only.
  private struct Digits: URLConversion {
    func value(from text: String) -> String? { text.allSatisfy(\.isNumber) ? text : nil }
    func text(from value: String) -> String? { self.value(from: value) }
  }

  @Test(arguments: [
    ("plain", "app://new/plain"),
    // An earlier route reads the first shape, and the second has no text for it.
    ("first", "app://any/first"),
    ("12", "app://new/12"),
    // The first shape cannot hold an empty text.
    ("", "app://any"),
  ])
  func `is printed by the first that keeps the value`(page: String, link: String) throws {
    #expect(try Self.router.string(for: .page(page)) == link)
    #expect(Self.router.parse(link) == .page(page))
  }

  @Test
  func `throws what the first says where none keeps it`() {
    #expect(
      refusal(of: Twice.pair("a", 1), by: Self.router)
        == "any/:String/:Int: \"pair\" would be read by any/*String; declare this route first or make the two differ"
    )
    #expect(
      refusal(of: Twice.page("."), by: Self.router)?.hasPrefix("new/:String, segment 2") == true
    )
  }
}

@Suite struct `A link of any length` {
  @Test(arguments: ["k", "-_.", "a b", "\u{E9}", "\u{1F600}"])
  func `is printed whole and read back`(unit: String) throws {
    for count in [1, 2, 7, 8, 9, 15, 16, 17, 60, 61, 80, 119, 120, 121, 240, 255, 256, 257, 1_000] {
      let text = String(repeating: unit, count: count)
      for intent in [Link.files(text), .query(text), .note(text), .list([text, text])] {
        let link = try router.string(for: intent)
        #expect(router.parse(link) == intent)
        // Foundation encodes every byte that may not stand for itself, and nothing else here.
        let encoded = text.addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? ""
        #expect(link.contains(encoded))
        #expect(link.utf8.count < 40 + 2 * encoded.utf8.count)
      }
    }
  }

  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
  )
}
