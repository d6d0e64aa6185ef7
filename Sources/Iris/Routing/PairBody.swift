/// What a route does that captures two values.
@usableFromInline
final class PairBody<Intent: Equatable & Sendable, First: Sendable, Second: Sendable>: Sendable {
  @usableFromInline let embed: @Sendable (First, Second) -> Intent
  @usableFromInline let extract: (@Sendable (Intent) -> (First, Second)?)?
  @usableFromInline let first: ValueSlot<First>
  @usableFromInline let second: ValueSlot<Second>
  @usableFromInline let positions: (first: Int, second: Int)

  /// Makes it for a shape, or returns nil where that does not capture these values, which the
  /// builders rule out.
  @inlinable
  init?(
    _ embed: @escaping @Sendable (First, Second) -> Intent,
    _ extract: (@Sendable (Intent) -> (First, Second)?)?,
    _ shape: RouteShape,
  ) {
    guard shape.slots.count == 2, let first = shape.slots[0] as? ValueSlot<First>,
      let second = shape.slots[1] as? ValueSlot<Second>
    else { return nil }
    self.embed = embed
    self.extract = extract
    self.first = first
    self.second = second
    positions = (shape.position(of: 0), shape.position(of: 1))
  }

  /// The route's typed half.
  @inlinable var body: RouteBody<Intent> {
    RouteBody(
      read: {
        [embed, first = first.read, second = second.read, positions] (bytes, segments, frame)
          throws(RouteMiss) in
        embed(
          try first(bytes, segments, frame, positions.first),
          try second(bytes, segments, frame, positions.second),
        )
      },
      write: { (intent, writer, plan) throws(WriteProblem) in
        try self.write(intent, &writer, plan)
      },
      sample: { self.sample($0) },
      payload: {
        self.extract == nil ? EnumPayload(of: $0, $1, as: [First.self, Second.self]) : nil
      },
    )
  }

  @inlinable
  func write(
    _ intent: Intent,
    _ writer: inout LinkWriter,
    _ plan: PrintPlan,
  ) throws(WriteProblem) -> Bool {
    guard let (one, two) = values(of: intent, plan.payload), embed(one, two) == intent else {
      return false
    }
    try plan.run(&writer) { (number, writer) throws(WriteProblem) in
      if number == 0 {
        try first.write(one, &writer)
      } else {
        try second.write(two, &writer)
      }
    }
    return true
  }

  @inlinable
  func values(of intent: Intent, _ payload: EnumPayload?) -> (First, Second)? {
    if let payload, payload.number == CaseIndex.number(of: intent) {
      // Proof: the payload is these two values, of these very types, and each is moved out once.
      return unsafe EnumPayload.project(intent) { start in
        unsafe (
          (start + payload.offsets[0]).assumingMemoryBound(to: First.self).move(),
          (start + payload.offsets[1]).assumingMemoryBound(to: Second.self).move()
        )
      }
    }
    if let extract { return extract(intent) }
    return reflected(intent)
  }

  @usableFromInline
  func reflected(_ intent: Intent) -> (First, Second)? {
    guard let values = PayloadReflection.values(of: intent), values.count == 2,
      let one = values[0] as? First, let two = values[1] as? Second
    else { return nil }
    return (one, two)
  }

  @usableFromInline
  func sample(_ number: Int) -> Intent? {
    guard let one = first.sample(number), let two = second.sample(number) else { return nil }
    return embed(one, two)
  }
}
