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
    var literals = List()
    var affixes: [RouteTrie.Affix] = []
    var capture: Int32 = -1
    var ends = List()
    var rests = List()
    /// The node it is a literal child of.
    var parent: Int32 = -1
  }

  /// The ends of a chain through one of the arrays below, in which all nodes' lists are kept.
  private struct List {
    var first: Int32 = -1
    var last: Int32 = -1
    var count: Int32 = 0

    mutating func append(_ place: Int32) {
      if first < 0 { first = place }
      last = place
      count += 1
    }
  }

  /// A literal child, where its text stands, and the next one of its parent.
  private struct Literal {
    let start: Int
    let end: Int
    let child: Int32
    var next: Int32 = -1
  }

  /// A route that ends at a node, and the next one.
  private struct End {
    let route: Int32
    var next: Int32 = -1
  }

  private var nodes = [Node()]
  private var literals: [Literal] = []
  private var ends: [End] = []
  /// Where each literal child stands in `literals`, by node and hash.
  private var children: [UInt64: Int32] = [:]
  private var text: [UInt8] = []
  private var count: Int32 = 0
  /// The hashes of the root's literals without regard to case.
  private var hostHashes: Set<UInt32> = []
  private var mayHaveHostTwins = false
  private let foldsCase: Bool

  package init(foldsCase: Bool) { self.foldsCase = foldsCase }

  /// Makes room for so many shapes.
  package mutating func reserveCapacity(_ count: Int) {
    nodes.reserveCapacity(count * 2)
    ends.reserveCapacity(count)
    literals.reserveCapacity(count)
    children.reserveCapacity(count)
  }

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
          Self.append(route, to: &nodes[Int(node)].ends, &ends)
          node = captureChild(of: node)
        case .rest:
          Self.append(route, to: &nodes[Int(node)].rests, &ends)
          return
        case .item, .fragment, .mounted: break
        }
      }
    }
    Self.append(route, to: &nodes[Int(node)].ends, &ends)
  }

  /// Adds a route to a list of those that end at a node.
  private static func append(_ route: Int32, to list: inout List, _ ends: inout [End]) {
    let place = Int32(truncatingIfNeeded: ends.count)
    ends.append(End(route: route))
    if list.last >= 0 { ends[Int(list.last)].next = place }
    list.append(place)
  }

  private mutating func addNode() -> Int32 {
    nodes.append(Node())
    return Int32(truncatingIfNeeded: nodes.count - 1)
  }

  private mutating func literalChild(of node: Int32, _ literal: String) -> Int32 {
    let start = text.count
    text.append(contentsOf: literal.utf8)
    if foldsCase { for index in start..<text.count { text[index] = ASCII.lowered(text[index]) } }
    let hash = SegmentHash.hash(text.span.extracting(start..<text.count), .plain, folds: false)
    var key = UInt64(UInt32(bitPattern: node)) << 32 | UInt64(hash)
    while let place = children[key] {
      let known = literals[Int(place)]
      if nodes[Int(known.child)].parent == node, isSame(known.start..<known.end, start..<text.count)
      {
        text.removeLast(text.count - start)
        return known.child
      }
      key &+= 0x9E37_79B9_7F4A_7C15
    }
    let child = addNode()
    nodes[Int(child)].parent = node
    let place = Int32(truncatingIfNeeded: literals.count)
    literals.append(Literal(start: start, end: text.count, child: child))
    children[key] = place
    let last = nodes[Int(node)].literals.last
    if last >= 0 { literals[Int(last)].next = place }
    nodes[Int(node)].literals.append(place)
    if node == 0 && !hostHashes.insert(foldedHash(start..<text.count)).inserted {
      mayHaveHostTwins = true
    }
    return child
  }

  private func foldedHash(_ range: Range<Int>) -> UInt32 {
    SegmentHash.hash(text.span.extracting(range), .plain, folds: true)
  }

  private func isSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    let text = text.span
    return SegmentHash.isSame(
      text.extracting(one),
      .plain,
      folds: false,
      as: text.extracting(other)
    )
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
    literals.reserveCapacity(self.literals.count * 4)
    var affixes: [RouteTrie.Affix] = []
    var routes: [Int32] = []
    routes.reserveCapacity(ends.count)
    var words: [UInt64] = []
    words.reserveCapacity(text.count / 4)
    for node in nodes {
      var result = RouteTrie.Node()
      result.literals = place(node.literals, &literals, &words, folds: foldsCase)
      result.affixes = slice(affixes.count, node.affixes.count)
      affixes += node.affixes
      result.capture = node.capture
      result.ends = place(node.ends, &routes)
      result.rests = place(node.rests, &routes)
      compiled.append(result)
    }
    var host: [RouteTrie.Literal] = []
    _ = place(nodes[0].literals, &host, &words, folds: true)
    if host.isEmpty { host = [RouteTrie.Literal()] }
    summarise(&compiled, routes)
    return RouteTrie(
      nodes: compiled,
      literals: literals,
      hostLiterals: host,
      words: words,
      affixes: affixes,
      routes: routes,
      foldsCase: foldsCase,
      mayHaveHostTwins: mayHaveHostTwins,
    )
  }

  private func slice(_ start: Int, _ count: Int) -> RouteTrie.Slice {
    RouteTrie.Slice(
      start: Int32(truncatingIfNeeded: start),
      count: Int32(truncatingIfNeeded: count)
    )
  }

  /// Lays the routes of a list out, in declaration order.
  private func place(_ list: List, _ routes: inout [Int32]) -> RouteTrie.Slice {
    let start = routes.count
    var next = list.first
    while next >= 0 {
      routes.append(ends[Int(next)].route)
      next = ends[Int(next)].next
    }
    return slice(start, Int(list.count))
  }

  /// Lays a node's literals out as a hash table, at most half full, of a length that is a power of two.
  private func place(
    _ list: List,
    _ literals: inout [RouteTrie.Literal],
    _ words: inout [UInt64],
    folds: Bool,
  ) -> RouteTrie.Slice {
    let start = literals.count
    if list.count == 0 { return slice(start, 0) }
    var size = 2
    while size < list.count * 2 { size *= 2 }
    for _ in 0..<size { literals.append(RouteTrie.Literal()) }
    var next = list.first
    while next >= 0 {
      let entry = self.literals[Int(next)]
      next = entry.next
      let bytes = text.span.extracting(entry.start..<entry.end)
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
  private func summarise(_ compiled: inout [RouteTrie.Node], _ routes: [Int32]) {
    for index in nodes.indices.reversed() {
      var result = compiled[index]
      for slice in [result.ends, result.rests] where slice.count > 0 {
        result.first = min(result.first, routes[slice.range.lowerBound])
        result.last = max(result.last, routes[slice.range.upperBound - 1])
      }
      func include(_ number: Int32) -> Int32 {
        let child = compiled[Int(number)]
        result.first = min(result.first, child.first)
        result.last = max(result.last, child.last)
        return child.first
      }
      var next = nodes[index].literals.first
      while next >= 0 {
        result.firstLiteral = min(result.firstLiteral, include(literals[Int(next)].child))
        next = literals[Int(next)].next
      }
      for affix in nodes[index].affixes {
        result.firstAffix = min(result.firstAffix, include(affix.child))
      }
      if result.capture >= 0 { _ = include(result.capture) }
      compiled[index] = result
    }
  }
}
