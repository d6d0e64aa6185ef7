/// A query item without a value: true where it stands, false where it does not.
///
/// `?gift`, `?gift=`, `?gift=1` and `?gift=true` are true; `?gift=0` and `?gift=false` are false;
/// another value is a miss. Only `?gift` is printed.
@usableFromInline
package final class FlagSlot: RouteSlot {
  private let name: ItemName
  @usableFromInline package let info: SlotInfo

  @usableFromInline
  package init(_ name: String) {
    self.name = ItemName(name)
    info = SlotInfo(.item(name: name, .flag), Bool.self, .shown)
  }

  @usableFromInline
  package var choices: [String]? { ["true", "false"] }
  @usableFromInline
  package var examples: [String] { ["true"] }
  @usableFromInline
  package func sample(_ number: Int) -> Bool? { number % 2 == 0 }

  @usableFromInline
  package func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    at position: Int,
  ) throws(RouteMiss) -> Bool {
    guard let item = QueryCursor.first(name, in: bytes, frame) else { return false }
    switch PercentCoding.string(bytes.extracting(item.value), frame.itemForm) {
    case "", "1", "true": return true
    case "0", "false": return false
    default: throw RouteMiss()
    }
  }

  @usableFromInline
  package func write(_ value: Bool, to writer: inout LinkWriter) throws(WriteProblem) {
    if value { writer.openItem(name) }
  }
}
