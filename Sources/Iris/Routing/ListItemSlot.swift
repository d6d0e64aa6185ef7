/// A query item that may stand any number of times, one value each.
@usableFromInline
package final class ListItemSlot<Conversion: URLConversion>: RouteSlot {
  @usableFromInline package typealias Value = [Conversion.Value]

  @usableFromInline let name: ItemName
  @usableFromInline let codec: ItemCodec<Conversion>
  @usableFromInline package let info: SlotInfo

  @usableFromInline
  package init(_ name: String, _ conversion: Conversion, privacy: Privacy) {
    self.name = ItemName(name)
    codec = ItemCodec(conversion, privacy)
    info = SlotInfo(.item(name: name, .list), Conversion.Value.self, privacy)
  }

  @usableFromInline
  package var choices: [String]? { codec.choices }
  @usableFromInline
  package var examples: [String] { codec.examples }
  @usableFromInline
  package func sample(_ number: Int) -> Value? {
    number % 3 == 2 ? [] : codec.sample(number).map { [$0] } ?? []
  }

  @inlinable
  package func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    at position: Int,
  ) throws(RouteMiss) -> Value {
    var values: Value = []
    var cursor = QueryCursor(frame)
    while let item = cursor.next(in: bytes) {
      guard name.matches(item.name, in: bytes, frame.itemForm) else { continue }
      values.append(try codec.read(item.value, in: bytes, frame))
    }
    return values
  }

  @inlinable
  package func write(_ values: Value, to writer: inout LinkWriter) throws(WriteProblem) {
    for value in values { try codec.write(value, name: name, to: &writer) }
  }
}
