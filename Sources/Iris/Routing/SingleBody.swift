/// What a route does that captures one value.
@usableFromInline
final class SingleBody<Intent: Equatable & Sendable, Value: Sendable>: Sendable {
  @usableFromInline let embed: @Sendable (Value) -> Intent
  @usableFromInline let extract: (@Sendable (Intent) -> Value?)?
  @usableFromInline let slot: ValueSlot<Value>
  @usableFromInline let position: Int

  /// Makes it for a shape, or returns nil where that does not capture this one value, which the
  /// builders rule out.
  @inlinable
  init?(
    _ embed: @escaping @Sendable (Value) -> Intent,
    _ extract: (@Sendable (Intent) -> Value?)?,
    _ shape: RouteShape,
  ) {
    guard shape.slots.count == 1, let slot = shape.slots[0] as? ValueSlot<Value> else { return nil }
    self.embed = embed
    self.extract = extract
    self.slot = slot
    position = shape.position(of: 0)
  }

  /// The route's typed half.
  @inlinable var body: RouteBody<Intent> {
    RouteBody(
      read: { [embed, read = slot.read, position] (bytes, segments, frame) throws(RouteMiss) in
        embed(try read(bytes, segments, frame, position))
      },
      write: { (intent, writer, plan) throws(WriteProblem) in
        try self.write(intent, &writer, plan)
      },
      sample: { self.slot.sample($0).map(self.embed) },
      payload: { self.extract == nil ? EnumPayload(of: $0, $1, as: Value.self) : nil },
    )
  }

  @inlinable
  func write(
    _ intent: Intent,
    _ writer: inout LinkWriter,
    _ plan: PrintPlan,
  ) throws(WriteProblem) -> Bool {
    guard let value = value(of: intent, plan.payload), embed(value) == intent else { return false }
    try plan.run(&writer) { (_, writer) throws(WriteProblem) in try slot.write(value, &writer) }
    return true
  }

  @inlinable
  func value(of intent: Intent, _ payload: EnumPayload?) -> Value? {
    if let payload, payload.number == CaseIndex.number(of: intent) {
      // Proof: the payload is this one value, of this very type, and is moved out once.
      return unsafe EnumPayload.project(intent) {
        unsafe $0.assumingMemoryBound(to: Value.self).move()
      }
    }
    if let extract { return extract(intent) }
    return PayloadReflection.value(of: intent, as: Value.self)
  }
}
