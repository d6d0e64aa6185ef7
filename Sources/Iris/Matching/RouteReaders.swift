/// What reads the links of a table's routes, laid out so that finding it takes no metadata.
///
/// An array of a generic type is walked by way of its metadata, which costs more than reading a
/// short link does. The bodies are therefore kept by their common, non-generic ancestor.
package struct RouteReaders<Intent: Equatable & Sendable>: Sendable {
  private let bodies: [AnyRouteBody]
  private let heads: [ReaderHead]
  private let fixedParts: [[FixedPart]]

  package init(_ entries: [RouteEntry<Intent>]) {
    var bodies: [AnyRouteBody] = []
    var heads: [ReaderHead] = []
    var fixedParts: [[FixedPart]] = []
    bodies.reserveCapacity(entries.count)
    heads.reserveCapacity(entries.count)
    fixedParts.reserveCapacity(entries.count)
    for entry in entries {
      bodies.append(entry.body)
      heads.append(ReaderHead(base: entry.base, hasFixedParts: !entry.fixedParts.isEmpty))
      fixedParts.append(entry.fixedParts)
    }
    self.bodies = bodies
    self.heads = heads
    self.fixedParts = fixedParts
  }

  /// Reads a link whose path fits a route.
  @inline(__always)
  package func read(
    _ route: Int,
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
  ) throws(RouteMiss) -> Intent {
    let head = heads[route]
    if head.hasFixedParts {
      for part in fixedParts[route] where !part.holds(bytes, frame) { throw RouteMiss() }
    }
    // Proof: `init` puts nothing into the array but the bodies of entries with this intent.
    let body = unsafe unsafeDowncast(bodies[route], to: RouteBody<Intent>.self)
    if head.base == 0 { return try body.read(bytes, segments, frame) }
    return try body.read(bytes, segments, frame.advanced(by: head.base))
  }
}

/// What there is to know of a route before its body reads; no type parameter reaches it.
private struct ReaderHead: Sendable {
  let base: Int
  let hasFixedParts: Bool
}
