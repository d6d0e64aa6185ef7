/// Makes the typed half of a route that captures two values.
@usableFromInline
enum PairBody {
  /// The body for a shape that finds the values by itself; nil where the shape does not capture
  /// these, which the builders rule out.
  @inlinable @inline(never)
  static func make<Intent: Equatable & Sendable, First: Sendable, Second: Sendable>(
    _ embed: @escaping @Sendable (First, Second) -> Intent,
    _ shape: RouteShape,
  ) -> RouteBody<Intent>? {
    make(embed, shape) { (writeFirst, writeSecond) in
      { (intent, writer, plans, plan) throws(WriteProblem) in
        guard let (one, two): (First, Second) = values(of: intent, plans, plan),
          embed(one, two) == intent
        else { return false }
        try plans.run(plan, &writer) { (step, writer) throws(WriteProblem) in
          if plans.slot(at: step) == 0 {
            try writeFirst(one, &writer)
          } else {
            try writeSecond(two, &writer)
          }
        }
        return true
      }
    } payload: {
      EnumPayload(of: $0, $1, as: [First.self, Second.self])
    }
  }

  /// The body for a shape that is told the values.
  @inlinable @inline(never)
  static func make<Intent: Equatable & Sendable, First: Sendable, Second: Sendable>(
    _ embed: @escaping @Sendable (First, Second) -> Intent,
    extract: @escaping @Sendable (Intent) -> (First, Second)?,
    _ shape: RouteShape,
  ) -> RouteBody<Intent>? {
    make(embed, shape) { (writeFirst, writeSecond) in
      { (intent, writer, plans, plan) throws(WriteProblem) in
        guard let (one, two) = extract(intent), embed(one, two) == intent else { return false }
        try plans.run(plan, &writer) { (step, writer) throws(WriteProblem) in
          if plans.slot(at: step) == 0 {
            try writeFirst(one, &writer)
          } else {
            try writeSecond(two, &writer)
          }
        }
        return true
      }
    } payload: { (_, _) in
      nil
    }
  }

  @inlinable @inline(__always)
  static func make<Intent: Equatable & Sendable, First: Sendable, Second: Sendable>(
    _ embed: @escaping @Sendable (First, Second) -> Intent,
    _ shape: RouteShape,
    _ write: (@escaping ValueSlot<First>.Write, @escaping ValueSlot<Second>.Write)
      -> RouteBody<Intent>.Write,
    payload: @escaping @Sendable (Int, Any.Type?) -> EnumPayload?,
  ) -> RouteBody<Intent>? {
    guard shape.slots.count == 2, let first = shape.slots[0] as? ValueSlot<First>,
      let second = shape.slots[1] as? ValueSlot<Second>
    else { return nil }
    let positions = (shape.position(of: 0), shape.position(of: 1))
    let (readFirst, sampleFirst) = (first.read, first.sample)
    let (readSecond, sampleSecond) = (second.read, second.sample)
    return RouteBody(
      read: { (bytes, segments, frame) throws(RouteMiss) in
        let one = try readFirst(bytes, segments, frame, positions.0)
        return embed(one, try readSecond(bytes, segments, frame, positions.1))
      },
      write: write(first.write, second.write),
      sample: {
        guard let one = sampleFirst($0), let two = sampleSecond($0) else { return nil }
        return embed(one, two)
      },
      payload: payload,
    )
  }

  /// The values captured in an intent, or nil for one of another route.
  @inlinable @inline(__always)
  static func values<Intent: Equatable & Sendable, First: Sendable, Second: Sendable>(
    of intent: Intent,
    _ plans: PrintPlans,
    _ plan: Int,
  ) -> (First, Second)? {
    if plans.holdsPayload(of: intent, plan) {
      let (one, two) = (plans.offset(of: 0, plan), plans.offset(of: 1, plan))
      // Proof: the payload is these two values, of these very types, and each is moved out once.
      return unsafe EnumPayload.project(intent) { start in
        unsafe (
          (start + one).assumingMemoryBound(to: First.self).move(),
          (start + two).assumingMemoryBound(to: Second.self).move()
        )
      }
    }
    return reflected(intent)
  }

  @usableFromInline
  static func reflected<Intent, First, Second>(_ intent: Intent) -> (First, Second)? {
    guard let values = PayloadReflection.values(of: intent), values.count == 2,
      let one = values[0] as? First, let two = values[1] as? Second
    else { return nil }
    return (one, two)
  }
}
