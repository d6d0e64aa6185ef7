/// One screen's side of a hand-off: it claims the batons that are for this screen.
///
/// ```swift
/// let handoff = handoffs.handoff(for: .book("42"))
/// let first = await handoff.claim()
/// for await later in handoff { … }      // further links to a screen that is already up
/// ```
///
/// Each baton goes to one claimant. One that is cancelled gives the baton back as it leaves, and
/// the next has it. Between two turns of a loop a new baton waits for the next turn, in place of
/// an older one.
public struct Handoff<Screen: Hashable & Sendable, Intent: Equatable & Sendable>: Sendable {
  /// The screen whose batons are claimed.
  public let screen: Screen
  private weak let registry: HandoffRegistry<Screen, Intent>?

  init(_ screen: Screen, registry: HandoffRegistry<Screen, Intent>) {
    self.screen = screen
    self.registry = registry
  }

  /// Claims the screen's baton, and waits for it where there is none.
  ///
  /// - Returns: A baton nobody else gets; nil in a cancelled task, and when the registry is gone.
  public func claim() async -> Baton<Intent>? {
    guard let place = await registry?.enlist(screen) else { return nil }
    var baton = place.baton
    if baton == nil {
      for await offered in place.stream { baton = offered }
    }
    guard let baton, !Task.isCancelled else {
      await registry?.leave(place.claim, from: screen)
      return nil
    }
    await registry?.accept(place.claim)
    return baton
  }
}

extension Handoff: AsyncSequence {
  /// What the sequence is made of.
  public typealias Element = Baton<Intent>

  /// Begins to claim.
  public func makeAsyncIterator() -> Iterator {
    Iterator(handoff: self)
  }

  /// A claimant that claims again and again.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let handoff: Handoff

    /// Claims the next baton; nil in a cancelled task, and when the registry is gone.
    public mutating func next() async -> Baton<Intent>? {
      await handoff.claim()
    }
  }
}
