/// Where one path segment stands in a link's bytes.
@usableFromInline
package struct LinkSegment: Sendable {
  /// The first byte of the segment.
  @usableFromInline package let start: UInt32
  /// The byte behind its last one.
  @usableFromInline package let end: UInt32
  /// The hash of its decoded bytes, as the table takes it.
  @usableFromInline package let hash: UInt32
  /// Whether any percent escape stands in it.
  @usableFromInline package let hasEscapes: Bool

  @inline(__always)
  package init(start: Int, end: Int, hash: UInt32, hasEscapes: Bool) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.hash = hash
    self.hasEscapes = hasEscapes
  }

  /// No segment.
  @inline(__always)
  package static var none: LinkSegment {
    LinkSegment(start: 0, end: 0, hash: 0, hasEscapes: false)
  }

  /// The segment's bytes.
  @inlinable @inline(__always)
  package var range: Range<Int> { Int(start)..<Int(end) }
  /// How the bytes are decoded.
  @inlinable @inline(__always)
  package var form: EncodedForm { EncodedForm(hasEscapes: hasEscapes) }
}
