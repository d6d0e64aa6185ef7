// Which routes' paths meet: what a table's tools compare, instead of every pair.

extension RouteTrie {
  /// The routes before one whose paths some link may fit as well as its own, in declaration order.
  ///
  /// Literals are compared, captures are taken for all texts; whether a link fits both is for the
  /// caller to find out.
  ///
  /// - Complexity: Each node is visited at most once: O(*d*) for a shape of literals, and for one
  ///   with captures as many nodes as begin like it.
  package func meeting(_ shape: RouteShape, before route: Int32, foldsHost: Bool) -> [Int32] {
    var search = Meeting(trie: self, shape: shape, route: route, foldsHost: foldsHost)
    search.visit(0, 0)
    return Set(search.found).sorted()
  }

  private struct Meeting {
    let trie: RouteTrie
    let shape: RouteShape
    let route: Int32
    let foldsHost: Bool
    var found: [Int32] = []

    /// Visits a node that the shape's first parts lead to.
    mutating func visit(_ number: Int32, _ position: Int) {
      guard number >= 0 else { return }
      let node = trie.nodes[Int(number)]
      guard node.first < route else { return }
      take(node.rests)
      if mayEnd(at: position) { take(node.ends) }
      guard position < shape.path.count else { return }
      switch shape.path[position] {
      case .literal(let literal): visitChildren(of: node, literal, position)
      case .slot(let slot):
        if case .rest = shape.slots[slot].info.kind {
          visitAll(of: node, position)
        } else {
          visitAll(of: node, position + 1)
        }
      }
    }

    private mutating func visitAll(of node: Node, _ position: Int) {
      let trie = trie
      for place in node.literals.range where trie.literals[place].child >= 0 {
        visit(trie.literals[place].child, position)
      }
      for affix in node.affixes.range { visit(trie.affixes[affix].child, position) }
      visit(node.capture, position)
    }

    private mutating func visitChildren(of node: Node, _ literal: String, _ position: Int) {
      let trie = trie
      let bytes = Array(literal.utf8)
      if position == 0, foldsHost {
        for child in trie.hostChildren(of: bytes.span) { visit(child, 1) }
      } else if node.literals.count > 0 {
        let text = trie.foldsCase ? bytes.map(ASCII.lowered) : bytes
        visit(trie.literalChild(of: node, text.span), position + 1)
      }
      for place in node.affixes.range {
        let affix = trie.affixes[place]
        if bytes.count > affix.prefix.count + affix.suffix.count,
          bytes.starts(with: affix.prefix), bytes.reversed().starts(with: affix.suffix.reversed())
        {
          visit(affix.child, position + 1)
        }
      }
      visit(node.capture, position + 1)
    }

    private mutating func take(_ slice: Slice) {
      for place in slice.range where trie.routes[place] < route { found.append(trie.routes[place]) }
    }

    /// Whether a link of the shape may end before a part.
    private func mayEnd(at position: Int) -> Bool {
      guard position < shape.path.count else { return true }
      guard case .slot(let slot) = shape.path[position] else { return false }
      switch shape.slots[slot].info.kind {
      case .optionalSegment, .rest: return true
      default: return false
      }
    }
  }
}
