/// The shapes of a table, compiled so that finding a route follows the link and not the table.
///
/// ```swift
/// let trie = RouteTrie(shapes, foldsCase: false)
/// trie.first(after: -1, bytes, segments, frame)   // the index of a route whose path fits
/// ```
///
/// Routes that begin alike share nodes. A literal child is found by hash, a capture has at most one
/// child, so a link of *d* segments visits at most min(2^*d*, nodes) of them, each no more than once
/// a search; in a table without overlaps that is *d*. The routes found come in declaration order,
/// whatever the shape of the tree.
package struct RouteTrie: Sendable {
  /// One point of the tree: what has been read so far is the same for every route below.
  struct Node: Sendable {
    /// Where the literal children stand, and how many places are theirs: a short list, or a hash
    /// table whose length is a power of two.
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

  /// A literal child, or an empty place of a hash table.
  struct Literal: Sendable {
    var hash: UInt32 = 0
    /// The child, or -1 for an empty place.
    var child: Int32 = -1
    var text = Slice()
  }

  /// A child behind a segment with fixed text around a value.
  struct Affix: Sendable {
    let prefix: [UInt8]
    let suffix: [UInt8]
    let child: Int32
  }

  /// Up to this many literal children are searched one by one.
  static let shortList = 4

  let nodes: [Node]
  let literals: [Literal]
  /// The root's literals without regard to case, for a custom scheme's host position.
  let hostLiterals: [Literal]
  let text: [UInt8]
  let affixes: [Affix]
  let routes: [Int32]
  let foldsCase: Bool

  /// The first route behind `floor`, in declaration order, whose path fits.
  ///
  /// - Returns: The route's index, or nil.
  @inline(__always)
  package func first(
    after floor: Int32,
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
  ) -> Int32? {
    var best = Int32.max
    search(0, frame.base, floor, bytes, segments, frame, &best)
    return best == .max ? nil : best
  }

  private func search(
    _ number: Int32,
    _ depth: Int,
    _ floor: Int32,
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    _ best: inout Int32,
  ) {
    let node = nodes[Int(number)]
    guard node.first < best, node.last > floor else { return }
    if node.rests.count > 0 { take(node.rests, floor, &best) }
    guard depth < frame.count else {
      if node.ends.count > 0 { take(node.ends, floor, &best) }
      return
    }
    let segment = segments[depth]
    if node.literals.count > 0 {
      if frame.firstIsHost && depth == 0 {
        searchHost(segment, floor, bytes, segments, frame, &best)
      } else {
        let child = literalChild(of: node, bytes.extracting(segment.range), segment.form)
        if child >= 0 { search(child, depth + 1, floor, bytes, segments, frame, &best) }
      }
    }
    for affix in node.affixes.range where isInside(affixes[affix], segment, bytes) {
      search(affixes[affix].child, depth + 1, floor, bytes, segments, frame, &best)
    }
    if node.capture >= 0 {
      search(node.capture, depth + 1, floor, bytes, segments, frame, &best)
    }
  }

  private func searchHost(
    _ segment: LinkSegment,
    _ floor: Int32,
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    _ best: inout Int32,
  ) {
    let span = bytes.extracting(segment.range)
    let mask = hostLiterals.count - 1
    let hash = SegmentHash.hash(span, segment.form, folds: true)
    var place = Int(hash) & mask
    while hostLiterals[place].child >= 0 {
      let literal = hostLiterals[place]
      let known = text.span.extracting(literal.text.range)
      if literal.hash == hash, SegmentHash.isSame(span, segment.form, folds: true, as: known) {
        search(literal.child, 1, floor, bytes, segments, frame, &best)
      }
      place = (place + 1) & mask
    }
  }

  @inline(__always)
  func literalChild(of node: Node, _ span: Span<UInt8>, _ form: EncodedForm) -> Int32 {
    let start = Int(node.literals.start)
    let count = Int(node.literals.count)
    if count <= Self.shortList {
      for place in start..<start + count {
        let known = text.span.extracting(literals[place].text.range)
        if SegmentHash.isSame(span, form, folds: foldsCase, as: known) {
          return literals[place].child
        }
      }
      return -1
    }
    let hash = SegmentHash.hash(span, form, folds: foldsCase)
    var offset = Int(hash) & (count - 1)
    while true {
      let literal = literals[start + offset]
      if literal.child < 0 { return -1 }
      if literal.hash == hash {
        let known = text.span.extracting(literal.text.range)
        if SegmentHash.isSame(span, form, folds: foldsCase, as: known) { return literal.child }
      }
      offset = (offset + 1) & (count - 1)
    }
  }

  private func isInside(_ affix: Affix, _ segment: LinkSegment, _ bytes: Span<UInt8>) -> Bool {
    Iris.Affix.inner(
      of: segment,
      in: bytes,
      prefix: affix.prefix.span,
      suffix: affix.suffix.span
    ) != nil
  }

  @inline(__always)
  private func take(_ slice: Slice, _ floor: Int32, _ best: inout Int32) {
    for place in slice.range where routes[place] > floor {
      best = min(best, routes[place])
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
    let span = bytes.extracting(segment.range)
    if node.literals.count > 0 {
      if frame.firstIsHost && depth == 0 {
        for literal in hostLiterals where literal.child >= 0 {
          let known = text.span.extracting(literal.text.range)
          if SegmentHash.isSame(span, segment.form, folds: true, as: known) {
            collect(literal.child, 1, bytes, segments, frame, &found)
          }
        }
      } else {
        let child = literalChild(of: node, span, segment.form)
        if child >= 0 { collect(child, depth + 1, bytes, segments, frame, &found) }
      }
    }
    for affix in node.affixes.range where isInside(affixes[affix], segment, bytes) {
      collect(affixes[affix].child, depth + 1, bytes, segments, frame, &found)
    }
    if node.capture >= 0 { collect(node.capture, depth + 1, bytes, segments, frame, &found) }
  }
}
