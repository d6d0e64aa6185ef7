/// The shapes of a table, compiled so that finding a route follows the link and not the table.
///
/// ```swift
/// let trie = builder.trie()                       // of a RouteTrieBuilder
/// trie.first(bytes, segments, frame).route        // the index of a route whose path fits, or -1
/// ```
///
/// Routes that begin alike share nodes. A segment leads on to at most one literal child, found by
/// hash, one capture child, and those children with fixed text around a value that it fits. A search
/// visits each node at most once, since each has one way in: so a link of *d* segments costs at most
/// min((2 + *a*)^*d*, nodes) of them, *a* being the most children with fixed text of a node, and in a
/// table without overlaps *d* + 1. The routes found come in declaration order, whatever the shape of
/// the tree.
package final class RouteTrie: Sendable {
  /// One point of the tree: what has been read so far is the same for every route below.
  struct Node: Sendable {
    /// Where the hash table of the literal children stands, and its length: a power of two, or zero.
    var literals = Slice()
    /// Children that a segment with fixed text around a value leads to.
    var affixes = Slice()
    /// The child any segment leads to, or -1.
    var capture: Int32 = -1
    /// The routes that end here, in declaration order.
    var ends = Slice()
    /// The routes that take every segment from here on, in declaration order.
    var rests = Slice()
    /// The first and the last route at or below this node.
    var first = Int32.max
    var last: Int32 = -1
    /// The first route below a literal child, and below one with fixed text around a value.
    var firstLiteral = Int32.max
    var firstAffix = Int32.max
  }

  /// A run of places in one of the trie's arrays.
  struct Slice: Sendable {
    var start: Int32 = 0
    var count: Int32 = 0
    var range: Range<Int> { Int(start)..<Int(start + count) }
  }

  /// What the only way along a link needs to know of a node, in a third of the room.
  struct Step: Sendable {
    /// Where the node's literals begin, and the number of places less one; negative for none.
    var literals: Int32 = 0
    var mask: Int32 = -1
    /// The child any segment leads to, or -1.
    var capture: Int32 = -1
    /// The first route that ends here, or -1.
    var end: Int32 = -1
    /// Whether no other route ends here.
    var isOnlyEnd = true
    /// Whether more may lead on than literals and the capture.
    var isWide = false

    init(_ node: Node, _ routes: [Int32]) {
      literals = node.literals.start
      mask = node.literals.count - 1
      capture = node.capture
      if node.ends.count > 0 { end = routes[Int(node.ends.start)] }
      isOnlyEnd = node.ends.count <= 1
      isWide = node.rests.count > 0 || node.affixes.count > 0
    }
  }

  /// A literal child, or an empty place of a hash table.
  struct Literal: Sendable {
    /// The first eight bytes of its text, zeros behind.
    var text: UInt64 = 0
    var hash: UInt32 = 0
    /// The child, or -1 for an empty place.
    var child: Int32 = -1
    /// Where its text begins among the words, and the number of its bytes.
    var word: Int32 = 0
    var count: Int32 = 0
  }

  /// A child behind a segment with fixed text around a value.
  struct Affix: Sendable {
    let prefix: [UInt8]
    let suffix: [UInt8]
    let child: Int32
  }

  /// A route whose path fits a link.
  package struct Candidate {
    /// Its index, or -1 where no path fits.
    package let route: Int32
    /// Whether it is known that no other route's path fits.
    package let isOnly: Bool
  }

  /// What a search has found so far.
  struct Found {
    /// The first route that fits; the largest number for none.
    var first = Int32.max
    /// How many nodes have been visited.
    var visits: Int32 = 0
  }

  let nodes: [Node]
  private let steps: [Step]
  let literals: [Literal]
  /// The root's literals without regard to case, for a custom scheme's host position.
  let hostLiterals: [Literal]
  /// The text of the literals, eight bytes a word and each beginning a new one; in lower case where
  /// it is compared so.
  let words: [UInt64]
  let affixes: [Affix]
  let routes: [Int32]
  let foldsCase: Bool
  /// Whether two literals of the root might be one but for the case of their letters.
  private let mayHaveHostTwins: Bool

  init(
    nodes: [Node],
    literals: [Literal],
    hostLiterals: [Literal],
    words: [UInt64],
    affixes: [Affix],
    routes: [Int32],
    foldsCase: Bool,
    mayHaveHostTwins: Bool,
  ) {
    self.mayHaveHostTwins = mayHaveHostTwins
    self.nodes = nodes
    steps = nodes.map { Step($0, routes) }
    self.literals = literals
    self.hostLiterals = hostLiterals
    self.words = words
    self.affixes = affixes
    self.routes = routes
    self.foldsCase = foldsCase
  }

  /// The first route, in declaration order, whose path fits; -1 for none.
  ///
  /// As long as there is one way only, it is followed in a loop; where there are several, all of them
  /// are searched.
  package func first(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
  ) -> Candidate {
    var number: Int32 = 0
    var depth = frame.base
    if depth < frame.count && depth == 0 && frame.firstIsHost {
      number = onlyHostChild(bytes, segments[0])
      if number == Self.manyWays { return firstOfAll(bytes, segments, frame) }
      if number < 0 { return Candidate(route: -1, isOnly: true) }
      depth = 1
    }
    while true {
      let step = steps[Int(number)]
      if step.isWide { return firstOfAll(bytes, segments, frame) }
      guard depth < frame.count else { return Candidate(route: step.end, isOnly: step.isOnlyEnd) }
      let child =
        step.mask < 0 ? -1 : literalChild(step.literals, step.mask, bytes, segments[depth])
      if child < 0 {
        guard step.capture >= 0 else { return Candidate(route: -1, isOnly: true) }
        number = step.capture
      } else {
        if step.capture >= 0 { return firstOfAll(bytes, segments, frame) }
        number = child
      }
      depth &+= 1
    }
  }

  @inline(never)
  private func firstOfAll(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
  ) -> Candidate {
    Candidate(route: first(after: -1, bytes, segments, frame), isOnly: false)
  }

  /// What stands for the child where there may be several.
  private static var manyWays: Int32 { -2 }

  /// The child for a custom scheme's host position, -1 for none.
  @inline(__always)
  private func onlyHostChild(_ bytes: Span<UInt8>, _ segment: LinkSegment) -> Int32 {
    let root = steps[0]
    if root.isWide { return Self.manyWays }
    var next = root.capture
    forEachHostChild(bytes, segment) { next = next == -1 ? $0 : Self.manyWays }
    return next
  }

  /// Calls a closure with each child of the root for a custom scheme's host position: several
  /// literals may be one there but for their case.
  @inline(__always)
  private func forEachHostChild(
    _ bytes: Span<UInt8>,
    _ segment: LinkSegment,
    _ body: (Int32) -> Void,
  ) {
    let mask = hostLiterals.count &- 1
    var place = Int(segment.hash) & mask
    while true {
      let literal = hostLiterals[place]
      if literal.child < 0 { return }
      if literal.hash == segment.hash, isSame(bytes, segment, folds: true, as: literal) {
        body(literal.child)
      }
      place = (place &+ 1) & mask
    }
  }

  /// The first route behind `floor`, in declaration order, whose path fits; -1 for none.
  package func first(
    after floor: Int32,
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
  ) -> Int32 {
    var found = Found()
    search(0, frame.base, floor, bytes, segments, frame, &found)
    return found.first == .max ? -1 : found.first
  }

  /// How many nodes a search for the first route visits.
  package func visits(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
  ) -> Int {
    var found = Found()
    search(0, frame.base, -1, bytes, segments, frame, &found)
    return Int(found.visits)
  }

  /// The number of nodes.
  package var nodeCount: Int { nodes.count }

  /// Searches from a node on: along the only way there is in a loop, along any other by calling
  /// itself.
  private func search(
    _ start: Int32,
    _ startDepth: Int,
    _ floor: Int32,
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    _ found: inout Found,
  ) {
    var number = start
    var depth = startDepth
    while true {
      let node = nodes[Int(number)]
      found.visits &+= 1
      guard node.first < found.first, node.last > floor else { return }
      if node.rests.count > 0 { take(node.rests, floor, &found) }
      guard depth < frame.count else {
        if node.ends.count > 0 { take(node.ends, floor, &found) }
        return
      }
      let segment = segments[depth]
      var next: Int32 = -1
      if node.literals.count > 0 {
        if depth == 0 && frame.firstIsHost {
          next = hostChild(segment, floor, bytes, segments, frame, &found)
        } else {
          next = literalChild(of: node, bytes, segment)
        }
      }
      for affix in node.affixes.range where isInside(affixes[affix], segment, bytes) {
        if next >= 0 { search(next, depth + 1, floor, bytes, segments, frame, &found) }
        next = affixes[affix].child
      }
      if node.capture >= 0 {
        if next >= 0 { search(next, depth + 1, floor, bytes, segments, frame, &found) }
        next = node.capture
      }
      guard next >= 0 else { return }
      number = next
      depth += 1
    }
  }

  /// The child for a custom scheme's host position; where there are several, all but the last of
  /// them are searched here.
  @inline(__always)
  private func hostChild(
    _ segment: LinkSegment,
    _ floor: Int32,
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    _ found: inout Found,
  ) -> Int32 {
    var next: Int32 = -1
    forEachHostChild(bytes, segment) { child in
      if next >= 0 { search(next, 1, floor, bytes, segments, frame, &found) }
      next = child
    }
    return next
  }

  /// The literal child that a segment leads to, or -1.
  @inline(__always)
  private func literalChild(
    of node: Node,
    _ bytes: Span<UInt8>,
    _ segment: LinkSegment,
  ) -> Int32 {
    literalChild(node.literals.start, node.literals.count &- 1, bytes, segment)
  }

  /// The literal child that a segment leads to among those at a place, or -1.
  @inline(__always)
  private func literalChild(
    _ start: Int32,
    _ mask: Int32,
    _ bytes: Span<UInt8>,
    _ segment: LinkSegment,
  ) -> Int32 {
    var offset = Int32(bitPattern: segment.hash) & mask
    while true {
      let literal = literals[Int(start &+ offset)]
      if literal.child < 0 { return -1 }
      if literal.hash == segment.hash, isSame(bytes, segment, folds: foldsCase, as: literal) {
        return literal.child
      }
      offset = (offset &+ 1) & mask
    }
  }

  @inline(__always)
  private func isSame(
    _ bytes: Span<UInt8>,
    _ segment: LinkSegment,
    folds: Bool,
    as literal: Literal,
  ) -> Bool {
    if segment.hasEscapes { return isSameDecoded(bytes, segment, folds: folds, as: literal) }
    let count = Int(literal.count)
    guard Int(segment.end &- segment.start) == count else { return false }
    let start = Int(segment.start)
    let found = Word.first(count, of: bytes.word(at: start))
    if (folds ? Word.lowered(found) : found) != literal.text { return false }
    return count <= 8 || isSameBehind(bytes, start, count, folds: folds, as: literal)
  }

  /// Compares the bytes behind the first eight.
  @inline(never)
  private func isSameBehind(
    _ bytes: Span<UInt8>,
    _ start: Int,
    _ count: Int,
    folds: Bool,
    as literal: Literal,
  ) -> Bool {
    var place = Int(literal.word) &+ 1
    var index = 8
    while index < count {
      let found = Word.first(count &- index, of: bytes.word(at: start &+ index))
      if (folds ? Word.lowered(found) : found) != words[place] { return false }
      index &+= 8
      place &+= 1
    }
    return true
  }

  @inline(never)
  private func isSameDecoded(
    _ bytes: Span<UInt8>,
    _ segment: LinkSegment,
    folds: Bool,
    as literal: Literal,
  ) -> Bool {
    var index = 0
    var isSame = true
    PercentCoding.forEachByte(bytes.extracting(segment.range), segment.form) { byte in
      if isSame && index < literal.count {
        let known = Word.byte(index & 7, of: words[Int(literal.word) + index / 8])
        isSame = (folds ? ASCII.lowered(byte) : byte) == known
      }
      index += 1
    }
    return isSame && index == Int(literal.count)
  }

  /// The child of a declared literal, or -1.
  func literalChild(of node: Node, _ literal: Span<UInt8>) -> Int32 {
    let hash = SegmentHash.hash(literal, .plain, folds: foldsCase)
    let segment = LinkSegment(start: 0, end: literal.count, hash: hash, hasEscapes: false)
    return literalChild(of: node, literal, segment)
  }

  /// Whether another literal of the root is a declared one but for the case of its letters.
  func hasHostTwin(of literal: Span<UInt8>) -> Bool {
    mayHaveHostTwins && hostChildren(of: literal).count > 1
  }

  /// The children of the root whose literal is a declared one but for the case of its letters.
  func hostChildren(of literal: Span<UInt8>) -> [Int32] {
    let hash = SegmentHash.hash(literal, .plain, folds: true)
    let segment = LinkSegment(start: 0, end: literal.count, hash: hash, hasEscapes: false)
    var children: [Int32] = []
    forEachHostChild(literal, segment) { children.append($0) }
    return children
  }

  private func isInside(_ affix: Affix, _ segment: LinkSegment, _ bytes: Span<UInt8>) -> Bool {
    Iris.Affix.inner(
      of: segment,
      in: bytes,
      prefix: affix.prefix,
      suffix: affix.suffix
    ) != nil
  }

  @inline(__always)
  private func take(_ slice: Slice, _ floor: Int32, _ found: inout Found) {
    for place in slice.range where routes[place] > floor {
      found.first = min(found.first, routes[place])
      return
    }
  }

  /// Every route behind `floor` whose path fits, in declaration order.
  ///
  /// - Complexity: One visit of the nodes that fit, and a sort of what they hold.
  package func all(
    after floor: Int32,
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
  ) -> [Int32] {
    var found: [Int32] = []
    collect(0, frame.base, bytes, segments, frame, &found)
    return found.filter { $0 > floor }.sorted()
  }

  private func collect(
    _ number: Int32,
    _ depth: Int,
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    _ found: inout [Int32],
  ) {
    let node = nodes[Int(number)]
    found += routes[node.rests.range]
    guard depth < frame.count else {
      found += routes[node.ends.range]
      return
    }
    let segment = segments[depth]
    if node.literals.count > 0 {
      if frame.firstIsHost && depth == 0 {
        forEachHostChild(bytes, segment) { collect($0, 1, bytes, segments, frame, &found) }
      } else {
        let child = literalChild(of: node, bytes, segment)
        if child >= 0 { collect(child, depth + 1, bytes, segments, frame, &found) }
      }
    }
    for affix in node.affixes.range where isInside(affixes[affix], segment, bytes) {
      collect(affixes[affix].child, depth + 1, bytes, segments, frame, &found)
    }
    if node.capture >= 0 { collect(node.capture, depth + 1, bytes, segments, frame, &found) }
  }
}
