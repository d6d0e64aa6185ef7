/// The common ancestor of all bodies, whatever their intent.
///
/// Proof that it and its heirs are sendable: none has a stored property that is not a `let` of a
/// sendable type; they are classes for the sake of a quick, uniform reference and share no state.
package class AnyRouteBody: @unchecked Sendable {
  init() {}
}

/// The typed half of a route: captured values in, intent out, and back.
///
/// A body is made once, when its route is declared; everything of a route that has no types is in
/// its ``RouteShape``. This class reads and writes nothing; one heir for each number of captures
/// does.
package class RouteBody<Intent: Equatable & Sendable>: AnyRouteBody, @unchecked Sendable {
  /// Reads the captures of a link whose path fits.
  package func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
  ) throws(RouteMiss) -> Intent {
    throw RouteMiss()
  }

  /// Writes an intent as a link, or returns false where it belongs to another route.
  package func write(
    _ intent: Intent,
    to writer: inout LinkWriter,
    by program: WriteProgram,
    _ payload: EnumPayload?,
  ) throws(WriteProblem) -> Bool {
    false
  }

  /// The captured types, where the body has to find them in an intent by itself.
  package var payloadTypes: [Any.Type]? { nil }

  /// An intent of this route, made of its slots' sample values; counted from 0.
  package func sample(_ number: Int) -> Intent? { nil }
}
