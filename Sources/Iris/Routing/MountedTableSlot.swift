/// A whole mounted table, as the slot through which its intents are printed.
@usableFromInline
package final class MountedTableSlot<Child: Equatable & Sendable>: RouteSlot {
  @usableFromInline let dispatch: PrintDispatch<Child>

  @usableFromInline
  package init(_ table: RouteTable<Child>) { dispatch = PrintDispatch(table.printers) }

  @usableFromInline
  package var info: SlotInfo { SlotInfo(.mounted, Child.self, .shown) }
  @usableFromInline
  package var choices: [String]? { nil }
  @usableFromInline
  package var examples: [String] { [] }
  @usableFromInline
  package func sample(_ number: Int) -> Child? { dispatch.sample(number) }

  /// Never asked: a mounted table is read route by route.
  @inlinable
  package func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    at position: Int,
  ) throws(RouteMiss) -> Child {
    throw RouteMiss()
  }

  @inlinable
  package func write(_ value: Child, to writer: inout LinkWriter) throws(WriteProblem) {
    try dispatch.write(value, to: &writer)
  }
}
