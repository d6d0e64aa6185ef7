/// An older shape of a route: read for as long as links to it are about, never printed.
///
/// Made by ``Alias(_:)``, on the last lines of a route's block.
public struct RouteAlias<each Value: Sendable>: Sendable {
  package let shapes: [RouteShape]
}

/// Keeps an older shape of the route it stands in alive.
///
/// ```swift
/// URLRoute(Link.book) {
///   Path("book", Capture(BookID.self))
///   Alias {
///     Path("show")
///     Query("book", BookID.self)
///   }
/// }
/// ```
///
/// The alias captures the same types in the same order as its route, which the compiler checks, and
/// is tried right behind it. Printing always gives the route's own shape, so an alias is how a link
/// is renamed without dying.
///
/// - Parameter content: A path, query items and a fragment, as in a route's block.
/// - Returns: The older shape, to stand last in its route's block.
public func Alias<each Value: Sendable>(
  @RouteBuilder _ content: () -> RouteContent<repeat each Value>,
) -> RouteAlias<repeat each Value> {
  let shapes = content().shapes
  return RouteAlias(shapes: [shapes.shape] + shapes.aliases)
}

/// Keeps an older shape alive that captures other types than the route it belongs to.
///
/// ```swift
/// Alias({ (slug: Slug) in Link.book(id: BookID(slug)) }) { Path("b", Capture(Slug.self)) }
/// ```
///
/// - Parameters:
///   - embed: Makes the intent out of what the alias captures.
///   - fileID: Where the alias is declared; leave it out.
///   - line: Where the alias is declared; leave it out.
///   - content: A path, query items and a fragment, as in a route's block.
/// - Returns: A table of one route that reads and never prints.
public func Alias<Intent, each Value: Sendable>(
  _ embed: @escaping @Sendable (repeat each Value) -> Intent,
  fileID: String = #fileID,
  line: Int = #line,
  @RouteBuilder _ content: () -> RouteContent<repeat each Value>,
) -> RouteTable<Intent> {
  RouteTable(aliasing: content().shapes, fileID, line) { PackBody.make(embed, $0) }
}

/// Keeps an older shape alive that captures another type than the route it belongs to.
@_documentation(visibility: internal)
@inlinable
public func Alias<Intent, Value: Sendable>(
  _ embed: @escaping @Sendable (Value) -> Intent,
  fileID: String = #fileID,
  line: Int = #line,
  @RouteBuilder _ content: () -> RouteContent<Value>,
) -> RouteTable<Intent> {
  RouteTable(aliasing: content().shapes, fileID, line) { FixedBody.make(embed, $0) }
}

/// Keeps an older shape alive of a route that captures nothing.
///
/// ```swift
/// Alias(Link.home) { Path("start") }
/// ```
///
/// - Parameters:
///   - intent: What the older link means.
///   - fileID: Where the alias is declared; leave it out.
///   - line: Where the alias is declared; leave it out.
///   - content: A path, query items and a fragment, as in a route's block.
/// - Returns: A table of one route that reads and never prints.
public func Alias<Intent>(
  _ intent: Intent,
  fileID: String = #fileID,
  line: Int = #line,
  @RouteBuilder _ content: () -> RouteContent<>,
) -> RouteTable<Intent> {
  RouteTable(aliasing: content().shapes, fileID, line) { _ in ConstantBody.make(intent) }
}
