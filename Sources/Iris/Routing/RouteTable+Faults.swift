// What is wrong with a table as it is declared, all of it at once.

extension RouteTable {
  /// Every mistake in the declarations of the table's routes; empty for a sound table.
  ///
  /// A router stops on these. They depend on nothing but the table, so a test can ask for them.
  public var faults: [RouteFault] {
    var faults: [RouteFault] = []
    for entry in entries { entry.shape.report(to: &faults, source: entry.source) }
    return faults + mountFaults
  }
}

extension RouteShape {
  /// Adds the faults of one shape.
  package func report(to faults: inout [RouteFault], source: SourcePlace) {
    func report(_ reason: RouteFault.Reason, _ value: String) {
      faults.append(RouteFault(reason, subject: pattern, value: value, source: source))
    }
    var sawRest = false
    var sawOptional = false
    for part in path {
      if sawRest { report(.afterRest, text(of: part)) }
      switch part {
      case .literal(let literal):
        if literal.isEmpty { report(.emptyLiteral, literal) }
        if SegmentText.isDot(literal) { report(.dotLiteral, literal) }
        if literal.utf8.contains(0) { report(.nulLiteral, literal) }
        if sawOptional { report(.afterOptional, text(of: part)) }
      case .slot(let number):
        switch slots[number].info.kind {
        case .optionalSegment: sawOptional = true
        case .rest:
          if sawOptional { report(.afterOptional, text(of: part)) }
          sawRest = true
        case .segment(let prefix, let suffix):
          if sawOptional { report(.afterOptional, text(of: part)) }
          if (prefix + suffix).utf8.contains(0) { report(.nulLiteral, prefix + suffix) }
          if (prefix + suffix).utf8.contains(UInt8(ascii: "/")) {
            report(.affixSlash, prefix.utf8.contains(UInt8(ascii: "/")) ? prefix : suffix)
          }
        case .item, .fragment, .mounted: break
        }
      }
    }
    if items.isEmpty && fragments.isEmpty { return }
    for text in fixedTexts where text.utf8.contains(0) { report(.nulLiteral, text) }
    var names: Set<[UInt8]> = []
    for name in itemNames {
      if name.isEmpty || name.utf8.contains(0) { report(.namelessItem, name) }
      if !names.insert(Array(name.utf8)).inserted { report(.duplicateItem, name) }
    }
    if fragments.count > 1 { report(.duplicateFragment, "#") }
  }

  /// The fixed values and fragments that a link of the shape must hold.
  private var fixedTexts: [String] {
    let values = items.compactMap { item in
      if case .fixed(_, let value) = item { value } else { nil }
    }
    let fragments = fragments.compactMap { fragment in
      if case .literal(let text) = fragment { text } else { nil }
    }
    return values + fragments
  }

  /// The names of the declared items, in order.
  package var itemNames: [String] {
    items.compactMap { item in
      switch item {
      case .fixed(let name, _): return name
      case .slot(let number):
        if case .item(let name, _) = slots[number].info.kind { return name }
        return nil
      }
    }
  }

  /// The faults of a shape that stands in front of a mounted table.
  package func mountFaults(source: SourcePlace) -> [RouteFault] {
    var isSound = items.isEmpty && fragments.isEmpty
    for slot in slots {
      if case .segment = slot.info.kind { continue }
      isSound = false
    }
    if isSound { return [] }
    return [RouteFault(.mountPrefix, subject: pattern, value: pattern, source: source)]
  }
}
