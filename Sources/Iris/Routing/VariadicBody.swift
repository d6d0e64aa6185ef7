/// Makes the typed half of a route that captures any number of values.
///
/// Up to six have ``FixedBody``, which is several times quicker: calling a closure of a pack goes by
/// way of the pack's metadata, even where the compiler knows every type in it.
final class VariadicBody<Intent: Equatable & Sendable, each Value: Sendable>: Sendable {
  private let embed: @Sendable (repeat each Value) -> Intent
  private let extract: (@Sendable (Intent) -> (repeat each Value)?)?
  private let slots: (repeat TypedSlot<each Value>)

  /// Makes it for a shape, or returns nil where that does not capture these values, which the
  /// builders rule out.
  init?(
    _ embed: @escaping @Sendable (repeat each Value) -> Intent,
    _ extract: (@Sendable (Intent) -> (repeat each Value)?)?,
    _ shape: RouteShape,
  ) {
    var number = 0
    func next<Element>(_ type: Element.Type) throws(RouteMiss) -> TypedSlot<Element> {
      defer { number += 1 }
      guard number < shape.slots.count, let slot = shape.slots[number] as? ValueSlot<Element> else {
        throw RouteMiss()
      }
      return TypedSlot(slot: slot, number: number, position: shape.position(of: number))
    }
    guard let slots = try? (repeat next((each Value).self)), number == shape.slots.count else {
      return nil
    }
    self.slots = slots
    self.embed = embed
    self.extract = extract
  }

  /// The route's typed half.
  var body: RouteBody<Intent> {
    RouteBody(
      read: { (bytes, segments, frame) throws(RouteMiss) in
        try self.read(bytes, segments, frame)
      },
      write: { (intent, writer, plans, plan) throws(WriteProblem) in
        try self.write(intent, &writer, plans, plan)
      },
      sample: { self.sample($0) },
      payload: { self.payload($0, $1) },
    )
  }

  private func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
  ) throws(RouteMiss) -> Intent {
    try embed(repeat (each slots).read(bytes, segments, frame))
  }

  private func write(
    _ intent: Intent,
    _ writer: inout LinkWriter,
    _ plans: PrintPlans,
    _ plan: Int,
  ) throws(WriteProblem) -> Bool {
    guard let values = values(of: intent, plans, plan), embed(repeat each values) == intent else {
      return false
    }
    try plans.run(plan, &writer) { (step, writer) throws(WriteProblem) in
      let number = plans.slot(at: step)
      repeat try (each slots).write(each values, ifNumber: number, to: &writer)
    }
    return true
  }

  private func payload(_ number: Int, _ declared: Any.Type?) -> EnumPayload? {
    guard extract == nil else { return nil }
    var types: [Any.Type] = []
    repeat types.append((each Value).self)
    return EnumPayload(of: number, declared, as: types)
  }

  private func values(
    of intent: Intent,
    _ plans: PrintPlans,
    _ plan: Int,
  ) -> (repeat each Value)? {
    if let extract { return extract(intent) }
    if plans.holdsPayload(of: intent, plan) {
      // Proof: the payload is these values, of these very types, and each is moved out once.
      return unsafe EnumPayload.project(intent) { start in
        var number = 0
        func next<Element>(_ type: Element.Type) -> Element {
          defer { number += 1 }
          let place = unsafe start + plans.offset(of: number, plan)
          return unsafe place.assumingMemoryBound(to: Element.self).move()
        }
        return (repeat next((each Value).self))
      }
    }
    guard let values = PayloadReflection.values(of: intent) else { return nil }
    var number = 0
    func next<Element>(_ type: Element.Type) throws(RouteMiss) -> Element {
      defer { number += 1 }
      guard number < values.count, let value = values[number] as? Element else {
        throw RouteMiss()
      }
      return value
    }
    guard let typed = try? (repeat next((each Value).self)), number == values.count else {
      return nil
    }
    return typed
  }

  private func sample(_ number: Int) -> Intent? {
    func next<Element>(_ slot: TypedSlot<Element>) throws(RouteMiss) -> Element {
      guard let value = slot.slot.sample(number) else { throw RouteMiss() }
      return value
    }
    return try? embed(repeat next(each slots))
  }
}

/// A slot with its number and its place in the path.
struct TypedSlot<Value: Sendable>: Sendable {
  let slot: ValueSlot<Value>
  let number: Int
  let position: Int

  func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
  ) throws(RouteMiss) -> Value {
    try slot.read(bytes, segments, frame, position)
  }

  func write(
    _ value: Value,
    ifNumber wanted: Int,
    to writer: inout LinkWriter,
  ) throws(WriteProblem) {
    if number == wanted { try slot.write(value, &writer) }
  }
}
