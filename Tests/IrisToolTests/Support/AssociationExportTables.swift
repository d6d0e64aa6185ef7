import Iris
import IrisTool

/// Tables whose exports are compared with a plain reading, and links near to them.
enum AssociationExportTables {
  static let all: [[RouteDescription]] =
    [
      bookstore,
      [route("root", "**")],
      [route("a", ":Int/:Name"), route("b", ":Name/:Int")],
      [route("a", ":Name"), route("b", ":Name/:Name"), route("c", "a/:Int/b")],
      [route("a", "a/:Int"), route("b", "a/1a"), route("c", "a/:Format/:Int")],
      [route("a", "a/x-:Int.b"), route("b", "a/:Name.b/1"), route("c", ":Int/**")],
      [route("a", "a/:Name/b/:Name"), route("b", "a/:Name"), route("c", "a/b/:Int?")],
      [route("a", "a?n:Int"), route("b", "a/b#1"), route("c", "b/:Format?q==a b")],
      [route("a", ":Int/:Int/:Int"), route("b", ":Int"), route("c", "1/:Name/b")],
    ]

  static func links(seed: UInt64, for routes: [RouteDescription]) -> [String] {
    var generator = SeededGenerator(state: seed)
    var words = ["a", "b", "1", "-2", "1a", "x-7.b", "x.b", "html", "e%20pub", "+3", "a%2Fb", "é"]
    for route in routes {
      for case .literal(let text) in route.path where !words.contains(text) { words.append(text) }
    }
    let queries = ["", "", "?q=a%20b", "?n=5", "?n=x&q=1", "?q"]
    return (0..<600).map { _ in
      let depth = Int.random(in: 0...5, using: &generator)
      let path = (0..<depth).map { _ in
        "/"
          + PercentEncoding.escapingForeignBytes(
            (words.randomElement(using: &generator) ?? "")[...]
          )
      }
      let slash = depth > 0 && Bool.random(using: &generator) ? "/" : ""
      let query = queries.randomElement(using: &generator) ?? ""
      let fragment = Int.random(in: 0..<4, using: &generator) == 0 ? "#1" : ""
      return "https://e.com" + path.joined() + slash + query + fragment
    }
  }
}
