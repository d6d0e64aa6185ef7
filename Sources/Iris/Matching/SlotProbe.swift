/// Asks a slot what it reads, one text at a time, without a link around it.
///
/// ```swift
/// SlotProbe.reads("42", by: slot)   // true for an integer's slot
/// ```
package enum SlotProbe {
  /// Whether a slot reads a decoded text where it stands: as one segment, as its item's first
  /// value, or as the fragment.
  ///
  /// What the scanner refuses in a path, such as an empty segment or `..`, is not read.
  package static func reads(_ text: String, by slot: some RouteSlot) -> Bool {
    var frame = LinkFrame(origin: 0, plusIsSpace: true)
    if text.utf8.contains(0) { return false }
    switch slot.info.kind {
    case .segment, .optionalSegment, .rest:
      if text.isEmpty || SegmentText.isDot(text) { return false }
      let bytes = encoded(text, .segment)
      frame.count = 1
      let hasEscapes = bytes.contains(UInt8(ascii: "%"))
      let segments = [LinkSegment(start: 0, end: bytes.count, hash: 0, hasEscapes: hasEscapes)]
      return slot.accepts(bytes.span, segments.span, frame, at: 0)
    case .item(let name, _):
      let bytes = ItemName(name).encoded + [UInt8(ascii: "=")] + encoded(text, .item)
      frame.query = 0..<bytes.count
      frame.queryHasEscapes = true
      let segments: [LinkSegment] = []
      return slot.accepts(bytes.span, segments.span, frame, at: 0)
    case .fragment:
      let bytes = encoded(text, .fragment)
      frame.fragment = 0..<bytes.count
      let segments: [LinkSegment] = []
      return slot.accepts(bytes.span, segments.span, frame, at: 0)
    case .mounted: return false
    }
  }

  /// Texts that a slot reads, as they stand in a link: its choices, its examples, and ordinary ones.
  package static func texts(of slot: some RouteSlot) -> [String] {
    var (prefix, suffix) = ("", "")
    if case .segment(let before, let after) = slot.info.kind { (prefix, suffix) = (before, after) }
    let known = (slot.choices ?? []) + slot.examples + ordinary
    var seen: Set<[UInt8]> = []
    return known.map { prefix + $0 + suffix }
      .filter { seen.insert(Array($0.utf8)).inserted && reads($0, by: slot) }
  }

  /// Whether a shape's slot reads a decoded text where it stands.
  package static func reads(_ text: String, by slot: AnySlot) -> Bool {
    reads(text, by: slot.inner)
  }

  /// Texts that a shape's slot reads.
  package static func texts(of slot: AnySlot) -> [String] { texts(of: slot.inner) }

  private static let ordinary = [
    "42", "swift", "a-b", "0", "true", "2026-01-31", "e621e1f8-c36c-495a-93fc-0c247a3e6e5f",
  ]

  private static func encoded(_ text: String, _ allowed: ByteSet) -> [UInt8] {
    var bytes: [UInt8] = []
    PercentCoding.append(text, to: &bytes, allowing: allowed)
    return bytes
  }
}
