public import Iris

/// Intents of a table, made without a word from the app, the same ones for the same seed.
///
/// ```swift
/// for intent in IntentGenerator(router, seed: 7).prefix(500) { … }
/// ```
///
/// Each route in turn gives an intent out of the texts its captures name as examples and choices, and
/// out of hostile ones they read as well: reserved characters, broken escapes, emoji, combining
/// marks, text from the right, empty and very long text. An intent comes from a link, so it is one
/// that the table reads. The sequence ends early only where the table reads none of 1,000 links.
public struct IntentGenerator<Intent: Equatable & Sendable>: Sequence, IteratorProtocol {
  private var source: LinkSource<Intent>

  /// Makes a generator.
  ///
  /// - Parameters:
  ///   - router: The table.
  ///   - seed: Which intents come; the same ones for the same number.
  public init(_ router: URLPathRouter<Intent>, seed: UInt64 = 0) {
    source = LinkSource(router.table, seed: seed)
  }

  /// Makes the next intent.
  public mutating func next() -> Intent? {
    for _ in 0..<1_000 {
      let link = source.table.text(of: source.next().draft)
      if let reading = source.table.reading(of: link) { return reading.intent }
    }
    return nil
  }
}
