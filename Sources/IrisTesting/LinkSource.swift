import Iris

/// Makes links of a table's routes, filled with what their slots say they read and with worse.
struct LinkSource<Intent: Equatable & Sendable> {
  /// A link that was made for a route.
  struct Sample {
    let route: Int
    let draft: LinkDraft
  }

  let table: CompiledTable<Intent>
  private var numbers: SeededNumbers
  private let known: [[[String]]]
  private var turn = 0
  private var hostileTurn = -1

  init(_ table: CompiledTable<Intent>, seed: UInt64) {
    self.table = table
    numbers = SeededNumbers(seed: seed)
    known = table.entries.map { entry in entry.shape.slots.map { SlotProbe.texts(of: $0) } }
  }

  /// The next link, for each route in turn.
  mutating func next() -> Sample {
    let route = turn % max(1, table.entries.count)
    turn += 1
    return Sample(route: route, draft: draft(of: route))
  }

  private mutating func draft(of route: Int) -> LinkDraft {
    let shape = table.entries[route].shape
    var draft = LinkDraft()
    for part in shape.path {
      switch part {
      case .literal(let text): draft.segments.append(text)
      case .slot(let slot): draft.segments += segments(of: slot, route, shape)
      }
    }
    for item in shape.items {
      switch item {
      case .fixed(let name, let value): draft.items.append(.init(name: name, value: value))
      case .slot(let slot): draft.items += items(of: slot, route, shape)
      }
    }
    for fragment in shape.fragments {
      switch fragment {
      case .literal(let text): draft.fragment = text
      case .slot(let slot):
        if case .fragment(isOptional: true) = shape.slots[slot].info.kind, numbers.once(in: 3) {
          continue
        }
        draft.fragment = text(of: slot, route, shape)
      }
    }
    return draft
  }

  private mutating func segments(of slot: Int, _ route: Int, _ shape: RouteShape) -> [String] {
    switch shape.slots[slot].info.kind {
    case .optionalSegment:
      return numbers.once(in: 3) ? [] : [text(of: slot, route, shape)]
    case .rest: return (0..<numbers.below(4)).map { _ in text(of: slot, route, shape) }
    default: return [text(of: slot, route, shape)]
    }
  }

  private mutating func items(
    of slot: Int,
    _ route: Int,
    _ shape: RouteShape,
  ) -> [LinkDraft.Item] {
    guard case .item(let name, let presence) = shape.slots[slot].info.kind else { return [] }
    switch presence {
    case .required, .fixed: return [.init(name: name, value: text(of: slot, route, shape))]
    case .optional, .defaulted:
      return numbers.once(in: 3) ? [] : [.init(name: name, value: text(of: slot, route, shape))]
    case .list:
      return (0..<numbers.below(4)).map { _ in
        .init(name: name, value: text(of: slot, route, shape))
      }
    case .flag: return numbers.once(in: 2) ? [] : [.init(name: name, value: nil)]
    }
  }

  /// A text the slot is known to read, or a hostile one that it reads too.
  private mutating func text(of slot: Int, _ route: Int, _ shape: RouteShape) -> String {
    let texts = known[route][slot]
    if numbers.once(in: 2) || texts.isEmpty {
      var (prefix, suffix) = ("", "")
      if case .segment(let before, let after) = shape.slots[slot].info.kind {
        (prefix, suffix) = (before, after)
      }
      for _ in 0..<4 {
        hostileTurn += 1
        let hostile = prefix + HostileText.next(hostileTurn, &numbers) + suffix
        if SlotProbe.reads(hostile, by: shape.slots[slot]) { return hostile }
      }
    }
    return numbers.pick(texts) ?? ""
  }
}
