// Which routes might be shadowed: a link printed for one of these is read back before it is trusted.

extension RouteTrie {
  /// Whether some link that fits a shape's path might be read by an earlier route.
  ///
  /// The answer errs towards yes, which costs a read; a no is a proof. It looks at each node of the
  /// shape's own way for another way on that leads to an earlier route.
  ///
  /// - Complexity: O(*d*) in the segments of the shape.
  package func mayBeShadowed(_ shape: RouteShape, route: Int32) -> Bool {
    var number: Int32 = 0
    for (depth, part) in shape.path.enumerated() {
      let node = nodes[Int(number)]
      if isEarlier(node.rests, than: route) { return true }
      let capture = node.capture >= 0 ? nodes[Int(node.capture)].first : .max
      switch part {
      case .literal(let literal):
        if capture < route || node.firstAffix < route { return true }
        if depth == 0, LinkBytes.read(literal, hasHostTwin) { return true }
        let text = foldsCase ? ASCII.lowered(literal) : literal
        number = LinkBytes.read(text) { literalChild(of: node, $0) }
      case .slot(let slot):
        if node.firstLiteral < route { return true }
        switch shape.slots[slot].info.kind {
        case .segment(prefix: "", suffix: ""):
          if node.firstAffix < route { return true }
          number = node.capture
        case .segment(let prefix, let suffix):
          if capture < route || node.affixes.count > 1 { return true }
          number = affixChild(of: node, prefix, suffix)
        case .optionalSegment:
          if node.firstAffix < route || isEarlier(node.ends, than: route) { return true }
          number = node.capture
        case .rest: return node.first < route
        case .item, .fragment, .mounted: break
        }
      }
      guard number >= 0 else { return true }
    }
    let node = nodes[Int(number)]
    return isEarlier(node.ends, than: route) || isEarlier(node.rests, than: route)
  }

  private func isEarlier(_ slice: Slice, than route: Int32) -> Bool {
    slice.count > 0 && routes[Int(slice.start)] < route
  }

  private func affixChild(of node: Node, _ prefix: String, _ suffix: String) -> Int32 {
    for affix in node.affixes.range
    where affixes[affix].prefix.elementsEqual(prefix.utf8)
      && affixes[affix].suffix.elementsEqual(suffix.utf8)
    {
      return affixes[affix].child
    }
    return -1
  }
}
