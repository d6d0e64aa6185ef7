import Iris

/// The route a missed link most probably meant, by its segments alone.
struct NearestRoute {
  private let routes: [(route: RouteDescription, labels: [RouteDescription.Segment])]

  init(_ routes: [RouteDescription]) {
    self.routes = routes.map { ($0, $0.path) }
  }

  /// The nearest route; nil where none shares anything with the shape.
  func route(for segments: [String]) -> RouteDescription? {
    routes.map { candidate in
      (route: candidate.route, distance: distance(segments, candidate.labels))
    }.filter { candidate in
      // Half of it may be wrong; beyond that a hint would only mislead.
      let path = candidate.route.path
      let head =
        if case .rest = path.last { path.count - 1 } else { max(segments.count, path.count) }
      return candidate.distance <= head * 5
    }.min { $0.distance < $1.distance }?.route
  }

  /// Tenths of a segment: a misspelt one costs less than one that is missing.
  private func distance(_ segments: [String], _ path: [RouteDescription.Segment]) -> Int {
    if case .rest = path.last {
      let head = path.dropLast()
      return distance(Array(segments.prefix(head.count)), Array(head))
    }
    var row = Array(0...path.count).map { $0 * 10 }
    for (index, segment) in segments.enumerated() {
      var diagonal = row[0]
      row[0] = (index + 1) * 10
      for (column, expected) in path.enumerated() {
        let replaced = diagonal + cost(segment, expected)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 10, diagonal + 10)
      }
    }
    return row[path.count]
  }

  private func cost(_ segment: String, _ expected: RouteDescription.Segment) -> Int {
    switch expected {
    case .rest: return 0
    case .literal(let text):
      if segment == text { return 0 }
      let edits = Suggestion.distance(segment.lowercased(), text.lowercased())
      return edits * 2 <= max(segment.count, text.count) ? 2 + edits : 15
    case .capture(let value, _, _):
      let isNumber = segment == ":number"
      if value.choices != nil { return 5 }
      return value.isInteger == isNumber ? 1 : (value.isInteger ? 6 : 2)
    }
  }
}
