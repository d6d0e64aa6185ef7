/// One shape of a table that reads: a route, an alias, or a route of a mounted table.
///
/// It never changes; being an object makes copying a table cheap.
@usableFromInline
package final class RouteEntry<Intent: Equatable & Sendable>: RouteForm<Intent>,
  @unchecked Sendable
{
  /// The number of segments that stand in front of the body's own.
  @usableFromInline package let base: Int
  /// How many tables it is mounted in, one inside the other.
  @usableFromInline package let mounts: Int
  /// Whether the shape reads and never prints.
  @usableFromInline package let isAlias: Bool
  /// Where it is declared.
  @usableFromInline package let source: SourcePlace
  /// What reads its links.
  @usableFromInline package let reader: RouteReader<Intent>

  @inlinable @inline(never)
  package init(
    shape: RouteShape,
    base: Int = 0,
    body: RouteBody<Intent>,
    mounts: Int = 0,
    isAlias: Bool,
    source: SourcePlace,
  ) {
    self.base = base
    self.mounts = mounts
    self.isAlias = isAlias
    self.source = source
    // A mounted route's own entry holds its own fixed parts, and the prefix of a mount has none.
    let fixedParts = mounts > 0 ? [] : FixedPart.parts(of: shape)
    reader = RouteReader(body, base: base, fixedParts: fixedParts)
    super.init(shape: shape, body: body)
  }
}
