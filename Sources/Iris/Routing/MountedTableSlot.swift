/// A whole mounted table, as the slot through which its intents are printed.
package struct MountedTableSlot<Child: Equatable & Sendable>: RouteSlot {
  private let dispatch: PrintDispatch<Child>

  package init(_ dispatch: PrintDispatch<Child>) { self.dispatch = dispatch }

  package var info: SlotInfo { SlotInfo(.mounted, Child.self, .shown) }
  package var choices: [String]? { nil }
  package var examples: [String] { [] }
  package func sample(_ number: Int) -> Child? { dispatch.sample(number) }

  /// Never asked: a mounted table is read route by route.
  package func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    at position: Int,
  ) throws(RouteMiss) -> Child {
    throw RouteMiss()
  }

  package func write(_ value: Child, to writer: inout LinkWriter) throws(WriteProblem) {
    try dispatch.write(value, to: &writer)
  }
}
