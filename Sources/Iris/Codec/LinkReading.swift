/// What one link said: its intent, the route that read it, and what that route left alone.
///
/// ```swift
/// let reading = codec.read(url)
/// if reading.isFallback { log("unknown link") }
/// ```
public struct LinkReading<Intent: Equatable & Sendable>: Equatable, Sendable {
  /// What the link means to the app; the fallback where no route matched.
  public let intent: Intent
  /// The pattern of the route that matched, such as `book/:BookID`, or nil for the fallback.
  public let route: String?
  /// The query items no capture asked for, decoded, in the link's order.
  public let unclaimedItems: [QueryItem]
  /// The decoded fragment, where no capture asked for it.
  public let unclaimedFragment: String?

  /// Whether no route matched, or a gate refused the intent.
  public var isFallback: Bool { route == nil }

  /// Makes a reading by hand, for codecs that are not built from a table.
  public init(
    intent: Intent,
    route: String?,
    unclaimedItems: [QueryItem] = [],
    unclaimedFragment: String? = nil,
  ) {
    self.intent = intent
    self.route = route
    self.unclaimedItems = unclaimedItems
    self.unclaimedFragment = unclaimedFragment
  }
}
