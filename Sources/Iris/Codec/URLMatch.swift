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
  package let circumstances: MatchCircumstances

  /// The pattern of the route that read it.
  ///
  /// - Complexity: Linear in the pattern's text, which is put together each time.
  public var route: String { circumstances.label.text }
  /// Where that route is declared.
  public var source: SourcePlace { circumstances.source }
  /// Whether the route is an older shape, kept alive by an alias.
  public var isAlias: Bool { circumstances.isAlias }
  /// The origin the link came by.
  public var origin: Origin { circumstances.origin }
  /// The query items the route does not declare, decoded, in the link's order.
  public var unclaimedItems: [QueryItem] { circumstances.unclaimedItems }
  /// The decoded fragment, where the route does not declare one.
  public var unclaimedFragment: String? { circumstances.unclaimedFragment }

  @usableFromInline
  package init(_ intent: Intent, _ circumstances: MatchCircumstances) {
    self.intent = intent
    self.circumstances = circumstances
  }
}
