/// The typed half of a route: captured values in, intent out, and back.
///
/// A body is made once, when its route is declared; everything of a route that has no types is in
/// its ``RouteShape``.
package protocol RouteBody<Intent>: Sendable {
  associatedtype Intent: Equatable & Sendable

  /// Reads the captures of a link whose path fits.
  func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
  ) throws(RouteMiss) -> Intent

  /// Writes an intent as a link, or returns false where it belongs to another route.
  func write(
    _ intent: Intent,
    to writer: inout LinkWriter,
    by program: WriteProgram,
  ) throws(WriteProblem) -> Bool

  /// An intent of this route, made of its slots' sample values; counted from 0.
  func sample(_ number: Int) -> Intent?
}
