/// One rule for one shape of link, read and printed by the same declaration.
///
/// ```swift
/// URLRoute(.home) { Path() }
/// URLRoute(Link.book) { Path("book", Capture(BookID.self)) }
/// URLRoute(Link.search) {
///   Path("search")
///   Query("q", String.self)
///   Query("page", Int.self, default: 1)
/// }
/// ```
///
/// | line | what it adds |
/// |---|---|
/// | `Path("book", Capture(Int.self))` | the path, of literals, ``Capture``s and a `Rest` |
/// | `Query("q", String.self)` | a query item: required, `Int?.self`, `default:`, `[Int].self` |
/// | ``Query(flag:)``, ``Query(_:is:)`` | an item that is there or not; one fixed value |
/// | `Fragment(String.self)`, ``Fragment(_:)`` | the fragment |
/// | ``Alias(_:)`` | an older shape that still reads; the last lines |
///
/// The captures' types, in order, are the payload of the case; where they do not fit, the route
/// does not compile. Printing finds the payload by reflection and verifies it by making the intent
/// again, so a route needs one closure or none. Where an intent hides its payload from reflection,
/// `extract` says what it is.
public struct URLRoute<Intent: Equatable & Sendable>: Sendable {
  @usableFromInline package let table: RouteTable<Intent>

  /// Declares a route that captures the payload of a case.
  ///
  /// - Parameters:
  ///   - embed: The case, or a closure that makes the intent of the captured values.
  ///   - fileID: Where the route is declared; leave it out.
  ///   - line: Where the route is declared; leave it out.
  ///   - content: The route's path, query items, fragment and aliases.
  public init<each Value: Sendable>(
    _ embed: @escaping @Sendable (repeat each Value) -> Intent,
    fileID: String = #fileID,
    line: Int = #line,
    @RouteBuilder _ content: () -> RouteContent<repeat each Value>,
  ) {
    self.init(content().shapes, fileID, line) { PackBody.make(embed, $0) }
  }

  /// Declares a route that captures the payload of a case and is told how to take it apart.
  ///
  /// ```swift
  /// URLRoute(Link.book, extract: { if case .book(let id) = $0 { id } else { nil } }) {
  ///   Path("book", Capture(BookID.self))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - embed: The case, or a closure that makes the intent of the captured values.
  ///   - extract: Gives the values back, or nil for an intent of another route. What it gives is
  ///     verified like a reflected payload.
  ///   - fileID: Where the route is declared; leave it out.
  ///   - line: Where the route is declared; leave it out.
  ///   - content: The route's path, query items, fragment and aliases.
  public init<each Value: Sendable>(
    _ embed: @escaping @Sendable (repeat each Value) -> Intent,
    extract: @escaping @Sendable (Intent) -> (repeat each Value)?,
    fileID: String = #fileID,
    line: Int = #line,
    @RouteBuilder _ content: () -> RouteContent<repeat each Value>,
  ) {
    self.init(content().shapes, fileID, line) { PackBody.make(embed, extract: extract, $0) }
  }

  /// Declares a route that captures nothing.
  ///
  /// - Parameters:
  ///   - intent: What the link means.
  ///   - fileID: Where the route is declared; leave it out.
  ///   - line: Where the route is declared; leave it out.
  ///   - content: The route's path, fixed query items, fragment and aliases.
  @inlinable @inline(never)
  public init(
    _ intent: Intent,
    fileID: String = #fileID,
    line: Int = #line,
    @RouteBuilder _ content: () -> RouteContent<>,
  ) {
    self.init(content().shapes, fileID, line) { _ in ConstantBody.make(intent) }
  }

  @inlinable
  init(
    _ shapes: RouteShapes,
    _ fileID: String,
    _ line: Int,
    _ body: (RouteShape) -> RouteBody<Intent>?,
  ) {
    table = RouteTable(shapes, fileID, line, body)
  }
}
