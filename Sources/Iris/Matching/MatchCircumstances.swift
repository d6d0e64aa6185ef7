/// Everything about a match but what the link means.
///
/// It is an object, so that handing a match on copies a reference and no more.
@usableFromInline
package final class MatchCircumstances: Sendable {
  /// The pattern of the route that read the link.
  package let label: RouteLabel
  /// Where that route is declared.
  package let source: SourcePlace
  /// Whether the route is an older shape, kept alive by an alias.
  package let isAlias: Bool
  /// The origin the link came by.
  package let origin: Origin
  /// The query items the route does not declare, decoded, in the link's order.
  package let unclaimedItems: [QueryItem]
  /// The decoded fragment, where the route does not declare one.
  package let unclaimedFragment: String?

  package init<Intent>(
    _ entry: RouteEntry<Intent>,
    _ origin: Origin,
    _ bytes: Span<UInt8>,
    _ frame: LinkFrame,
  ) {
    label = RouteLabel(entry)
    source = entry.source
    isAlias = entry.isAlias
    self.origin = origin
    unclaimedItems = Self.unclaimed(entry.shape, bytes, frame)
    unclaimedFragment =
      entry.shape.fragments.isEmpty
      ? frame.fragment.map {
        PercentCoding.string(bytes.extracting($0), EncodedForm(hasEscapes: true))
      } : nil
  }

  private static func unclaimed(
    _ shape: RouteShape,
    _ bytes: Span<UInt8>,
    _ frame: LinkFrame,
  ) -> [QueryItem] {
    if frame.query.isEmpty { return [] }
    let declared = shape.itemNames.map(ItemName.init(_:))
    var items: [QueryItem] = []
    var cursor = QueryCursor(frame)
    while let item = cursor.next(in: bytes) {
      if declared.contains(where: { $0.matches(item.name, in: bytes, frame.itemForm) }) { continue }
      items.append(
        QueryItem(
          name: PercentCoding.string(bytes.extracting(item.name), frame.itemForm),
          value: PercentCoding.string(bytes.extracting(item.value), frame.itemForm),
        )
      )
    }
    return items
  }
}

extension MatchCircumstances: Equatable {
  /// Whether everything about two matches is the same.
  @usableFromInline
  package static func == (one: MatchCircumstances, other: MatchCircumstances) -> Bool {
    one === other
      || one.label == other.label && one.source == other.source && one.isAlias == other.isAlias
        && one.origin == other.origin && one.unclaimedItems == other.unclaimedItems
        && one.unclaimedFragment == other.unclaimedFragment
  }
}
