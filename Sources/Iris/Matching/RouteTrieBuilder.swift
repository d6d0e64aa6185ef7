/// Compiles the shapes of a table into a trie.
///
/// ```swift
/// var builder = RouteTrieBuilder(foldsCase: false)
/// for shape in shapes { builder.insert(shape) }
/// let trie = builder.trie()
/// ```
///
/// - Complexity: Linear in the segments of all shapes.
package struct RouteTrieBuilder {
  private struct Node {
    var literals: [(bytes: Range<Int>, child: Int32)] = []
    var affixes: [RouteTrie.Affix] = []
    var capture: Int32 = -1
    var ends: [Int32] = []
    var rests: [Int32] = []
    /// The node it is a literal child of.
    var parent: Int32 = -1
  }

  /// A literal child, and where its text stands.
  private struct Child {
    let node: Int32
    let bytes: Range<Int>
  }

  private var nodes = [Node()]
  /// The literal children of all nodes, by node and hash.
  private var children: [UInt64: Child] = [:]
  private var text: [UInt8] = []
  private var count: Int32 = 0
  private let foldsCase: Bool

  package init(foldsCase: Bool) { self.foldsCase = foldsCase }

  /// Adds the next shape, in declaration order.
  package mutating func insert(_ shape: RouteShape) {
    let route = count
    count += 1
    var node: Int32 = 0
    for part in shape.path {
      switch part {
      case .literal(let literal): node = literalChild(of: node, literal)
      case .slot(let number):
        switch shape.slots[number].info.kind {
        case .segment(prefix: "", suffix: ""): node = captureChild(of: node)
        case .segment(let prefix, let suffix): node = affixChild(of: node, prefix, suffix)
        case .optionalSegment:
          nodes[Int(node)].ends.append(route)
          node = captureChild(of: node)
        case .rest:
          nodes[Int(node)].rests.append(route)
          return
        case .item, .fragment, .mounted: break
        }
      }
    }
    nodes[Int(node)].ends.append(route)
  }

  private mutating func addNode() -> Int32 {
    nodes.append(Node())
    return Int32(truncatingIfNeeded: nodes.count - 1)
  }

  private mutating func literalChild(of node: Int32, _ literal: String) -> Int32 {
    let start = text.count
    for byte in literal.utf8 { text.append(foldsCase ? ASCII.lowered(byte) : byte) }
    let bytes = start..<text.count
    let hash = SegmentHash.hash(text.span.extracting(bytes), .plain, folds: false)
    var key = UInt64(UInt32(bitPattern: node)) << 32 | UInt64(hash)
    while let known = children[key] {
      if text[known.bytes].elementsEqual(text[bytes]) && nodes[Int(known.node)].parent == node {
        text.removeLast(bytes.count)
        return known.node
      }
      key &+= 0x9E37_79B9_7F4A_7C15
    }
    let child = addNode()
    nodes[Int(child)].parent = node
    children[key] = Child(node: child, bytes: bytes)
    nodes[Int(node)].literals.append((bytes, child))
    return child
  }

  private mutating func captureChild(of node: Int32) -> Int32 {
    if nodes[Int(node)].capture >= 0 { return nodes[Int(node)].capture }
    let child = addNode()
    nodes[Int(node)].capture = child
    return child
  }

  private mutating func affixChild(of node: Int32, _ prefix: String, _ suffix: String) -> Int32 {
    let prefix = Array(prefix.utf8)
    let suffix = Array(suffix.utf8)
    let known = nodes[Int(node)].affixes.first { $0.prefix == prefix && $0.suffix == suffix }
    if let known { return known.child }
    let child = addNode()
    let affix = RouteTrie.Affix(prefix: prefix, suffix: suffix, child: child)
    nodes[Int(node)].affixes.append(affix)
    return child
  }

  /// The finished trie.
  package func trie() -> RouteTrie {
    var compiled: [RouteTrie.Node] = []
    compiled.reserveCapacity(nodes.count)
    var literals: [RouteTrie.Literal] = []
    var affixes: [RouteTrie.Affix] = []
    var routes: [Int32] = []
    var words: [UInt64] = []
    for node in nodes {
      var result = RouteTrie.Node()
      result.literals = place(
        node.literals,
        &literals,
        &words,
        folds: foldsCase
      )
      result.affixes = slice(affixes.count, node.affixes.count)
      affixes += node.affixes
      result.capture = node.capture
      result.ends = slice(routes.count, node.ends.count)
      routes += node.ends
      result.rests = slice(routes.count, node.rests.count)
      routes += node.rests
      compiled.append(result)
    }
    var host: [RouteTrie.Literal] = []
    _ = place(nodes[0].literals, &host, &words, folds: true)
    if host.isEmpty { host = [RouteTrie.Literal()] }
    summarise(&compiled)
    return RouteTrie(
      nodes: compiled,
      literals: literals,
      hostLiterals: host,
      words: words,
      affixes: affixes,
      routes: routes,
      foldsCase: foldsCase,
    )
  }

  private func slice(_ start: Int, _ count: Int) -> RouteTrie.Slice {
    RouteTrie.Slice(
      start: Int32(truncatingIfNeeded: start),
      count: Int32(truncatingIfNeeded: count)
    )
  }

  /// Lays a node's literals out as a hash table, at most half full, of a length that is a power of two.
  private func place(
    _ children: [(bytes: Range<Int>, child: Int32)],
    _ literals: inout [RouteTrie.Literal],
    _ words: inout [UInt64],
    folds: Bool,
  ) -> RouteTrie.Slice {
    let start = literals.count
    if children.isEmpty { return slice(start, 0) }
    var size = 2
    while size < children.count * 2 { size *= 2 }
    literals += Array(repeating: RouteTrie.Literal(), count: size)
    for entry in children {
      let bytes = text.span.extracting(entry.bytes)
      let hash = SegmentHash.hash(bytes, .plain, folds: folds)
      var offset = Int(hash) & (size - 1)
      while literals[start + offset].child >= 0 { offset = (offset + 1) & (size - 1) }
      let first = Word.first(bytes.count, of: bytes.word(at: 0))
      literals[start + offset] = RouteTrie.Literal(
        text: folds ? Word.lowered(first) : first,
        hash: hash,
        child: entry.child,
        word: Int32(truncatingIfNeeded: words.count),
        count: Int32(truncatingIfNeeded: bytes.count),
      )
      bytes.append(to: &words, folds: folds)
    }
    return slice(start, size)
  }

  /// Notes for every node which routes are below it; children always follow their parents.
  private func summarise(_ compiled: inout [RouteTrie.Node]) {
    for index in nodes.indices.reversed() {
      let node = nodes[index]
      var result = compiled[index]
      for route in [node.ends.first, node.rests.first].compactMap(\.self) {
        result.first = min(result.first, route)
      }
      for route in [node.ends.last, node.rests.last].compactMap(\.self) {
        result.last = max(result.last, route)
      }
      func include(_ child: Int32) -> Int32 {
        let child = compiled[Int(child)]
        result.first = min(result.first, child.first)
        result.last = max(result.last, child.last)
        return child.first
      }
      for literal in node.literals {
        result.firstLiteral = min(result.firstLiteral, include(literal.child))
      }
      for affix in node.affixes {
        result.firstAffix = min(result.firstAffix, include(affix.child))
      }
      if node.capture >= 0 { _ = include(node.capture) }
      compiled[index] = result
    }
  }
}
