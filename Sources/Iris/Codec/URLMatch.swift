/// A link that was read: its intent, the route that read it, and what that route left alone.
///
/// ```swift
/// let match = router.match(url)   // bookstore://book/42?utm_source=mail
/// match?.intent                   // .book(id: "42")
/// match?.route                    // "book/:BookID"
/// match?.unclaimedItems           // [utm_source=mail]
/// ```
public struct URLMatch<Intent: Equatable & Sendable>: Equatable, Sendable {
  /// What the link means.
  public let intent: Intent
  /// The pattern of the route that read it.
  public let route: String
  /// Where that route is declared.
  public let source: SourcePlace
  /// Whether the route is an older shape, kept alive by an alias.
  public let isAlias: Bool
  /// The origin the link came by.
  public let origin: Origin
  /// The query items the route does not declare, decoded, in the link's order.
  public let unclaimedItems: [QueryItem]
  /// The decoded fragment, where the route does not declare one.
  public let unclaimedFragment: String?

  package init(
    _ intent: Intent,
    entry: RouteEntry<Intent>,
    _ origin: Origin,
    _ bytes: Span<UInt8>,
    _ frame: LinkFrame,
  ) {
    self.intent = intent
    route = entry.shape.pattern
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
