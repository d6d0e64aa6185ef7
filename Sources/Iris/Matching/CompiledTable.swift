/// A table and its origins, compiled: what a router is made of.
///
/// Reading scans the link once, asks the trie for routes whose path fits, in declaration order, and
/// takes the first whose captures convert. Printing finds the route by the intent's case, writes it,
/// and reads it back where an earlier route might claim the link.
///
/// Whatever has to do with the intent's type is here and can be inlined into the app, where the type
/// is known; the rest is ``LinkMatcher`` and ``LinkPrinter``.
@usableFromInline
package final class CompiledTable<Intent: Equatable & Sendable>: Sendable {
  package let entries: [RouteEntry<Intent>]
  @usableFromInline package let origins: [Origin]
  package let compiledOrigins: [CompiledOrigin]
  @usableFromInline package let matcher: LinkMatcher
  @usableFromInline let printer: LinkPrinter
  /// What reads the routes' links; the entries keep it alive.
  @usableFromInline let readers: [Lent<RouteReader<Intent>>]
  @usableFromInline let dispatch: PrintDispatch<Intent>

  package var scanner: LinkScanner { matcher.scanner }
  package var trie: RouteTrie { matcher.trie }

  package init(
    _ table: RouteTable<Intent>,
    origins: [Origin],
    compiled: [CompiledOrigin],
    options: RoutingOptions,
  ) {
    entries = table.entries
    readers = table.entries.map { Lent($0.reader) }
    self.origins = origins
    compiledOrigins = compiled
    let trie = Self.trie(table.entries, foldsCase: options.literalCase == .insensitive)
    matcher = LinkMatcher(scanner: LinkScanner(origins: compiled, options: options), trie: trie)
    dispatch = PrintDispatch(table.printers)
    let mayBeShadowed = Self.mayBeShadowed(
      table.entries,
      trie,
      originsMayMeet: compiled.contains { $0.baseCount > 0 },
    )
    printer = LinkPrinter(
      origins: compiled,
      limits: options.limits,
      mayBeShadowed: mayBeShadowed,
    )
  }

  private static func trie(_ entries: [AnyRouteForm], foldsCase: Bool) -> RouteTrie {
    var builder = RouteTrieBuilder(foldsCase: foldsCase)
    builder.reserveCapacity(entries.count)
    for entry in entries { builder.insert(entry.shape) }
    return builder.trie()
  }

  /// For each route, whether an earlier one might read its links.
  private static func mayBeShadowed(
    _ entries: [AnyRouteForm],
    _ trie: RouteTrie,
    originsMayMeet: Bool,
  ) -> [Bool] {
    var answers: [Bool] = []
    answers.reserveCapacity(entries.count)
    for entry in entries {
      let route = Int32(truncatingIfNeeded: answers.count)
      answers.append(originsMayMeet || trie.mayBeShadowed(entry.shape, route: route))
    }
    return answers
  }

  // MARK: Reading

  /// Reads a link whose path fits a route.
  @inlinable @inline(__always)
  package func read(
    _ route: Int,
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
  ) throws(RouteMiss) -> Intent {
    var intent: Intent?
    readers[route].use(keptBy: self) { reader in
      do throws(RouteMiss) {
        intent = try reader.read(bytes, segments, frame)
      } catch {
        intent = nil
      }
    }
    guard let intent else { throw RouteMiss() }
    return intent
  }

  /// What reading a link by a route is told besides the intent.
  @usableFromInline
  func circumstances(
    _ route: Int,
    _ bytes: Span<UInt8>,
    _ frame: LinkFrame,
  ) -> MatchCircumstances {
    MatchCircumstances(entries[route], origins[frame.origin], bytes, frame)
  }

  /// What the table reads a link as, and which route it is; nil where none reads it.
  package func reading(of link: String) -> (intent: Intent, route: Int)? {
    var reading: (Intent, Int)?
    do throws(MissFailure) {
      try matcher.read(link) { (route, bytes, segments, frame) throws(RouteMiss) in
        reading = (try read(route, bytes, segments, frame), route)
      }
    } catch {
      return nil
    }
    return reading
  }

  // MARK: Printing

  /// Writes an intent as the text of a link of an origin.
  @inlinable
  package func text(
    of intent: Intent,
    origin: Int,
    redacts: Bool = false,
  ) throws(RouteError) -> String {
    var route = 0
    let text: String
    do throws(WriteProblem) {
      text = try printer.text(origin: origin, redacts: redacts, route: &route) {
        (writer) throws(WriteProblem) in
        try dispatch.write(intent, to: &writer)
      }
    } catch {
      throw routeError(error, intent)
    }
    return redacts || !printer.mayBeShadowed(route)
      ? text : try checked(text, of: intent, route, origin)
  }

  /// Reads a printed link back, where an earlier route might claim it; gives the link, or that of
  /// another route that prints the intent and keeps it.
  @usableFromInline
  func checked(
    _ text: String,
    of intent: Intent,
    _ route: Int,
    _ origin: Int,
  ) throws(RouteError) -> String {
    let again = reading(of: text)
    if again?.intent == intent { return text }
    if let other = textOfAnother(intent, origin) { return other }
    throw RouteError(
      .readsAsOther(route: again.map { pattern($0.route) } ?? "no route"),
      route: pattern(route),
      place: nil,
      value: IntentName.text(of: intent),
    )
  }

  /// The link of the first route that prints an intent and whose link reads back as it.
  private func textOfAnother(_ intent: Intent, _ origin: Int) -> String? {
    for number in dispatch.printers(of: intent) {
      var route = 0
      let text = try? printer.text(origin: origin, redacts: false, route: &route) {
        (writer) throws(WriteProblem) in
        try dispatch.write(intent, to: &writer, by: number)
      }
      if let text, reading(of: text)?.intent == intent { return text }
    }
    return nil
  }

  private func pattern(_ route: Int) -> String { entries[route].shape.pattern }

  @usableFromInline
  func routeError(_ problem: WriteProblem, _ intent: Intent) -> RouteError {
    RouteError(
      problem.reason,
      route: problem.route.map(pattern),
      place: problem.place,
      value: problem.reason == .tooLong ? IntentName.text(of: intent) : problem.value,
    )
  }
}
