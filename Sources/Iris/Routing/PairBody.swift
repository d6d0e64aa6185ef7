/// The body of a route that captures two values.
package final class PairBody<Intent: Equatable & Sendable, First: Sendable, Second: Sendable>:
  RouteBody<Intent>, @unchecked Sendable
{
  private let embed: Embed<Intent, First, Second>
  private let extract: Extract<Intent, First, Second>?
  private let first: ValueSlot<First>
  private let second: ValueSlot<Second>
  private let positions: (first: Int, second: Int)

  package init(
    _ embed: Embed<Intent, First, Second>,
    _ extract: Extract<Intent, First, Second>?,
    _ first: ValueSlot<First>,
    _ second: ValueSlot<Second>,
    at positions: (first: Int, second: Int),
  ) {
    self.embed = embed
    self.extract = extract
    self.first = first
    self.second = second
    self.positions = positions
  }

  package override func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
  ) throws(RouteMiss) -> Intent {
    embed(
      try first.read(bytes, segments, frame, at: positions.first),
      try second.read(bytes, segments, frame, at: positions.second),
    )
  }

  package override func write(
    _ intent: Intent,
    to writer: inout LinkWriter,
    by program: WriteProgram,
    _ payload: EnumPayload?,
  ) throws(WriteProblem) -> Bool {
    guard let (one, two) = values(of: intent, payload), embed(one, two) == intent else {
      return false
    }
    try program.run(&writer) { (number, writer) throws(WriteProblem) in
      if number == 0 {
        try first.write(one, to: &writer)
      } else {
        try second.write(two, to: &writer)
      }
    }
    return true
  }

  package override var payloadTypes: [Any.Type]? {
    extract == nil ? [First.self, Second.self] : nil
  }

  private func values(of intent: Intent, _ payload: EnumPayload?) -> (First, Second)? {
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
    guard let values = PayloadReflection.values(of: intent), values.count == 2,
      let one = values[0] as? First, let two = values[1] as? Second
    else { return nil }
    return (one, two)
  }

  package override func sample(_ number: Int) -> Intent? {
    guard let one = first.sample(number), let two = second.sample(number) else { return nil }
    return embed(one, two)
  }
}
