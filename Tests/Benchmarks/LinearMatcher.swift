import Iris

/// Plain linear matching: the reference the compiled table is held against.
///
/// The link is split and decoded once, into strings; then every route is walked in declaration
/// order until one fits. This is what a router without a compiled table does at its best: it
/// keeps the reading rules, builds no string twice and stops at the first match.
struct LinearMatcher<Intent: Equatable & Sendable> {
  private struct Route {
    let parts: [String?]
    let hasRest: Bool
    let entry: RouteEntry<Intent>
  }

  private let table: CompiledTable<Intent>
  private let routes: [Route]

  init(_ router: URLPathRouter<Intent>) {
    table = router.table
    routes = router.table.entries.map { entry in
      var parts: [String?] = []
      var hasRest = false
      for part in entry.shape.path {
        switch part {
        case .literal(let text): parts.append(text)
        case .slot(let number):
          if case .rest = entry.shape.slots[number].info.kind {
            hasRest = true
          } else {
            parts.append(nil)
          }
        }
      }
      return Route(parts: parts, hasRest: hasRest, entry: entry)
    }
  }

  /// Reads a link.
  func parse(_ link: String) -> Intent? {
    LinkBytes.read(link) { bytes in
      try? table.matcher.withScan(bytes) { (segments, frame) throws(MissFailure) in
        var texts: [String] = []
        for index in frame.base..<frame.count {
          let segment = segments[index]
          texts.append(PercentCoding.string(bytes.extracting(segment.range), segment.form))
        }
        for route in routes where fits(route, texts) {
          if let intent = try? route.entry.reader.read(bytes, segments, frame) { return intent }
        }
        throw MissFailure(.noRoute)
      }
    }
  }

  private func fits(_ route: Route, _ texts: [String]) -> Bool {
    guard texts.count == route.parts.count || route.hasRest && texts.count > route.parts.count
    else {
      return false
    }
    for (part, text) in zip(route.parts, texts) {
      if let part, part != text { return false }
    }
    return true
  }
}
