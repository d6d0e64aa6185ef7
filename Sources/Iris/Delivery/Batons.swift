#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One subscription: the batons a broadcaster sends to one reader, in the order all readers see.
///
/// ```swift
/// for await baton in broadcaster.subscribe() { print(baton.intent) }
/// ```
///
/// It is for one reader; two that iterate the same subscription would share its batons, so each
/// asks the broadcaster for its own. It ends when the broadcaster is finished or released, and at
/// once in a cancelled task. A reader that leaves its loop, is cancelled, or never begins is
/// forgotten by the broadcaster as soon as the subscription is let go.
public struct Batons<Intent: Equatable & Sendable>: Sendable, Identifiable {
  /// The id under which ``BroadcasterStatus`` counts.
  public let id: UUID

  private let stream: AsyncStream<Baton<Intent>>
  private let claim: (@Sendable (Baton<Intent>) async -> Bool)?

  /// Wraps a stream, whose batons a handler must each claim before it has them.
  package init(
    id: UUID,
    stream: AsyncStream<Baton<Intent>>,
    claim: (@Sendable (Baton<Intent>) async -> Bool)?,
  ) {
    self.id = id
    self.stream = stream
    self.claim = claim
  }
}

extension Batons: AsyncSequence {
  /// What the sequence is made of.
  public typealias Element = Baton<Intent>

  /// Begins to read; a subscription has one reader.
  public func makeAsyncIterator() -> Iterator {
    Iterator(base: stream.makeAsyncIterator(), claim: claim)
  }

  /// The place a reader has got to.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncStream<Baton<Intent>>.Iterator
    fileprivate let claim: (@Sendable (Baton<Intent>) async -> Bool)?

    /// Waits for the next baton; nil at the end and in a cancelled task.
    @concurrent
    public mutating func next() async -> Baton<Intent>? {
      while let baton = await base.next(), !Task.isCancelled {
        guard let claim else { return baton }
        if await claim(baton) { return baton }
      }
      return nil
    }
  }
}
