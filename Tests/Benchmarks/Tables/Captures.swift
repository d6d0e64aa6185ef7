import Iris

/// Links of one to eight captures.
enum Captures: Equatable, Sendable {
  case one(Int)
  case two(Int, Int)
  case three(Int, Int, Int)
  case four(Int, Int, Int, Int)
  case eight(Int, Int, Int, Int, Int, Int, Int, Int)
}

extension Captures {
  static let routes = RouteTable<Captures> {
    URLRoute(Captures.one) { Path("one", number) }
    URLRoute(Captures.two) { Path("two", number, number) }
    URLRoute(Captures.three) { Path("three", number, number, number) }
    URLRoute(Captures.four) { Path("four", number, number, number, number) }
    URLRoute(Captures.eight) {
      Path {
        "eight"
        number
        number
        number
        number
        number
        number
        number
        number
      }
    }
  }

  private static var number: Capture<Int> { Capture(Int.self) }
}
