/// A piece of a route that captures values of the given types, in order.
///
/// ```swift
/// Path("book", Capture(BookID.self))   // RoutePattern<BookID>
/// Query("page", Int.self, default: 1)  // RoutePattern<Int>
/// ```
///
/// Pieces are written one to a line in a route's block and their captures are strung together, so
/// that the compiler can hold them against the case they belong to. Literals leave no trace in the
/// type. You rarely name this type yourself.
public struct RoutePattern<each Value: Sendable>: Sendable {
  package let shape: RouteShape

  package init(shape: RouteShape) { self.shape = shape }

  package init(_ pieces: [RouteShape]) {
    var shape = RouteShape()
    shape.path.reserveCapacity(pieces.count)
    for piece in pieces { shape.append(piece) }
    self.shape = shape
  }
}
