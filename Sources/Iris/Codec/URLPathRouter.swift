#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An ordered table of routes that reads links into intents and prints intents as links.
///
/// ```swift
/// let router = URLPathRouter<Link>(origins: .scheme("bookstore"), .https("books.example.com")) {
///   URLRoute(.home) { Path() }
///   URLRoute(Link.book) { Path("book", Capture(BookID.self)) }
///   Mount(Link.account, at: "account") { AccountLink.routes }
/// }
/// router.parse(url)                       // Link?, honest about a miss
/// try router.url(for: .book(id: "42"))    // bookstore://book/42
/// ```
///
/// A router is partial: what no route reads is nil. ``URLCodec`` makes it total. Routes are tried in
/// declaration order and the first whose captures convert wins; the cost of a link follows its
/// length and not the number of routes.
///
/// A table that cannot be right, such as one with two query items of a name in a route, stops the
/// program when the router is made, and says everything that is wrong with it and where.
public struct URLPathRouter<Intent: Equatable & Sendable>: Sendable {
  @usableFromInline package let table: CompiledTable<Intent>

  /// Makes a router out of a block of routes.
  ///
  /// - Parameters:
  ///   - origins: Where the links come from; the first is what is printed.
  ///   - options: How literals, slashes and plus signs are read.
  ///   - fileID: Where the router is declared; leave it out.
  ///   - line: Where the router is declared; leave it out.
  ///   - content: The routes, in order.
  /// - Complexity: Linear in the routes' segments.
  public init(
    origins: Origin...,
    options: RoutingOptions = RoutingOptions(),
    fileID: String = #fileID,
    line: Int = #line,
    @RouteTableBuilder<Intent> _ content: () -> RouteTable<Intent>,
  ) {
    self.init(content(), origins: origins, options: options, fileID: fileID, line: line)
  }

  /// Makes a router out of a table.
  ///
  /// - Parameters:
  ///   - table: The routes, in order.
  ///   - origins: Where the links come from; the first is what is printed.
  ///   - options: How literals, slashes and plus signs are read.
  ///   - fileID: Where the router is declared; leave it out.
  ///   - line: Where the router is declared; leave it out.
  public init(
    _ table: RouteTable<Intent>,
    origins: [Origin],
    options: RoutingOptions = RoutingOptions(),
    fileID: String = #fileID,
    line: Int = #line,
  ) {
    let source = SourcePlace(fileID: fileID, line: line)
    do throws(RouteFaults) {
      self.table = try TableCompiler.compile(table, origins, options, source)
    } catch {
      // A mistake of the program, found before any link arrives.
      fatalError(error.description)
    }
  }

  /// The first of the origins: what links are printed with.
  public var canonicalOrigin: Origin { table.origins[0] }

  /// The origins, in the order in which they were given.
  public var origins: [Origin] { table.origins }

  // MARK: Reading

  /// Reads a link, and says which route read it and what that route left alone.
  ///
  /// - Returns: The match, or nil where no route reads the link.
  /// - Complexity: O(*n*) in the link's bytes.
  @inlinable
  public func match(_ url: URL) -> URLMatch<Intent>? { match(url.absoluteString) }

  /// Reads a link as text, without `URL` in between.
  ///
  /// The text is read as it stands. `URL(string:)` repairs some links before anyone sees them, so
  /// that a few texts which are no URL read differently through it.
  ///
  /// - Returns: The match, or nil where no route reads the link.
  /// - Complexity: O(*n*) in the link's bytes.
  @inlinable
  public func match(_ link: String) -> URLMatch<Intent>? {
    do throws(MissFailure) {
      return try matched(link)
    } catch {
      return nil
    }
  }

  /// Reads a link.
  ///
  /// - Returns: The intent, or nil where no route reads the link.
  /// - Complexity: O(*n*) in the link's bytes; allocates for captured values only.
  @inlinable
  public func parse(_ url: URL) -> Intent? { parse(url.absoluteString) }

  /// Reads a link as text, without `URL` in between.
  ///
  /// - Returns: The intent, or nil where no route reads the link.
  /// - Complexity: O(*n*) in the link's bytes; allocates for captured values only.
  @inlinable
  public func parse(_ link: String) -> Intent? {
    var intent: Intent?
    do throws(MissFailure) {
      try table.matcher.read(link) { (route, bytes, segments, frame) throws(RouteMiss) in
        intent = try table.read(route, bytes, segments, frame)
      }
    } catch {
      return nil
    }
    return intent
  }

  /// Reads a link, or says why nothing does.
  @inlinable
  package func matched(_ link: String) throws(MissFailure) -> URLMatch<Intent> {
    var intent: Intent?
    var circumstances: MatchCircumstances?
    try table.matcher.read(link) { (route, bytes, segments, frame) throws(RouteMiss) in
      intent = try table.read(route, bytes, segments, frame)
      circumstances = table.circumstances(route, bytes, frame)
    }
    guard let intent, let circumstances else { throw MissFailure(.noRoute) }
    return URLMatch(intent, circumstances)
  }

  // MARK: Printing

  /// Prints the canonical link of an intent.
  ///
  /// - Throws: ``RouteError`` where no route says the intent, or where the link would not read back
  ///   as the same intent.
  public func url(for intent: Intent) throws(RouteError) -> URL {
    try url(for: intent, number: 0)
  }

  /// Prints the link of an intent for one of the router's origins.
  ///
  /// - Throws: ``RouteError``, also where the origin is not one of the router's.
  public func url(for intent: Intent, origin: Origin) throws(RouteError) -> URL {
    try url(for: intent, number: number(of: origin))
  }

  /// Prints the canonical link of an intent as text.
  ///
  /// - Throws: ``RouteError``, as ``url(for:)`` does.
  @inlinable
  public func string(for intent: Intent) throws(RouteError) -> String {
    try table.text(of: intent, origin: 0)
  }

  /// Prints the link of an intent for one of the router's origins as text.
  ///
  /// - Throws: ``RouteError``, as ``url(for:origin:)`` does.
  public func string(for intent: Intent, origin: Origin) throws(RouteError) -> String {
    try table.text(of: intent, origin: number(of: origin))
  }

  /// The link under which what a link means is printed.
  ///
  /// Two links that mean the same have the same canonical link, whatever their origin, spelling and
  /// unknown items.
  ///
  /// - Returns: The link, or nil where no route reads the given one or none prints its intent.
  public func canonical(_ url: URL) -> URL? {
    parse(url).flatMap { try? self.url(for: $0) }
  }

  /// Writes an intent for a log: its canonical link with hidden values replaced by `•••`.
  ///
  /// The text is for people and never read back. An intent without a link is named by its case.
  public func redacted(_ intent: Intent) -> String {
    (try? table.text(of: intent, origin: 0, redacts: true)) ?? IntentName.text(of: intent)
  }

  private func url(for intent: Intent, number: Int) throws(RouteError) -> URL {
    let text = try table.text(of: intent, origin: number)
    guard let url = URL(string: text), url.absoluteString == text else {
      // Everything written is ASCII that RFC 3986 allows where it stands; should Foundation ever
      // think otherwise, the link is not given out.
      throw RouteError(.notReadBack, route: nil, place: nil, value: text)
    }
    return url
  }

  private func number(of origin: Origin) throws(RouteError) -> Int {
    guard let number = origins.firstIndex(of: origin) else {
      throw RouteError(.foreignOrigin, route: nil, place: nil, value: origin.description)
    }
    return number
  }
}
