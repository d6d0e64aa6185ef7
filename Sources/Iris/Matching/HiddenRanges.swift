/// A link as people may see it: what hidden captures take is replaced by a mark.
package struct HiddenRanges {
  private let link: String
  private var ranges: [Range<Int>] = []

  package init(_ link: String) { self.link = link }

  /// The link with the mark in every hidden place.
  package var text: String {
    let bytes = Array(link.utf8)
    var shown: [UInt8] = []
    var index = 0
    for range in merged {
      shown += bytes[index..<range.lowerBound]
      shown += LinkWriter.hidden.utf8
      index = range.upperBound
    }
    shown += bytes[index...]
    return String(decoding: shown, as: UTF8.self)
  }

  /// Where a part of the link stands once the marks are in it.
  package func place(_ range: Range<Int>) -> Range<Int> {
    let start = shifted(range.lowerBound, toEnd: false)
    return start..<max(start, shifted(range.upperBound, toEnd: true))
  }

  private func shifted(_ offset: Int, toEnd: Bool) -> Int {
    let mark = LinkWriter.hidden.utf8.count
    var shift = 0
    for range in merged where range.lowerBound < offset {
      guard range.upperBound <= offset else {
        // Inside a hidden part there is nothing but the mark, which is meant as a whole.
        return range.lowerBound + shift + (toEnd ? mark : 0)
      }
      shift += mark - range.count
    }
    return offset + shift
  }

  private var merged: [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = result.last, range.lowerBound < last.upperBound {
        result[result.count - 1] =
          last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  /// Hides the segments that a shape's hidden captures take.
  package mutating func hidePath(
    of shape: RouteShape,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
  ) {
    for (index, part) in shape.path.enumerated() {
      let depth = frame.base + index
      guard depth < frame.count, case .slot(let number) = part,
        shape.slots[number].info.privacy == .hidden
      else { continue }
      if case .rest = shape.slots[number].info.kind {
        ranges.append(segments[depth].range.lowerBound..<segments[frame.count - 1].range.upperBound)
      } else {
        ranges.append(segments[depth].range)
      }
    }
  }

  /// Hides the values of the query items that a shape hides.
  package mutating func hideItems(of shape: RouteShape, _ bytes: Span<UInt8>, _ frame: LinkFrame) {
    for slot in shape.slots where slot.info.privacy == .hidden {
      guard case .item(let text, _) = slot.info.kind else { continue }
      let name = ItemName(text)
      var cursor = QueryCursor(frame)
      while let item = cursor.next(in: bytes) {
        if name.matches(item.name, in: bytes, frame.itemForm) { ranges.append(item.value) }
      }
    }
  }

  /// Hides the fragment where a shape hides it.
  package mutating func hideFragment(of shape: RouteShape, _ frame: LinkFrame) {
    for case .slot(let number) in shape.fragments
    where shape.slots[number].info.privacy == .hidden {
      if let fragment = frame.fragment { ranges.append(fragment) }
    }
  }
}
