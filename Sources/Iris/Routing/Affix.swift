/// Finds the value inside a segment that has fixed text around it.
@usableFromInline
package enum Affix {
  /// The bytes between prefix and suffix, or nil where these do not both stand, or where nothing
  /// stands between them.
  ///
  /// Fixed text may be escaped in the link; the comparison is made on decoded bytes.
  @usableFromInline
  package static func inner(
    of segment: LinkSegment,
    in bytes: Span<UInt8>,
    prefix: [UInt8],
    suffix: [UInt8],
  ) -> Range<Int>? {
    var start = Int(segment.start)
    for index in prefix.indices {
      guard let width = width(of: prefix[index], in: bytes, at: start, before: Int(segment.end))
      else { return nil }
      start += width
    }
    var end = Int(segment.end)
    var index = suffix.count
    while index > 0 {
      index -= 1
      guard let width = width(of: suffix[index], in: bytes, endingAt: end, notBefore: start)
      else { return nil }
      end -= width
    }
    return start < end ? start..<end : nil
  }

  private static func width(
    of byte: UInt8,
    in bytes: Span<UInt8>,
    at index: Int,
    before end: Int,
  ) -> Int? {
    guard index < end else { return nil }
    if bytes[index] == UInt8(ascii: "%") {
      return PercentCoding.escape(in: bytes, at: index) == byte ? 3 : nil
    }
    return bytes[index] == byte ? 1 : nil
  }

  private static func width(
    of byte: UInt8,
    in bytes: Span<UInt8>,
    endingAt end: Int,
    notBefore start: Int,
  ) -> Int? {
    guard end > start else { return nil }
    // A byte that ends an escape cannot stand for itself: every percent sign opens one.
    if end - start >= 3, bytes[end - 3] == UInt8(ascii: "%") {
      return PercentCoding.escape(in: bytes, at: end - 3) == byte ? 3 : nil
    }
    return bytes[end - 1] == byte ? 1 : nil
  }
}
