/// The common ancestor of all bodies, whatever their intent.
///
/// Proof that it and its heir are sendable: neither has a stored property that is not a `let` of a
/// sendable type; they are classes for the sake of a quick, uniform reference and share no state.
@usableFromInline
package class AnyRouteBody: @unchecked Sendable {
  @usableFromInline
  init() {}
}

/// The typed half of a route: captured values in, intent out, and back.
///
/// A body is made once, when its route is declared; everything of a route that has no types is in
/// its ``RouteShape``. It holds closures and not methods to override, for the reason that
/// ``ValueSlot`` gives; each captures one of the objects below and nothing else.
///
/// | object | captures |
/// |---|---|
/// | ``ConstantBody`` | none |
/// | ``SingleBody`` | one value |
/// | ``PairBody`` | two values |
/// | ``VariadicBody`` | any number of values; several times slower |
@usableFromInline
package final class RouteBody<Intent: Equatable & Sendable>: AnyRouteBody, @unchecked Sendable {
  /// Reads the captures of a link whose path fits.
  @usableFromInline package let read:
    @Sendable (Span<UInt8>, Span<LinkSegment>, LinkFrame) throws(RouteMiss) -> Intent
  /// Writes an intent as a link, or returns false where it belongs to another route.
  @usableFromInline package let write:
    @Sendable (Intent, inout LinkWriter, PrintPlan) throws(WriteProblem) -> Bool
  /// An intent of this route, made of its slots' sample values; counted from 0.
  @usableFromInline package let sample: @Sendable (Int) -> Intent?
  /// How the captured values are found in an intent of a case, given the case's number and the type
  /// its payload is declared with; nil where the body finds them otherwise.
  package let payload: @Sendable (Int, Any.Type?) -> EnumPayload?

  @usableFromInline
  init(
    read:
      @escaping @Sendable (Span<UInt8>, Span<LinkSegment>, LinkFrame) throws(RouteMiss) -> Intent,
    write: @escaping @Sendable (Intent, inout LinkWriter, PrintPlan) throws(WriteProblem) -> Bool,
    sample: @escaping @Sendable (Int) -> Intent?,
    payload: @escaping @Sendable (Int, Any.Type?) -> EnumPayload?,
  ) {
    self.read = read
    self.write = write
    self.sample = sample
    self.payload = payload
  }
}
