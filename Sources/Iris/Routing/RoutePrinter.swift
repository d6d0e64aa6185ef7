/// One way of a table to print: a route, or a whole mounted table.
@usableFromInline
package struct RoutePrinter<Intent: Equatable & Sendable>: Sendable {
  /// The shape it prints, in which a mounted table stands as the last slot, and the typed half.
  @usableFromInline package let form: RouteForm<Intent>
  /// The index, among the table's entries, of the route it prints, or of a mounted table's first.
  @usableFromInline package var entry: Int

  @inlinable
  init(form: RouteForm<Intent>, entry: Int) {
    self.form = form
    self.entry = entry
  }
}

/// A shape, whatever the intent of its typed half.
///
/// Proof that it and its heirs are sendable: none has a stored property that is not a `let` of a
/// sendable type; they are classes for the sake of cheap copies and share no state.
@usableFromInline
package class AnyRouteForm: @unchecked Sendable {
  /// The whole shape, with the prefixes of scopes and mounts in front.
  @usableFromInline package let shape: RouteShape

  @usableFromInline
  init(_ shape: RouteShape) { self.shape = shape }
}

/// A shape with its typed half.
@usableFromInline
package class RouteForm<Intent: Equatable & Sendable>: AnyRouteForm, @unchecked Sendable {
  /// The typed half.
  @usableFromInline package let body: RouteBody<Intent>

  @inlinable
  package init(shape: RouteShape, body: RouteBody<Intent>) {
    self.body = body
    super.init(shape)
  }
}
