import Iris

/// A route whose shape is only known when the test runs.
struct DynamicRoute: Sendable {
  enum Part: Sendable {
    case literal(String)
    case capture
    case integer
    case prefixed(String)
    case rest
  }

  /// What a dynamic route reads: its number and its captures as text, a tail as several.
  struct Reading: Equatable, Sendable {
    let number: Int
    var values: [String]
  }

  let number: Int
  let parts: [Part]

  /// A router of the routes, in order, for a custom scheme and a host.
  static func router(
    _ routes: [DynamicRoute],
    options: RoutingOptions = RoutingOptions()
  ) -> URLPathRouter<Reading> {
    URLPathRouter(
      RouteTable<Reading> { for route in routes { route.table } },
      origins: [.scheme("app"), .https("links.example")],
      options: options
    )
  }

  private var table: RouteTable<Reading> {
    Piece.table(parts[...], number: number)
  }

  static let words = ["a", "b", "c", "ab", "a-1", "1", "22", "a-"]

  static func randomParts(_ random: inout SeededGenerator) -> [Part] {
    var parts: [Part] = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1, 2, 3: .literal(words.randomElement(using: &random) ?? "a")
      case 4, 5: .capture
      case 6: .integer
      default: .prefixed(["a", "a-", "b"].randomElement(using: &random) ?? "a")
      }
    }
    if Int.random(in: 0..<5, using: &random) == 0 { parts.append(.rest) }
    return parts
  }
}

/// Builds a typed route out of a list of parts by mounting the rest behind the first one.
private enum Piece {
  static func table(_ parts: ArraySlice<DynamicRoute.Part>, number: Int)
    -> RouteTable<DynamicRoute.Reading>
  {
    guard let first = parts.first else {
      return RouteTable { URLRoute(DynamicRoute.Reading(number: number, values: [])) { Path() } }
    }
    let rest = parts.dropFirst()
    switch first {
    case .literal(let text):
      return Scope(text) { table(rest, number: number) }
    case .rest:
      return RouteTable {
        URLRoute(
          { (tail: [String]) in DynamicRoute.Reading(number: number, values: tail) },
          extract: { $0.number == number ? $0.values : nil }
        ) { Path(Rest([String].self)) }
      }
    case .capture:
      return mounted(Capture(String.self), rest, number)
    case .integer:
      return mounted(
        Capture(IntegerConversion<Int>().map({ String($0) }, from: { Int($0) })),
        rest,
        number
      )
    case .prefixed(let prefix):
      return mounted(Capture(String.self, prefix: prefix), rest, number)
    }
  }

  private static func mounted(
    _ capture: Capture<String>,
    _ rest: ArraySlice<DynamicRoute.Part>,
    _ number: Int,
  ) -> RouteTable<DynamicRoute.Reading> {
    Mount(
      { (value: String, inner: DynamicRoute.Reading) in
        DynamicRoute.Reading(number: inner.number, values: [value] + inner.values)
      },
      at: Path(capture)
    ) { table(rest, number: number) }
  }
}
