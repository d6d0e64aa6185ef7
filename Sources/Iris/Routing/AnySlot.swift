/// A slot of a route without its type.
///
/// Proof that it and its heirs are sendable: none has a stored property that is not a `let` of a
/// sendable type; they are classes for the sake of a quick, uniform reference and share no state.
package class AnySlot: @unchecked Sendable {
  /// What the slot takes and where.
  package let info: SlotInfo

  init(info: SlotInfo) { self.info = info }

  /// Every text that is read, where these are finitely many.
  package var choices: [String]? { nil }
  /// Texts that are read.
  package var examples: [String] { [] }

  /// The slot itself, for whoever asks what kind it is; nil for a slot that only stands for one.
  package var inner: (any RouteSlot)? { nil }

  /// Whether the slot would read this link, for diagnosis.
  package func accepts(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    at position: Int,
  ) -> Bool {
    false
  }
}

/// A slot of which only the type of its value is known.
package class ValueSlot<Value: Sendable>: AnySlot, @unchecked Sendable {
  /// Reads the value where it stands.
  package func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    at position: Int,
  ) throws(RouteMiss) -> Value {
    throw RouteMiss()
  }

  /// Writes the value, encoded, behind what the writer already holds.
  package func write(_ value: Value, to writer: inout LinkWriter) throws(WriteProblem) {}

  /// One of the slot's sample values; nil where none is known.
  ///
  /// Counted from 0 and wrapping round.
  package func sample(_ number: Int) -> Value? { nil }
}

/// A slot with everything known about it.
package final class HeldSlot<Slot: RouteSlot>: ValueSlot<Slot.Value>, @unchecked Sendable {
  private let slot: Slot

  package init(_ slot: Slot) {
    self.slot = slot
    super.init(info: slot.info)
  }

  package override var inner: (any RouteSlot)? { slot }
  package override var choices: [String]? { slot.choices }
  package override var examples: [String] { slot.examples }

  package override func accepts(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    at position: Int,
  ) -> Bool {
    slot.accepts(bytes, segments, frame, at: position)
  }

  package override func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    at position: Int,
  ) throws(RouteMiss) -> Slot.Value {
    try slot.read(bytes, segments, frame, at: position)
  }

  package override func write(
    _ value: Slot.Value,
    to writer: inout LinkWriter,
  ) throws(WriteProblem) {
    try slot.write(value, to: &writer)
  }

  package override func sample(_ number: Int) -> Slot.Value? { slot.sample(number) }
}
