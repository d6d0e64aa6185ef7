import Iris

/// What the links of the generated tables mean.
enum Generated: Equatable, Sendable {
  case page(route: Int, id: Int)
  case unknown
}

extension Generated {
  /// A table of so many routes `area-0000/topic-00/:Int`, fifty topics an area.
  static func routes(_ count: Int) -> RouteTable<Generated> {
    RouteTable {
      for route in 0..<count {
        URLRoute({ id in Generated.page(route: route, id: id) }) {
          Path(area(route), topic(route), Capture(Int.self))
        }
      }
    }
  }

  /// The path of a route's link.
  static func path(_ route: Int) -> String { "\(area(route))/\(topic(route))/42" }

  private static func area(_ route: Int) -> String { "area-\(padded(route / 50, 4))" }
  private static func topic(_ route: Int) -> String { "topic-\(padded(route % 50, 2))" }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}
