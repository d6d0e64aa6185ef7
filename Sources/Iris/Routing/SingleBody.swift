/// Makes the typed half of a route that captures one value.
@usableFromInline
enum SingleBody {
  /// The body for a shape that finds the value by itself; nil where the shape does not capture this
  /// one value, which the builders rule out.
  @inlinable @inline(never)
  static func make<Intent: Equatable & Sendable, Value: Sendable>(
    _ embed: @escaping @Sendable (Value) -> Intent,
    _ shape: RouteShape,
  ) -> RouteBody<Intent>? {
    make(embed, shape) { (write) in
      { (intent, writer, plans, plan) throws(WriteProblem) in
        guard let value: Value = value(of: intent, plans, plan), embed(value) == intent else {
          return false
        }
        try plans.run(plan, &writer) { (_, writer) throws(WriteProblem) in
          try write(value, &writer)
        }
        return true
      }
    } payload: {
      EnumPayload(of: $0, $1, as: Value.self)
    }
  }

  /// The body for a shape that is told the value.
  @inlinable @inline(never)
  static func make<Intent: Equatable & Sendable, Value: Sendable>(
    _ embed: @escaping @Sendable (Value) -> Intent,
    extract: @escaping @Sendable (Intent) -> Value?,
    _ shape: RouteShape,
  ) -> RouteBody<Intent>? {
    make(embed, shape) { (write) in
      { (intent, writer, plans, plan) throws(WriteProblem) in
        guard let value = extract(intent), embed(value) == intent else { return false }
        try plans.run(plan, &writer) { (_, writer) throws(WriteProblem) in
          try write(value, &writer)
        }
        return true
      }
    } payload: { (_, _) in
      nil
    }
  }

  @inlinable @inline(__always)
  static func make<Intent: Equatable & Sendable, Value: Sendable>(
    _ embed: @escaping @Sendable (Value) -> Intent,
    _ shape: RouteShape,
    _ write: (@escaping ValueSlot<Value>.Write) -> RouteBody<Intent>.Write,
    payload: @escaping @Sendable (Int, Any.Type?) -> EnumPayload?,
  ) -> RouteBody<Intent>? {
    guard shape.slots.count == 1, let slot = shape.slots[0] as? ValueSlot<Value> else { return nil }
    let position = shape.position(of: 0)
    let (read, sample) = (slot.read, slot.sample)
    return RouteBody(
      read: { (bytes, segments, frame) throws(RouteMiss) in
        embed(try read(bytes, segments, frame, position))
      },
      write: write(slot.write),
      sample: { sample($0).map(embed) },
      payload: payload,
    )
  }

  /// The value captured in an intent, or nil for one of another route.
  @inlinable @inline(__always)
  static func value<Intent: Equatable & Sendable, Value: Sendable>(
    of intent: Intent,
    _ plans: PrintPlans,
    _ plan: Int,
  ) -> Value? {
    if plans.holdsPayload(of: intent, plan) {
      // Proof: the payload is this one value, of this very type, and is moved out once.
      return unsafe EnumPayload.project(intent) {
        unsafe $0.assumingMemoryBound(to: Value.self).move()
      }
    }
    return PayloadReflection.value(of: intent, as: Value.self)
  }
}
