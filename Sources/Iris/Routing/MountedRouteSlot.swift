/// One route of a mounted table, as a slot of the table it is mounted in.
@usableFromInline
package final class MountedRouteSlot<Child: Equatable & Sendable>: RouteSlot {
  @usableFromInline let reader: RouteReader<Child>
  @usableFromInline let example: @Sendable (Int) -> Child?
  @usableFromInline let segments: Int

  /// Makes the slot; `segments` counts those of the mount's own prefix.
  @usableFromInline
  package init(_ entry: RouteEntry<Child>, segments: Int) {
    reader = entry.reader
    example = entry.body.sample
    self.segments = segments
  }

  @usableFromInline
  package var info: SlotInfo { SlotInfo(.mounted, Child.self, .shown) }
  @usableFromInline
  package var choices: [String]? { nil }
  @usableFromInline
  package var examples: [String] { [] }
  @usableFromInline
  package func sample(_ number: Int) -> Child? { example(number) }

  @inlinable
  package func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    at position: Int,
  ) throws(RouteMiss) -> Child {
    try reader.read(bytes, segments, frame.advanced(by: self.segments))
  }

  /// Never asked: a mounted table prints through its own slot.
  @inlinable
  package func write(_ value: Child, to writer: inout LinkWriter) throws(WriteProblem) {
    throw WriteProblem(.noRoute, value: "\(value)")
  }
}
