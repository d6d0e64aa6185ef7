/// A query item that has a value of its own when it is absent, and is not printed with it.
@usableFromInline
package final class DefaultedItemSlot<Conversion: URLConversion>: RouteSlot {
  @usableFromInline package typealias Value = Conversion.Value

  @usableFromInline let name: ItemName
  @usableFromInline let codec: ItemCodec<Conversion>
  @usableFromInline let fallback: Value
  @usableFromInline package let info: SlotInfo

  @usableFromInline
  package init(
    _ name: String,
    _ conversion: Conversion,
    default fallback: Value,
    privacy: Privacy,
  ) {
    self.name = ItemName(name)
    self.fallback = fallback
    codec = ItemCodec(conversion, privacy)
    let text = conversion.text(from: fallback) ?? ""
    info = SlotInfo(.item(name: name, .defaulted(text)), Value.self, privacy)
  }

  @usableFromInline
  package var choices: [String]? { codec.choices }
  @usableFromInline
  package var examples: [String] { codec.examples }
  @usableFromInline
  package func sample(_ number: Int) -> Value? {
    number % 3 == 2 ? fallback : codec.sample(number) ?? fallback
  }

  @inlinable
  package func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    at position: Int,
  ) throws(RouteMiss) -> Value {
    guard let item = QueryCursor.first(name, in: bytes, frame) else { return fallback }
    return try codec.read(item.value, in: bytes, frame)
  }

  @inlinable
  package func write(_ value: Value, to writer: inout LinkWriter) throws(WriteProblem) {
    // A log does not tell whether a hidden value is the usual one.
    let isHidden = writer.redacts && info.privacy == .hidden
    if isHidden || !codec.isSame(value, fallback) {
      try codec.write(value, name: name, to: &writer)
    }
  }
}
