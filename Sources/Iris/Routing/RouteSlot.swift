/// One typed hole in a route: reads its value out of a link and writes it back.
///
/// A slot is made once, when its route is declared. `position` counts the path segments in front
/// of it within its own route; slots outside the path ignore it.
@usableFromInline
package protocol RouteSlot<Value>: AnyObject, Sendable {
  associatedtype Value: Sendable

  /// What the slot takes and where.
  var info: SlotInfo { get }
  /// Every text that is read, where these are finitely many.
  var choices: [String]? { get }
  /// Texts that are read.
  var examples: [String] { get }

  /// Reads the value where it stands.
  func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    at position: Int,
  ) throws(RouteMiss) -> Value

  /// Writes the value, encoded, behind what the writer already holds.
  func write(_ value: Value, to writer: inout LinkWriter) throws(WriteProblem)

  /// One of the slot's sample values; nil where none is known. Counted from 0 and wrapping round.
  func sample(_ number: Int) -> Value?
}

extension RouteSlot {
  /// Whether the slot would read this link, for diagnosis.
  package func accepts(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    at position: Int,
  ) -> Bool {
    (try? read(bytes, segments, frame, at: position)) != nil
  }
}
