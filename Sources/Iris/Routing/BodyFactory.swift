/// Makes the typed body of a route from what its block captured.
package enum BodyFactory {
  /// The body for these values: one of a fixed arity where there is one.
  ///
  /// The slots' types and the embedding's agree by construction; nil would mean that a pattern was
  /// put together by other means than the builders.
  package static func body<Intent: Equatable & Sendable, each Value: Sendable>(
    _ embed: Embed<Intent, repeat each Value>,
    _ extract: Extract<Intent, repeat each Value>?,
    _ shape: RouteShape,
  ) -> RouteBody<Intent>? {
    var types: [any Sendable.Type] = []
    repeat types.append((each Value).self)
    let positions = shape.positions
    guard types.count == shape.slots.count else { return nil }
    let erased = Erased<Intent>(embed: embed, extract: extract.map { $0 as Any })
    switch types.count {
    case 0: return constant(erased)
    case 1: return single(types[0], erased, shape.slots, positions)
    case 2: return pair(types[0], types[1], erased, shape.slots, positions)
    default: return VariadicBody(embed, extract, shape.slots, at: positions)
    }
  }

  /// An embedding and its inverse whose arity is only known at run time.
  private struct Erased<Intent> {
    let embed: Any
    let extract: Any?
  }

  private static func constant<Intent: Equatable & Sendable>(
    _ erased: Erased<Intent>,
  ) -> RouteBody<Intent>? {
    (erased.embed as? Embed<Intent>).map { ConstantBody($0) }
  }

  private static func single<Intent: Equatable & Sendable, Value: Sendable>(
    _ type: Value.Type,
    _ erased: Erased<Intent>,
    _ slots: [AnySlot],
    _ positions: [Int],
  ) -> RouteBody<Intent>? {
    guard let embed = erased.embed as? Embed<Intent, Value>,
      let slot = slots[0] as? ValueSlot<Value>
    else { return nil }
    let extract = erased.extract as? Extract<Intent, Value>
    return SingleBody(embed, extract, slot, at: positions[0])
  }

  private static func pair<Intent: Equatable & Sendable, First: Sendable, Second: Sendable>(
    _ first: First.Type,
    _ second: Second.Type,
    _ erased: Erased<Intent>,
    _ slots: [AnySlot],
    _ positions: [Int],
  ) -> RouteBody<Intent>? {
    guard let embed = erased.embed as? Embed<Intent, First, Second>,
      let one = slots[0] as? ValueSlot<First>, let two = slots[1] as? ValueSlot<Second>
    else { return nil }
    let extract = erased.extract as? Extract<Intent, First, Second>
    return PairBody(embed, extract, one, two, at: (positions[0], positions[1]))
  }
}
