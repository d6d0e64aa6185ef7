/// The typed half of a route: captured values in, intent out, and back.
///
/// A body is made once, when its route is declared; everything of a route that has no types is in
/// its ``RouteShape``. It holds closures and not methods to override, for the reason that
/// ``ValueSlot`` gives. What a closure needs it captures value by value: what it would reach through
/// an object, it would have to count references to.
///
/// | made by | captures |
/// |---|---|
/// | ``ConstantBody`` | none |
/// | ``FixedBody`` | up to six values; one and two are compiled for their types |
/// | ``VariadicBody`` | any number of values; several times slower |
@usableFromInline
package final class RouteBody<Intent: Equatable & Sendable>: Sendable {
  /// Reads the captures of a link whose path fits.
  @usableFromInline
  package typealias Read =
    @Sendable (Span<UInt8>, Span<LinkSegment>, LinkFrame) throws(RouteMiss) -> Intent
  /// Writes an intent as a link, by the plan of the given number, or returns false where it belongs
  /// to another route and nothing was written.
  @usableFromInline
  package typealias Write =
    @Sendable (Intent, inout LinkWriter, PrintPlans, Int) throws(WriteProblem) -> Bool

  @usableFromInline package let read: Read
  @usableFromInline package let write: Write
  /// An intent of this route, made of its slots' sample values; counted from 0.
  @usableFromInline package let sample: @Sendable (Int) -> Intent?
  /// How the captured values are found in an intent of a case, given the case's number and the type
  /// its payload is declared with; nil where the body finds them otherwise.
  @usableFromInline package let payload: @Sendable (Int, Any.Type?) -> EnumPayload?

  @inlinable
  init(
    read: @escaping Read,
    write: @escaping Write,
    sample: @escaping @Sendable (Int) -> Intent?,
    payload: @escaping @Sendable (Int, Any.Type?) -> EnumPayload?,
  ) {
    self.read = read
    self.write = write
    self.sample = sample
    self.payload = payload
  }
}
