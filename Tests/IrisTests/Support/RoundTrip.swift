import Foundation
import Iris
import Testing

/// The round-trip law for any router and any source of intents.
///
/// ```swift
/// var law = RoundTrip(router)
/// law.check(.book(id: "a/b"))
/// #expect(law.printed > 0)
/// ```
struct RoundTrip<Intent: Equatable & Sendable> {
  let router: URLPathRouter<Intent>
  /// How many intents had a link, and how many had none.
  private(set) var printed = 0
  private(set) var refused = 0
  /// The patterns of the routes that printed.
  private(set) var routes: Set<String> = []

  init(_ router: URLPathRouter<Intent>) { self.router = router }

  /// Records an issue unless printing throws, or reads back to the same intent from every origin.
  mutating func check(_ intent: Intent, sourceLocation: SourceLocation = #_sourceLocation) {
    for origin in router.origins {
      guard let url = try? router.url(for: intent, origin: origin) else {
        refused += 1
        continue
      }
      printed += 1
      if let problem = problem(intent, url, origin) {
        Issue.record("\(url.absoluteString) \(problem)", sourceLocation: sourceLocation)
      }
    }
  }

  private mutating func problem(_ intent: Intent, _ url: URL, _ origin: Origin) -> String? {
    let text = url.absoluteString
    guard let match = router.match(url) else { return "is read by no route" }
    routes.insert(match.route)
    if match.intent != intent { return "reads as \(match.intent), not \(intent)" }
    // Swift's `==` folds spellings that a link keeps apart.
    if !"\(match.intent)".utf8.elementsEqual("\(intent)".utf8) { return "changes some bytes" }
    if !match.unclaimedItems.isEmpty { return "leaves items" }
    if match.origin != origin { return "is another origin's" }
    if router.parse(text) != intent { return "differs as text" }
    if URL(string: text)?.absoluteString != text { return "is changed by URL" }
    if (try? router.string(for: intent, origin: origin)) != text { return "prints in two ways" }
    if !text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return "holds raw characters" }
    return nil
  }
}
