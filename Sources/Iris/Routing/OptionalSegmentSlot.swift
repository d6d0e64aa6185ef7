/// A capture of one path segment that may be absent at the end of the path.
@usableFromInline
package final class OptionalSegmentSlot<Conversion: URLConversion>: RouteSlot {
  @usableFromInline package typealias Value = Conversion.Value?

  @usableFromInline let slot: SegmentSlot<Conversion>
  @usableFromInline package let info: SlotInfo

  @usableFromInline
  package init(_ conversion: Conversion, privacy: Privacy) {
    slot = SegmentSlot(conversion, prefix: "", suffix: "", privacy: privacy)
    info = SlotInfo(.optionalSegment, Conversion.Value.self, privacy)
  }

  @usableFromInline
  package var choices: [String]? { slot.choices }
  @usableFromInline
  package var examples: [String] { slot.examples }
  @usableFromInline
  package func sample(_ number: Int) -> Value? {
    .some(number % 3 == 2 ? nil : slot.sample(number))
  }

  @inlinable
  package func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    at position: Int,
  ) throws(RouteMiss) -> Value {
    if frame.base + position >= frame.count { return nil }
    return try slot.read(bytes, segments, frame, at: position)
  }

  @inlinable
  package func write(_ value: Value, to writer: inout LinkWriter) throws(WriteProblem) {
    guard let value else {
      writer.leaveGap()
      return
    }
    if writer.hasGap {
      writer.leaveGap()
      throw WriteProblem(.gap, value: "\(value)")
    }
    try slot.write(value, to: &writer)
  }
}
