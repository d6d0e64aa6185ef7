import Foundation
import Iris
import Testing

/// An intent with one case for each kind of place a value can stand in.
enum Probe: Equatable, Sendable {
  case root
  case word(String)
  case pair(String, String)
  case number(Int)
  case item(String)
  case items([String])
  case maybe(String?)
  case flag(Bool)
  case note(String)
  case tail([String])
  case text(String)
  case tilde
  case han(String)

  @RouteTableBuilder<Probe> static var table: RouteTable<Probe> {
    URLRoute(.root) { Path() }
    URLRoute(Probe.word) { Path("word", Capture(String.self)) }
    URLRoute(Probe.pair) { Path("pair", Capture(String.self), Capture(String.self)) }
    URLRoute(Probe.number) { Path("number", Capture(Int.self)) }
    URLRoute(Probe.item) {
      Path("item")
      Query("q", String.self)
    }
    URLRoute(Probe.items) {
      Path("items")
      Query("q", [String].self)
    }
    URLRoute(Probe.maybe) {
      Path("maybe")
      Query("q", String?.self)
    }
    URLRoute(Probe.flag) {
      Path("flag")
      Query(flag: "on")
    }
    URLRoute(Probe.note) {
      Path("note")
      Fragment(String.self)
    }
    URLRoute(Probe.tail) { Path("tail", Rest([String].self)) }
    URLRoute(Probe.text) { Path("text", Rest()) }
    URLRoute(.tilde) { Path("~me") }
    URLRoute(Probe.han) { Path("我", Capture(String.self)) }
  }

  /// A router over the table, for both kinds of origins.
  static func router(_ options: RoutingOptions = RoutingOptions()) -> URLPathRouter<Probe> {
    URLPathRouter(
      table,
      origins: [.scheme("app"), .https("links.example", "www.links.example")],
      options: options
    )
  }
}

let probe = Probe.router()

/// One of the ways a link can begin.
struct Door: CustomTestStringConvertible, Sendable {
  let prefix: String
  var testDescription: String { prefix }
  func link(_ path: String) -> String { prefix + path }

  static let all = ["app://", "app:///", "app:/", "app:", "https://links.example/"]
    .map(Door.init(prefix:))
}

/// What a link reads as, where text and `URL` agree; records an issue where they do not.
func reading(_ link: String, _ router: URLPathRouter<Probe> = probe) -> Probe? {
  let intent = router.parse(link)
  if let url = URL(string: link), url.absoluteString == link {
    #expect(router.parse(url) == intent, "text and URL differ")
  }
  return intent
}

/// Why a link is not read; nil where it is.
func refusal(_ link: String, _ router: URLPathRouter<Probe> = probe) -> MissReason? {
  router.explain(link).reason
}
