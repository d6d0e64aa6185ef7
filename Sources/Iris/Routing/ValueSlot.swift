/// A slot of which only the type of its value is known.
///
/// It holds closures and not a method to override: a closure that is made where the slot's whole
/// type is known is compiled for that type, and calling it asks for no metadata. A method of a
/// generic class never is. Each closure captures the slot and nothing else, so that none takes
/// memory of its own.
@usableFromInline
package final class ValueSlot<Value: Sendable>: AnySlot, @unchecked Sendable {
  /// Reads the value where it stands.
  @usableFromInline
  typealias Read =
    @Sendable (Span<UInt8>, Span<LinkSegment>, LinkFrame, Int) throws(RouteMiss) -> Value
  /// Writes the value, encoded, behind what the writer already holds.
  @usableFromInline
  typealias Write = @Sendable (Value, inout LinkWriter) throws(WriteProblem) -> Void

  @usableFromInline let read: Read
  @usableFromInline let write: Write
  /// One of the slot's sample values; nil where none is known.
  ///
  /// Counted from 0 and wrapping round.
  @usableFromInline let sample: @Sendable (Int) -> Value?

  @inlinable @inline(never)
  init(_ slot: some RouteSlot<Value>) {
    read = { (bytes, segments, frame, position) throws(RouteMiss) in
      try slot.read(bytes, segments, frame, at: position)
    }
    write = { (value, writer) throws(WriteProblem) in try slot.write(value, to: &writer) }
    sample = { slot.sample($0) }
    super.init(slot)
  }
}
