/// Makes a path out of a block, one segment a line, of any length.
///
/// ```swift
/// Path("book", Capture(BookID.self))   // up to six pieces, in any order
/// Path {                               // as many as it takes
///   "org"
///   Capture(OrgID.self)
///   "repo"
///   Capture(RepoID.self)
/// }
/// ```
///
/// | line | what it adds |
/// |---|---|
/// | a string | fixed segments; slashes in it separate them |
/// | ``Capture`` | one typed segment |
/// | `Rest()`, `Rest([Int].self)` | every segment that is left; the last line |
///
/// - Parameter content: The path's segments.
/// - Returns: The path, with the captures' types in order.
public func Path<each Value: Sendable>(
  @PathBuilder _ content: () -> RoutePattern<repeat each Value>,
) -> RoutePattern<repeat each Value> {
  content()
}

/// The empty path: a link without any segment.
///
/// ```swift
/// URLRoute(.home) { Path() }   // bookstore://, https://books.example.com
/// ```
public func Path() -> RoutePattern<> { RoutePattern(shape: RouteShape()) }
