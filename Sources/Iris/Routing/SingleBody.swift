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
  ) throws(WriteProblem) -> Bool {
    guard let value = value(of: intent), embed(value) == intent else { return false }
    try program.run(&writer) { (_, writer) throws(WriteProblem) in
      try slot.write(value, to: &writer)
    }
    return true
  }

  private func value(of intent: Intent) -> Value? {
    if let extract { return extract(intent) }
    return PayloadReflection.value(of: intent, as: Value.self)
  }

  package override func sample(_ number: Int) -> Intent? { slot.sample(number).map { embed($0) } }
}
