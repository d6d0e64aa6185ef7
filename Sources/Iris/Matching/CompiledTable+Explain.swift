// Why a link was read or not. Slow and thorough: it walks every route, and only when it is asked.

extension CompiledTable {
  /// Explains what the table makes of a link.
  package func explain(_ link: String) -> Explanation {
    LinkBytes.read(link) { bytes in
      do throws(MissFailure) {
        return try withScan(bytes) { (segments, frame) throws(MissFailure) in
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
    var route = 0
    if (try? read(bytes, segments, frame, route: &route)) != nil {
      let shape = entries[route].shape
      let hiding = hiding(shape, link, bytes, segments, frame)
      return Explanation(link: hiding.text, route: shape.pattern, reason: nil)
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
    let closest = Explanation.Closest(
      route: entries[bestEntry].shape.pattern,
      source: entries[bestEntry].source,
      place: best.place,
      expected: best.expected,
      found: best.found,
    )
    return Explanation(
      link: hiding.text,
      route: nil,
      reason: .noRoute,
      closest: closest,
      place: hiding.place(best.range)
    )
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
