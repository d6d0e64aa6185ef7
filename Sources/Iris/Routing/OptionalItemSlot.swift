/// A query item that may be absent: nil then, and nothing is printed for nil.
@usableFromInline
package final class OptionalItemSlot<Conversion: URLConversion>: RouteSlot {
  @usableFromInline package typealias Value = Conversion.Value?

  @usableFromInline let name: ItemName
  @usableFromInline let codec: ItemCodec<Conversion>
  @usableFromInline package let info: SlotInfo

  @usableFromInline
  package init(_ name: String, _ conversion: Conversion, privacy: Privacy) {
    self.name = ItemName(name)
    codec = ItemCodec(conversion, privacy)
    info = SlotInfo(.item(name: name, .optional), Conversion.Value.self, privacy)
  }

  @usableFromInline
  package var choices: [String]? { codec.choices }
  @usableFromInline
  package var examples: [String] { codec.examples }
  @usableFromInline
  package func sample(_ number: Int) -> Value? {
    .some(number % 3 == 2 ? nil : codec.sample(number))
  }

  @inlinable
  package func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    at position: Int,
  ) throws(RouteMiss) -> Value {
    guard let item = QueryCursor.first(name, in: bytes, frame) else { return nil }
    return try codec.read(item.value, in: bytes, frame)
  }

  @inlinable
  package func write(_ value: Value, to writer: inout LinkWriter) throws(WriteProblem) {
    if let value { try codec.write(value, name: name, to: &writer) }
  }
}
