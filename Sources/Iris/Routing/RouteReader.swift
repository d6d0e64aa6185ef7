/// What reads the links of one route whose path fits.
///
/// What comes on top of the route's own typed half, which is nothing for most routes, is wrapped
/// around it.
@usableFromInline
package final class RouteReader<Intent: Equatable & Sendable>: Sendable {
  @usableFromInline package let read:
    @Sendable (Span<UInt8>, Span<LinkSegment>, LinkFrame) throws(RouteMiss) -> Intent

  /// - Parameters:
  ///   - body: The route's typed half.
  ///   - base: The number of segments that stand in front of its own.
  ///   - fixedParts: What must stand in query and fragment besides the captures.
  @inlinable
  package init(_ body: RouteBody<Intent>, base: Int, fixedParts: [FixedPart]) {
    let read = body.read
    if base == 0 && fixedParts.isEmpty {
      self.read = read
    } else {
      self.read = { (bytes, segments, frame) throws(RouteMiss) in
        try FixedPart.check(fixedParts, bytes, frame)
        return try read(bytes, segments, frame.advanced(by: base))
      }
    }
  }
}
