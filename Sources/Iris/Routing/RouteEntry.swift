/// One shape of a table that reads: a route, an alias, or a route of a mounted table.
///
/// It never changes; being an object makes copying a table cheap.
package final class RouteEntry<Intent: Equatable & Sendable>: Sendable {
  /// The whole shape, with the prefixes of scopes and mounts in front.
  package let shape: RouteShape
  /// The number of segments that stand in front of the body's own.
  package let base: Int
  /// The typed half.
  package let body: RouteBody<Intent>
  /// How many tables it is mounted in, one inside the other.
  package let mounts: Int
  /// Whether the shape reads and never prints.
  package let isAlias: Bool
  /// Where it is declared.
  package let source: SourcePlace

  /// Reads a link whose path fits the shape.
  package func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
  ) throws(RouteMiss) -> Intent {
    if !fixedParts.isEmpty {
      for part in fixedParts where !part.holds(bytes, frame) { throw RouteMiss() }
    }
    return try body.read(bytes, segments, frame.advanced(by: base))
  }

  /// What must stand in query and fragment besides the captures; a mounted route's own entry holds
  /// its own, and the prefix of a mount has none.
  package let fixedParts: [FixedPart]

  package init(
    shape: RouteShape,
    base: Int,
    body: RouteBody<Intent>,
    mounts: Int = 0,
    isAlias: Bool,
    source: SourcePlace,
  ) {
    self.mounts = mounts
    self.shape = shape
    self.base = base
    self.body = body
    self.isAlias = isAlias
    self.source = source
    fixedParts = mounts > 0 ? [] : FixedPart.parts(of: shape)
  }
}
