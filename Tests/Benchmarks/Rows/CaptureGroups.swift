import Foundation
import Iris

/// What a capture costs, by how many there are in a route.
enum CaptureGroups {
  private static let links = [
    ("one", "app:///one/7"), ("two", "app:///two/7/8"), ("three", "app:///three/7/8/9"),
    ("four", "app:///four/7/8/9/1"), ("eight", "app:///eight/7/8/9/1/2/3/4/5"),
  ]

  static func numbers() -> Group {
    let router = URLPathRouter(Captures.routes, origins: [.scheme("app")])
    let floor = Operation(ReadingGroups.floor) { keep(URL(string: links[0].1)) }
    var rows: [Operation] = [floor]
    for (name, link) in links {
      guard let intent = router.parse(link) else { continue }
      require((try? router.string(for: intent)).flatMap(router.parse) == intent)
      rows.append(Operation("parse a string, \(name)") { keep(router.parse(link)) })
      rows.append(Operation("print a string, \(name)") { keep(try? router.string(for: intent)) })
    }
    return Group("captures/by number", rows)
  }
}
