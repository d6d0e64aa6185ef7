import Foundation
import Iris
import Testing

/// A fact that several routers agree on: a table, a path, and which route takes it.
private struct PortableFact: Decodable {
  struct Expected: Decodable {
    let route: String
    let params: [String: String]
  }

  let routes: [String]
  let url: String
  let expect: Expected?
  let tags: [String]
  let profile: String
}

/// One of a fact's routes, without the slash at its end, which our tables do not have.
private struct PortableRoute {
  let text: String
  let segments: [Substring]

  init(_ text: String) {
    self.text = text
    segments = text.split(separator: "/")
  }

  var shape: String { "/" + segments.joined(separator: "/") }
  var names: [String] {
    segments.filter { $0.hasPrefix(":") || $0.hasPrefix("*") }.map { String($0.dropFirst()) }
  }

  var parts: [DynamicRoute.Part] {
    segments.map { segment in
      if segment.hasPrefix(":") { return .capture }
      return segment.hasPrefix("*") ? .rest : .literal(String(segment))
    }
  }

  /// Position by position: the end before a literal, a literal before a capture, a tail last.
  var rank: [Int] {
    segments.map { $0.hasPrefix(":") ? 2 : $0.hasPrefix("*") ? 3 : 1 } + [0]
  }
}

@Suite(.enabled(if: SharedData.isThere, SharedData.missing))
struct `Facts that several routers agree on` {
  /// Where our rules differ on purpose, and which one says so.
  private enum Difference {
    /// Rule 3: one trailing slash is ignored in a link, and no table declares any.
    case trailingSlash
  }

  private static func difference(_ fact: PortableFact) -> Difference? {
    let path = fact.url.prefix { $0 != "?" && $0 != "#" }
    let isSlashed = ([String(path)] + fact.routes).contains { $0.count > 1 && $0.hasSuffix("/") }
    return isSlashed ? .trailingSlash : nil
  }

  @Test func `hold for our tables, but for the differences on purpose`() throws {
    let facts = try SharedData.list("corpora/route-tables/portable.json", of: PortableFact.self)
    var agreed = 0
    var different: [Difference: Int] = [:]
    // A table without a route is a fault of ours.
    for fact in facts where fact.profile == "canonical" && !fact.routes.isEmpty {
      let routes = fact.routes.map(PortableRoute.init).sorted { one, other in
        one.rank.lexicographicallyPrecedes(other.rank)
      }
      let router = DynamicRoute.router(
        routes.enumerated().map { DynamicRoute(number: $0.offset, parts: $0.element.parts) }
      )
      let match = router.match("https://links.example" + fact.url)?.intent
      let route = match.map { routes[$0.number] }
      let captured = match.map { reading in
        let names = route?.names ?? []
        return Dictionary(
          uniqueKeysWithValues: names.enumerated().map { index, name in
            let isTail = index == names.count - 1 && route?.text.contains("*") == true
            let value =
              isTail
              ? reading.values.dropFirst(index).joined(separator: "/") : reading.values[index]
            return (name, value)
          }
        )
      }
      let isSame =
        match == nil && fact.expect == nil
        || route.map(\.shape) == fact.expect.map { PortableRoute($0.route).shape }
          && captured == fact.expect?.params
      if isSame {
        agreed += 1
      } else if let difference = Self.difference(fact) {
        different[difference, default: 0] += 1
      } else {
        Issue.record(
          "\(fact.url) in \(fact.routes): \(String(describing: route?.text)) \(String(describing: captured))"
        )
      }
    }
    // Everything else agrees: of the 285 facts in the canonical profile, these differ on purpose.
    #expect(different == [.trailingSlash: 41])
    #expect(agreed == 243)
  }
}
