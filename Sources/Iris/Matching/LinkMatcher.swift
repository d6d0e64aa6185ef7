/// Finds the routes whose path a link fits: everything of reading that has nothing to do with types.
///
/// ```swift
/// try matcher.read(link) { (route, bytes, segments, frame) throws(RouteMiss) in
///   intent = try table.read(route, bytes, segments, frame)   // or throws, and the next one is asked
/// }
/// ```
///
/// - Complexity: O(*n*) in the link's bytes plus the nodes of the trie that fit. Where many routes of
///   one shape refuse a link, all of them are gathered once, so that the whole is bounded by the
///   table's size and the link's length.
@usableFromInline
package final class LinkMatcher: Sendable {
  /// Takes a link for a route, or passes it on to the next.
  @usableFromInline
  package typealias Reader =
    (Int, Span<UInt8>, Span<LinkSegment>, LinkFrame) throws(RouteMiss) -> Void

  package let scanner: LinkScanner
  package let trie: RouteTrie

  /// How many routes of a link are tried one by one before all of them are gathered.
  private static var patience: Int { 4 }

  package init(scanner: LinkScanner, trie: RouteTrie) {
    self.scanner = scanner
    self.trie = trie
  }

  /// Offers a link to the routes whose path it fits, in declaration order, until one takes it.
  @usableFromInline
  package func read(_ link: String, _ reader: Reader) throws(MissFailure) {
    try LinkRoom.lend { (room) throws(MissFailure) in
      guard room.take(link), let frame = try scanner.scan(&room) else {
        return try readSlowly(link, reader)
      }
      try room.withBytes { (bytes) throws(MissFailure) in
        try room.segments.withSpan { (segments) throws(MissFailure) in
          try read(bytes, segments, frame, reader)
        }
      }
    }
  }

  /// Offers a link to the routes that is long or oddly spelt.
  @inline(never)
  private func readSlowly(_ link: String, _ reader: Reader) throws(MissFailure) {
    try LinkBytes.read(link) { (bytes) throws(MissFailure) in try read(bytes, reader) }
  }

  /// Offers a link as bytes to the routes.
  package func read(_ bytes: Span<UInt8>, _ reader: Reader) throws(MissFailure) {
    try withScan(bytes) { (segments, frame) throws(MissFailure) in
      try read(bytes, segments, frame, reader)
    }
  }

  /// Offers a link that has been scanned to the routes.
  @inline(__always)
  package func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    _ reader: Reader,
  ) throws(MissFailure) {
    let candidate = trie.first(bytes, segments, frame)
    guard candidate.route >= 0 else { throw MissFailure(.noRoute) }
    do throws(RouteMiss) {
      try reader(Int(candidate.route), bytes, segments, frame)
    } catch {
      if candidate.isOnly { throw MissFailure(.noRoute) }
      try read(after: candidate.route, bytes, segments, frame, reader)
    }
  }

  /// Offers a link to the routes behind one that has refused it.
  @inline(never)
  private func read(
    after refused: Int32,
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    _ reader: Reader,
  ) throws(MissFailure) {
    var floor = refused
    for _ in 1..<Self.patience {
      let candidate = trie.first(after: floor, bytes, segments, frame)
      guard candidate >= 0 else { throw MissFailure(.noRoute) }
      do throws(RouteMiss) {
        return try reader(Int(candidate), bytes, segments, frame)
      } catch {
        floor = candidate
      }
    }
    for candidate in trie.all(after: floor, bytes, segments, frame) {
      do throws(RouteMiss) {
        return try reader(Int(candidate), bytes, segments, frame)
      } catch {
        continue
      }
    }
    throw MissFailure(.noRoute)
  }

  /// Scans a link and lends what was found.
  @inline(__always)
  package func withScan<Result>(
    _ bytes: Span<UInt8>,
    _ body: (Span<LinkSegment>, LinkFrame) throws(MissFailure) -> Result,
  ) throws(MissFailure) -> Result {
    try SegmentBuffer.withUsualRoom { (segments) throws(MissFailure) -> Result in
      var frame = LinkFrame(origin: 0, plusIsSpace: false)
      guard try scanner.scan(bytes, into: &segments, &frame) else {
        return try withLongScan(bytes, body)
      }
      return try segments.withSpan { (span) throws(MissFailure) in try body(span, frame) }
    }
  }

  /// Scans a link of many segments.
  private func withLongScan<Result>(
    _ bytes: Span<UInt8>,
    _ body: (Span<LinkSegment>, LinkFrame) throws(MissFailure) -> Result,
  ) throws(MissFailure) -> Result {
    // A link of n bytes has at most n segments, and the limits allow so many.
    let room = min(bytes.count, scanner.options.limits.segments) + 1
    return try SegmentBuffer.withRoom(for: room) { (segments) throws(MissFailure) -> Result in
      var frame = LinkFrame(origin: 0, plusIsSpace: false)
      guard try scanner.scan(bytes, into: &segments, &frame) else {
        throw MissFailure(.tooManySegments)
      }
      return try segments.withSpan { (span) throws(MissFailure) in try body(span, frame) }
    }
  }
}
