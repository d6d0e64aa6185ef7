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
  @usableFromInline package let shape: RouteShape

  package init(shape: RouteShape) { self.shape = shape }

  package init(_ pieces: [PathPiece]) { shape = RouteShape(pieces) }

  @usableFromInline
  package init(_ slot: AnySlot) { shape = RouteShape(slot) }
}
