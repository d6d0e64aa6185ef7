/// One route of a mounted table, as a slot of the table it is mounted in.
package struct MountedRouteSlot<Child: Equatable & Sendable>: RouteSlot {
  private let entry: RouteEntry<Child>
  private let segments: Int

  /// Makes the slot; `segments` counts those of the mount's own prefix.
  package init(_ entry: RouteEntry<Child>, segments: Int) {
    self.entry = entry
    self.segments = segments
  }

  package var info: SlotInfo { SlotInfo(.mounted, Child.self, .shown) }
  package var choices: [String]? { nil }
  package var examples: [String] { [] }
  package func sample(_ number: Int) -> Child? { entry.body.sample(number) }

  package func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    at position: Int,
  ) throws(RouteMiss) -> Child {
    try entry.read(bytes, segments, frame.advanced(by: self.segments))
  }

  /// Never asked: a mounted table prints through its own slot.
  package func write(_ value: Child, to writer: inout LinkWriter) throws(WriteProblem) {
    throw WriteProblem(.noRoute, value: "\(value)")
  }
}
