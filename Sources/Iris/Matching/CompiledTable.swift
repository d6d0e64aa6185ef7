/// A table and its origins, compiled: what a router is made of.
///
/// Reading scans the link once, asks the trie for routes whose path fits, in declaration order, and
/// takes the first whose captures convert. Printing finds the route by the intent's case, writes it,
/// and reads it back where an earlier route might claim the link.
///
/// - Complexity: Reading is O(*n*) in the link's bytes plus the nodes of the trie that fit. Where
///   many routes of one shape refuse a link, all of them are gathered once, so that the whole is
///   bounded by the table's size and the link's length.
package final class CompiledTable<Intent: Equatable & Sendable>: Sendable {
  package let entries: [RouteEntry<Intent>]
  package let origins: [Origin]
  package let scanner: LinkScanner
  package let trie: RouteTrie
  package let compiledOrigins: [CompiledOrigin]
  private let readers: RouteReaders<Intent>
  private let dispatch: PrintDispatch<Intent>
  private let mayBeShadowed: [Bool]

  /// How many routes of a link are tried one by one before all of them are gathered.
  private static var patience: Int { 4 }

  package init(
    _ table: RouteTable<Intent>,
    origins: [Origin],
    compiled: [CompiledOrigin],
    options: RoutingOptions,
  ) {
    entries = table.entries
    readers = RouteReaders(table.entries)
    self.origins = origins
    compiledOrigins = compiled
    scanner = LinkScanner(origins: compiled, options: options)
    var builder = RouteTrieBuilder(foldsCase: options.literalCase == .insensitive)
    for entry in table.entries { builder.insert(entry.shape) }
    let trie = builder.trie()
    self.trie = trie
    dispatch = PrintDispatch(table.printers)
    let originsMayMeet = compiled.contains { $0.baseCount > 0 }
    var mayBeShadowed: [Bool] = []
    for entry in table.entries {
      let route = Int32(truncatingIfNeeded: mayBeShadowed.count)
      mayBeShadowed.append(originsMayMeet || trie.mayBeShadowed(entry.shape, route: route))
    }
    self.mayBeShadowed = mayBeShadowed
  }

  // MARK: Reading

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

  /// Reads a link.
  ///
  /// - Returns: The intent and, in `route`, the index of the entry that read it.
  package func read(_ bytes: Span<UInt8>, route: inout Int) throws(MissFailure) -> Intent {
    try withScan(bytes) { (segments, frame) throws(MissFailure) in
      try read(bytes, segments, frame, route: &route)
    }
  }

  /// Reads a link that has been scanned.
  @inline(__always)
  package func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    route: inout Int,
  ) throws(MissFailure) -> Intent {
    let candidate = trie.first(after: -1, bytes, segments, frame)
    guard candidate >= 0 else { throw MissFailure(.noRoute) }
    route = Int(candidate)
    do throws(RouteMiss) {
      return try readers.read(Int(candidate), bytes, segments, frame)
    } catch {
      return try read(after: candidate, bytes, segments, frame, route: &route)
    }
  }

  /// Reads a link that the first routes whose path fits have refused.
  @inline(never)
  private func read(
    after refused: Int32,
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    route: inout Int,
  ) throws(MissFailure) -> Intent {
    var floor = refused
    for _ in 1..<Self.patience {
      let candidate = trie.first(after: floor, bytes, segments, frame)
      guard candidate >= 0 else { throw MissFailure(.noRoute) }
      route = Int(candidate)
      do throws(RouteMiss) {
        return try readers.read(Int(candidate), bytes, segments, frame)
      } catch {
        floor = candidate
      }
    }
    for candidate in trie.all(after: floor, bytes, segments, frame) {
      route = Int(candidate)
      do throws(RouteMiss) {
        return try readers.read(Int(candidate), bytes, segments, frame)
      } catch {
        continue
      }
    }
    throw MissFailure(.noRoute)
  }

  // MARK: Printing

  /// Writes an intent as the text of a link of an origin.
  package func text(
    of intent: Intent,
    origin: Int,
    redacts: Bool = false,
  ) throws(RouteError) -> String {
    let prefix = compiledOrigins[origin]
    var writer = LinkWriter(
      origin: prefix.printedPrefix,
      foldsHost: prefix.foldsHost,
      redacts: redacts
    )
    do throws(WriteProblem) {
      try dispatch.write(intent, to: &writer)
    } catch {
      throw routeError(error)
    }
    if !redacts { try check(intent, &writer, prefix.baseCount) }
    return writer.text
  }

  /// Refuses a link that is too large, or that another route would read.
  private func check(
    _ intent: Intent,
    _ writer: inout LinkWriter,
    _ baseCount: Int,
  ) throws(RouteError) {
    let limits = scanner.options.limits
    if writer.bytes.count > limits.length || writer.itemCount > limits.items
      || writer.segmentCount + baseCount > limits.segments
    {
      throw RouteError(
        .tooLong,
        route: pattern(writer.route),
        place: nil,
        value: IntentName.text(of: intent)
      )
    }
    if mayBeShadowed[writer.route] { try check(intent, writer) }
  }

  /// Reads a printed link back, where an earlier route might claim it.
  private func check(_ intent: Intent, _ writer: LinkWriter) throws(RouteError) {
    var route = writer.route
    let again = try? read(writer.bytes.span, route: &route)
    if again == intent { return }
    throw RouteError(
      .readsAsOther(route: again == nil ? "no route" : pattern(route)),
      route: pattern(writer.route),
      place: nil,
      value: IntentName.text(of: intent),
    )
  }

  private func pattern(_ route: Int) -> String { entries[route].shape.pattern }

  private func routeError(_ problem: WriteProblem) -> RouteError {
    RouteError(
      problem.reason,
      route: problem.route.map(pattern),
      place: problem.place,
      value: problem.value,
    )
  }
}
