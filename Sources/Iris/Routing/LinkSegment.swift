/// Where one path segment stands in a link's bytes.
package struct LinkSegment: Sendable {
  /// The first byte of the segment.
  package let start: UInt32
  /// The byte behind its last one.
  package let end: UInt32
  /// Whether any percent escape stands in it.
  package let hasEscapes: Bool

  package init(start: Int, end: Int, hasEscapes: Bool) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.hasEscapes = hasEscapes
  }

  /// The segment's bytes.
  package var range: Range<Int> { Int(start)..<Int(end) }
  /// How the bytes are decoded.
  package var form: EncodedForm { EncodedForm(hasEscapes: hasEscapes) }
}
