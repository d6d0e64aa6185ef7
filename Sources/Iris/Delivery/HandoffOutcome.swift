/// What became of a baton at the moment it was offered.
///
/// ```swift
/// if await handoffs.offer(baton, to: .book("42")) == .waiting { push(.book("42")) }
/// ```
public enum HandoffOutcome: Hashable, Sendable {
  /// A claimant was waiting and has it; should it be cancelled as it gets it, it goes to the next.
  case taken
  /// It waits for the screen to appear, or to ask for its next baton.
  case waiting
}
