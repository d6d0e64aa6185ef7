// Whether links of one shape still read under another.

extension ContractShape {
  /// What stands between a released shape and one that should still read its links.
  enum Difference: Hashable {
    /// The paths have nothing to do with each other.
    case otherPath
    /// A place takes less than it did.
    case narrower(String, now: String)
    /// An item is demanded that was not.
    case demands(String)
    /// An item is no longer looked at.
    case drops(String)
    /// An absent item stands for another value.
    case otherDefault(String, was: String, now: String)
  }

  /// The differences that a link of `released` would feel, none where all of them still read alike.
  func differences(from released: ContractShape) -> [Difference] {
    guard let narrowed = Self.narrowings(of: released.path[...], by: path[...]) else {
      return [.otherPath]
    }
    var differences = narrowed
    for item in items {
      let old = released.items.first { $0.name == item.name }
      if old == nil, item.part.isDemanding { differences.append(.demands(item.name)) }
    }
    for old in released.items {
      guard let item = items.first(where: { $0.name == old.name }) else {
        differences.append(.drops(old.name))
        continue
      }
      if case .slot(_, let oldSlot, _) = old.part, case .slot(_, let slot, _) = item.part,
        let was = oldSlot.fallback, let now = slot.fallback, was != now
      {
        differences.append(.otherDefault(old.name, was: was, now: now))
      }
      if !item.part.covers(old.part) {
        differences.append(.narrower("\(old.name)=\(old.part.text)", now: item.part.text))
      }
    }
    switch (released.fragment, fragment) {
    case (nil, let now?) where now.isDemanding: differences.append(.demands("#"))
    case (.some, nil): differences.append(.drops("#"))
    case (let was?, let now?) where !now.covers(was):
      differences.append(.narrower("#" + was.text, now: now.text))
    default: break
    }
    return differences
  }

  /// Nil where the fixed texts differ, so that no link is common.
  private static func narrowings(
    of released: ArraySlice<Part>,
    by current: ArraySlice<Part>,
  ) -> [Difference]? {
    if current.first == .rest { return [] }
    guard let was = released.first else {
      return current.allSatisfy { !$0.isDemanding } ? [] : nil
    }
    guard let now = current.first,
      let rest = narrowings(of: released.dropFirst(), by: current.dropFirst())
    else { return nil }
    if now.covers(was) { return rest }
    if case .literal = was, case .literal = now { return nil }
    return [.narrower(was.text, now: now.text)] + rest
  }
}

extension ContractShape.Part {
  fileprivate var isDemanding: Bool {
    switch self {
    case .literal: true
    case .rest: false
    case .slot(_, let slot, _): slot.presence == .required
    }
  }

  fileprivate func covers(_ released: Self) -> Bool {
    switch (self, released) {
    case (.rest, _): true
    case (.slot(let prefix, let slot, let suffix), .slot(let oldPrefix, let old, let oldSuffix)):
      oldPrefix.hasPrefix(prefix) && oldSuffix.hasSuffix(suffix) && slot.covers(old)
        && (slot.kind == .text || prefix == oldPrefix && suffix == oldSuffix)
    case (.slot(let prefix, let slot, let suffix), .literal(let text)):
      text.hasPrefix(prefix) && text.hasSuffix(suffix)
        && text.count > prefix.count + suffix.count
        && slot.kind.covers(.choices([String(text.dropFirst(prefix.count).dropLast(suffix.count))]))
    default: self == released
    }
  }
}

extension ContractShape.Slot {
  fileprivate var fallback: String? {
    if case .defaulted(let text) = presence { text } else { nil }
  }

  fileprivate func covers(_ released: Self) -> Bool {
    let mayBeAbsent = presence != .required || released.presence == .required
    return mayBeAbsent && kind.covers(released.kind)
  }
}

extension ContractShape.Slot.Kind {
  fileprivate func covers(_ released: Self) -> Bool {
    switch (self, released) {
    case (.text, _), (.flag, _): true
    case (.choices(let values), .choices(let old)): old.allSatisfy(values.contains)
    case (.integer, .choices(let old)):
      old.allSatisfy { Int($0) != nil }
    default: self == released
    }
  }
}
