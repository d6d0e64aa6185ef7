// What a route that reads a link takes out of it, for people.

extension RouteWalk {
  /// The pieces of the link that the route's slots take, in the order of the link; `hiding` is the
  /// link as people may see it, which ranges are given in.
  func captures(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    _ hiding: HiddenRanges,
  ) -> [Explanation.Capture] {
    var captures: [Explanation.Capture] = []
    func take(_ slot: Int, _ place: RouteError.Place, _ range: Range<Int>, _ form: EncodedForm) {
      let text = PercentCoding.string(bytes.extracting(range), form)
      captures.append(
        Explanation.Capture(
          place: place,
          type: shape.slots[slot].info.typeName,
          text: isHidden(slot) ? LinkWriter.hidden : text,
          range: hiding.place(range),
        )
      )
    }
    for (index, part) in shape.path.enumerated() {
      let depth = frame.base + index
      guard case .slot(let slot) = part, depth < frame.count else { continue }
      var last = depth
      if case .rest = shape.slots[slot].info.kind { last = frame.count - 1 }
      let range = segments[depth].range.lowerBound..<segments[last].range.upperBound
      take(slot, .segment(index + 1), range, EncodedForm(hasEscapes: true))
    }
    // In the link's order, which is not the declared one.
    var cursor = QueryCursor(frame)
    var seen: Set<Int> = []
    while let item = cursor.next(in: bytes) {
      for (slot, name, isList) in itemSlots
      where name.matches(item.name, in: bytes, frame.itemForm) {
        guard seen.insert(slot).inserted || isList else { continue }
        take(slot, .item(name.text), item.value, frame.itemForm)
      }
    }
    for case .slot(let slot) in shape.fragments {
      guard let fragment = frame.fragment else { continue }
      take(slot, .fragment, fragment, EncodedForm(hasEscapes: true))
    }
    return captures
  }

  private var itemSlots: [(slot: Int, name: ItemName, isList: Bool)] {
    shape.slots.enumerated().compactMap { number, slot in
      guard case .item(let name, let presence) = slot.info.kind else { return nil }
      return (number, ItemName(name), presence == .list)
    }
  }
}
