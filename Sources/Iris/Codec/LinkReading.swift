/// What one link said: its intent, the route that read it, and what that route left alone.
///
/// ```swift
/// let reading = codec.read(url)
/// if reading.isFallback { log("unknown link") }
/// ```
public struct LinkReading<Intent: Equatable & Sendable>: Equatable, Sendable {
  /// What the link means to the app; the fallback where no route matched.
  public let intent: Intent
  private let label: RouteLabel?
  /// The query items no capture asked for, decoded, in the link's order.
  public let unclaimedItems: [QueryItem]
  /// The decoded fragment, where no capture asked for it.
  public let unclaimedFragment: String?

  /// The pattern of the route that matched, such as `book/:BookID`, or nil for the fallback.
  ///
  /// - Complexity: Linear in the pattern's text, which is put together each time.
  public var route: String? { label?.text }

  /// Whether no route matched, or a gate refused the intent.
  public var isFallback: Bool { label == nil }

  /// Makes a reading by hand, for codecs that are not built from a table.
  public init(
    intent: Intent,
    route: String?,
    unclaimedItems: [QueryItem] = [],
    unclaimedFragment: String? = nil,
  ) {
    self.intent = intent
    label = route.map { RouteLabel($0) }
    self.unclaimedItems = unclaimedItems
    self.unclaimedFragment = unclaimedFragment
  }

  /// Makes the reading of a link that a route has read.
  @usableFromInline
  package init(_ match: URLMatch<Intent>) {
    intent = match.intent
    label = match.circumstances.label
    unclaimedItems = match.unclaimedItems
    unclaimedFragment = match.unclaimedFragment
  }
}
