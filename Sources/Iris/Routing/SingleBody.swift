/// The body of a route that captures one value.
package final class SingleBody<Intent: Equatable & Sendable, Value: Sendable>: RouteBody<Intent>,
  @unchecked Sendable
{
  private let embed: Embed<Intent, Value>
  private let extract: Extract<Intent, Value>?
  private let slot: ValueSlot<Value>
  private let position: Int

  package init(
    _ embed: Embed<Intent, Value>,
    _ extract: Extract<Intent, Value>?,
    _ slot: ValueSlot<Value>,
    at position: Int,
  ) {
    self.embed = embed
    self.extract = extract
    self.slot = slot
    self.position = position
  }

  package override func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
  ) throws(RouteMiss) -> Intent {
    embed(try slot.read(bytes, segments, frame, at: position))
  }

  package override func write(
    _ intent: Intent,
    to writer: inout LinkWriter,
    by program: WriteProgram,
    _ payload: EnumPayload?,
  ) throws(WriteProblem) -> Bool {
    let value: Value
    do throws(RouteMiss) {
      value = try self.value(of: intent, payload)
    } catch {
      return false
    }
    guard embed(value) == intent else { return false }
    try program.run(&writer) { (_, writer) throws(WriteProblem) in
      try slot.write(value, to: &writer)
    }
    return true
  }

  package override var payloadTypes: [Any.Type]? { extract == nil ? [Value.self] : nil }

  private func value(of intent: Intent, _ payload: EnumPayload?) throws(RouteMiss) -> Value {
    if let payload, payload.number == CaseIndex.number(of: intent) {
      // Proof: the payload is this one value, of this very type, and is moved out once.
      return unsafe EnumPayload.project(intent) {
        unsafe $0.assumingMemoryBound(to: Value.self).move()
      }
    }
    if let extract {
      guard let value = extract(intent) else { throw RouteMiss() }
      return value
    }
    guard let value = PayloadReflection.value(of: intent, as: Value.self) else { throw RouteMiss() }
    return value
  }

  package override func sample(_ number: Int) -> Intent? { slot.sample(number).map { embed($0) } }
}
