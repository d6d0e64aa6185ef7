import Iris

/// What the links of the generated tables mean.
enum Generated: Equatable, Sendable {
  case page(route: Int, id: Int)
  case unknown
}

extension Generated {
  /// A table of so many routes `area-0000/topic-00/:Int`, fifty topics an area.
  static func routes(_ count: Int) -> RouteTable<Generated> { routes(names(count)) }

  /// A table of routes with these first two segments, which an app has as literals.
  static func routes(_ names: [(area: String, topic: String)]) -> RouteTable<Generated> {
    RouteTable {
      for (route, name) in names.enumerated() {
        URLRoute({ id in Generated.page(route: route, id: id) }) {
          Path(name.area, name.topic, Capture(Int.self))
        }
      }
    }
  }

  /// The first two segments of so many routes.
  static func names(_ count: Int) -> [(area: String, topic: String)] {
    (0..<count).map { (area($0), topic($0)) }
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
