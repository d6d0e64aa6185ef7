/// What became of a baton at the moment it was offered.
public enum HandoffOutcome: Hashable, Sendable {
  /// A claimant was waiting and has it.
  case taken
  /// It waits for the screen to appear, or to ask for its next baton.
  case waiting
}
