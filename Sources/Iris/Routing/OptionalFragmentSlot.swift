/// A capture of the fragment, nil where a link has none.
package struct OptionalFragmentSlot<Conversion: URLConversion>: RouteSlot {
  package typealias Value = Conversion.Value?

  private let slot: FragmentSlot<Conversion>
  package let info: SlotInfo

  package init(_ conversion: Conversion, privacy: Privacy) {
    slot = FragmentSlot(conversion, privacy: privacy)
    info = SlotInfo(.fragment(isOptional: true), Conversion.Value.self, privacy)
  }

  package var choices: [String]? { slot.choices }
  package var examples: [String] { slot.examples }
  package func sample(_ number: Int) -> Value? {
    .some(number % 3 == 2 ? nil : slot.sample(number))
  }

  package func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    at position: Int,
  ) throws(RouteMiss) -> Value {
    if frame.fragment == nil { return nil }
    return try slot.read(bytes, segments, frame, at: position)
  }

  package func write(_ value: Value, to writer: inout LinkWriter) throws(WriteProblem) {
    if let value { try slot.write(value, to: &writer) }
  }
}
