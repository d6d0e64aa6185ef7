/// A capture of the fragment, nil where a link has none.
@usableFromInline
package final class OptionalFragmentSlot<Conversion: URLConversion>: RouteSlot {
  @usableFromInline package typealias Value = Conversion.Value?

  @usableFromInline let slot: FragmentSlot<Conversion>
  @usableFromInline package let info: SlotInfo

  @usableFromInline
  package init(_ conversion: Conversion, privacy: Privacy) {
    slot = FragmentSlot(conversion, privacy: privacy)
    info = SlotInfo(.fragment(isOptional: true), Conversion.Value.self, privacy)
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
    if frame.fragment == nil { return nil }
    return try slot.read(bytes, segments, frame, at: position)
  }

  @inlinable
  package func write(_ value: Value, to writer: inout LinkWriter) throws(WriteProblem) {
    if let value { try slot.write(value, to: &writer) }
  }
}
