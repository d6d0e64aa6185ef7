/// Walks one route along a link, part by part, to find where it stops.
package struct RouteWalk {
  let shape: RouteShape
  private let positions: [Int]
  private let foldsCase: Bool

  package init(_ shape: RouteShape, foldsCase: Bool) {
    self.shape = shape
    positions = shape.positions
    self.foldsCase = foldsCase
  }

  /// The first part of the route that does not fit; nil where all fit.
  package func stop(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
  ) -> RouteStop? {
    for (index, part) in shape.path.enumerated() {
      let depth = frame.base + index
      let segment = depth < frame.count ? segments[depth] : nil
      switch part {
      case .literal(let literal):
        let folds = foldsCase || frame.firstIsHost && depth == 0
        let isSame = segment.map {
          let known = Array(literal.utf8)
          return SegmentHash.isSame(
            bytes.extracting($0.range),
            $0.form,
            folds: folds,
            as: known.span
          )
        }
        if isSame == true { continue }
        let found = segment.map { PercentCoding.string(bytes.extracting($0.range), $0.form) }
        return pathStop(
          index,
          "\"\(literal)\"",
          found,
          segment,
          bytes,
          segments,
          frame,
          found.map { EditDistance.between(literal, $0) } ?? 2
        )
      case .slot(let number):
        if case .rest = shape.slots[number].info.kind {
          if accepts(number, bytes, segments, frame) { return itemStop(bytes, segments, frame) }
          return pathStop(
            index,
            expectation(number),
            segment.map { found(number, $0, bytes) },
            segment,
            bytes,
            segments,
            frame,
            1
          )
        }
        if accepts(number, bytes, segments, frame) { continue }
        return pathStop(
          index,
          expectation(number),
          segment.map { found(number, $0, bytes) },
          segment,
          bytes,
          segments,
          frame,
          segment == nil ? 0 : 1
        )
      }
    }
    let depth = frame.base + shape.path.count
    if depth < frame.count {
      let segment = segments[depth]
      return pathStop(
        shape.path.count,
        "the end of the path",
        text(of: segment, bytes),
        segment,
        bytes,
        segments,
        frame,
        1
      )
    }
    return itemStop(bytes, segments, frame)
  }

  /// Where the query or the fragment does not fit.
  private func itemStop(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
  ) -> RouteStop? {
    for item in shape.items {
      let (name, expected, isFitting): (String, String, Bool) =
        switch item {
        case .fixed(let name, let value):
          (
            name, "\"\(value)\"",
            FixedPart.item(ItemName(name), value: value).holds(bytes, frame)
          )
        case .slot(let number):
          (itemName(number), expectation(number), accepts(number, bytes, segments, frame))
        }
      if isFitting { continue }
      let found = QueryCursor.first(ItemName(name), in: bytes, frame)
      let isHidden = if case .slot(let number) = item { isHidden(number) } else { false }
      return RouteStop(
        place: .item(name),
        expected: expected,
        found: found.map {
          isHidden
            ? LinkWriter.hidden
            : PercentCoding.string(bytes.extracting($0.value), frame.itemForm)
        },
        range: found.map { $0.value.isEmpty ? $0.name : $0.value } ?? end(of: frame, bytes),
        progress: shape.path.count + 1,
        distance: 0,
        difference: found == nil ? 0 : 1,
      )
    }
    return fragmentStop(bytes, segments, frame)
  }

  private func fragmentStop(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
  ) -> RouteStop? {
    for fragment in shape.fragments {
      let (expected, isFitting): (String, Bool) =
        switch fragment {
        case .literal(let text): ("\"\(text)\"", FixedPart.fragment(text).holds(bytes, frame))
        case .slot(let number): (expectation(number), accepts(number, bytes, segments, frame))
        }
      if isFitting { continue }
      let isHidden = if case .slot(let number) = fragment { isHidden(number) } else { false }
      return RouteStop(
        place: .fragment,
        expected: expected,
        found: frame.fragment.map {
          isHidden
            ? LinkWriter.hidden
            : PercentCoding.string(bytes.extracting($0), EncodedForm(hasEscapes: true))
        },
        range: frame.fragment ?? bytes.count..<bytes.count,
        progress: shape.path.count + 2,
        distance: 0,
        difference: 0,
      )
    }
    return nil
  }

  private func pathStop(
    _ index: Int,
    _ expected: String,
    _ found: String?,
    _ segment: LinkSegment?,
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    _ difference: Int,
  ) -> RouteStop {
    RouteStop(
      place: .segment(index + 1),
      expected: expected,
      found: found,
      range: segment?.range ?? pathEnd(segments, frame, bytes),
      progress: index,
      distance: abs(frame.count - frame.base - shape.path.count),
      difference: difference,
    )
  }

  private func accepts(
    _ number: Int,
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
  ) -> Bool {
    shape.slots[number].accepts(bytes, segments, frame, at: positions[number])
  }

  private func text(of segment: LinkSegment, _ bytes: Span<UInt8>) -> String {
    PercentCoding.string(bytes.extracting(segment.range), segment.form)
  }

  /// What stands where a slot is, without the value where that is hidden.
  private func found(_ number: Int, _ segment: LinkSegment, _ bytes: Span<UInt8>) -> String {
    isHidden(number) ? LinkWriter.hidden : text(of: segment, bytes)
  }

  func isHidden(_ number: Int) -> Bool { shape.slots[number].info.privacy == .hidden }

  private func pathEnd(
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    _ bytes: Span<UInt8>,
  ) -> Range<Int> {
    let end = frame.count > 0 ? segments[frame.count - 1].range.upperBound : frame.query.lowerBound
    return end == 0 ? bytes.count..<bytes.count : end..<end
  }

  private func end(of frame: LinkFrame, _ bytes: Span<UInt8>) -> Range<Int> {
    let end = frame.fragment.map { $0.lowerBound - 1 } ?? bytes.count
    return end..<end
  }

  private func itemName(_ number: Int) -> String {
    if case .item(let name, _) = shape.slots[number].info.kind { name } else { "" }
  }

  /// What a slot takes, in words.
  private func expectation(_ number: Int) -> String {
    let slot = shape.slots[number]
    let name = slot.info.typeName
    if let choices = slot.choices, !choices.isEmpty {
      let shown = choices.prefix(6).map { "\"\($0)\"" }.joined(separator: ", ")
      return "one of \(shown)" + (choices.count > 6 ? ", …" : "")
    }
    let article = "AEIO".contains(name.first ?? "x") ? "an" : "a"
    switch slot.info.kind {
    case .segment(let prefix, let suffix) where !prefix.isEmpty || !suffix.isEmpty:
      return "\"\(prefix)\" \(article) \(name) \"\(suffix)\""
    default: return "\(article) \(name)"
    }
  }
}
