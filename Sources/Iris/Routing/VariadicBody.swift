/// The body of a route that captures any number of values.
///
/// Bodies of one and two values have types of their own, which are several times quicker.
package final class VariadicBody<Intent: Equatable & Sendable, each Value: Sendable>: RouteBody<
  Intent
>, @unchecked Sendable
{
  private let embed: Embed<Intent, repeat each Value>
  private let extract: Extract<Intent, repeat each Value>?
  private let slots: (repeat TypedSlot<each Value>)

  package init?(
    _ embed: Embed<Intent, repeat each Value>,
    _ extract: Extract<Intent, repeat each Value>?,
    _ slots: [AnySlot],
    at positions: [Int],
  ) {
    var number = 0
    func next<Element>(_ type: Element.Type) throws(RouteMiss) -> TypedSlot<Element> {
      defer { number += 1 }
      guard number < slots.count, let slot = slots[number] as? ValueSlot<Element> else {
        throw RouteMiss()
      }
      return TypedSlot(slot: slot, number: number, position: positions[number])
    }
    do throws(RouteMiss) {
      self.slots = try (repeat next((each Value).self))
    } catch {
      return nil
    }
    self.embed = embed
    self.extract = extract
  }

  package override func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
  ) throws(RouteMiss) -> Intent {
    try embed(repeat (each slots).read(bytes, segments, frame))
  }

  package override func write(
    _ intent: Intent,
    to writer: inout LinkWriter,
    by program: WriteProgram,
    _ payload: EnumPayload?,
  ) throws(WriteProblem) -> Bool {
    guard let values = values(of: intent, payload), embed(repeat each values) == intent else {
      return false
    }
    try program.run(&writer) { (number, writer) throws(WriteProblem) in
      repeat try (each slots).write(each values, ifNumber: number, to: &writer)
    }
    return true
  }

  package override var payloadTypes: [Any.Type]? {
    guard extract == nil else { return nil }
    var types: [Any.Type] = []
    repeat types.append((each Value).self)
    return types
  }

  private func values(of intent: Intent, _ payload: EnumPayload?) -> (repeat each Value)? {
    if let payload, payload.number == CaseIndex.number(of: intent) {
      // Proof: the payload is these values, of these very types, and each is moved out once.
      return unsafe EnumPayload.project(intent) { start in
        var number = 0
        func next<Element>(_ type: Element.Type) -> Element {
          defer { number += 1 }
          let place = unsafe start + payload.offsets[number]
          return unsafe place.assumingMemoryBound(to: Element.self).move()
        }
        return (repeat next((each Value).self))
      }
    }
    if let extract { return extract(intent) }
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

  package override func sample(_ number: Int) -> Intent? {
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
    try slot.read(bytes, segments, frame, at: position)
  }

  func write(
    _ value: Value,
    ifNumber wanted: Int,
    to writer: inout LinkWriter,
  ) throws(WriteProblem) {
    if number == wanted { try slot.write(value, to: &writer) }
  }
}
