// Why a link was read or not. Slow and thorough: it walks every route, and only when it is asked.

extension CompiledTable {
  /// Explains what the table makes of a link.
  package func explain(_ link: String) -> Explanation {
    LinkBytes.read(link) { bytes in
      do throws(MissFailure) {
        return try matcher.withScan(bytes) { (segments, frame) throws(MissFailure) in
          explain(link, bytes, segments, frame)
        }
      } catch {
        return Explanation(link: link, route: nil, reason: error.reason)
      }
    }
  }

  private func explain(
    _ link: String,
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
  ) -> Explanation {
    if let route = route(for: bytes, segments, frame) {
      let shape = entries[route].shape
      let hiding = hiding(shape, link, bytes, segments, frame)
      return Explanation(
        link: hiding.text,
        route: shape.pattern,
        source: entries[route].source,
        captures: RouteWalk(shape, foldsCase: trie.foldsCase)
          .captures(bytes, segments, frame, hiding),
        passedOver: trie.all(after: -1, bytes, segments, frame).filter { $0 < route }
          .compactMap { passedOver(Int($0), bytes, segments, frame) },
      )
    }
    var best: RouteStop?
    var bestEntry = 0
    for (index, entry) in entries.enumerated() {
      let stop = RouteWalk(entry.shape, foldsCase: trie.foldsCase)
        .stop(bytes, segments, frame)
      if let stop, best.map({ stop.isCloser(than: $0) }) ?? true {
        best = stop
        bestEntry = index
      }
    }
    guard let best else {
      let hiding = hiding(RouteShape(), link, bytes, segments, frame)
      return Explanation(link: hiding.text, route: nil, reason: .noRoute)
    }
    let hiding = hiding(entries[bestEntry].shape, link, bytes, segments, frame)
    return Explanation(
      link: hiding.text,
      route: nil,
      reason: .noRoute,
      closest: closest(bestEntry, best),
      place: hiding.place(best.range)
    )
  }

  private func route(
    for bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
  ) -> Int? {
    var taken: Int?
    do throws(MissFailure) {
      try matcher.read(bytes, segments, frame) {
        (route, bytes, segments, frame) throws(RouteMiss) in
        _ = try read(route, bytes, segments, frame)
        taken = route
      }
    } catch {
      return nil
    }
    return taken
  }

  private func closest(_ entry: Int, _ stop: RouteStop) -> Explanation.Closest {
    Explanation.Closest(
      route: entries[entry].shape.pattern,
      source: entries[entry].source,
      place: stop.place,
      expected: stop.expected,
      found: stop.found,
    )
  }

  /// Where a route stopped that did not read a link, although its path fits.
  private func passedOver(
    _ entry: Int,
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
  ) -> Explanation.Closest? {
    RouteWalk(entries[entry].shape, foldsCase: trie.foldsCase).stop(bytes, segments, frame)
      .map { closest(entry, $0) }
  }

  /// The link without what a shape's captures, or any route's query items, hide.
  private func hiding(
    _ shape: RouteShape,
    _ link: String,
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
  ) -> HiddenRanges {
    var ranges = HiddenRanges(link)
    ranges.hidePath(of: shape, segments, frame)
    for entry in entries { ranges.hideItems(of: entry.shape, bytes, frame) }
    ranges.hideFragment(of: shape, frame)
    return ranges
  }
}
