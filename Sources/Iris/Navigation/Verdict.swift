/// What a gate says of an arrival.
public enum Verdict<Intent: Equatable & Sendable>: Equatable, Sendable {
  /// The arrival may go on to the next gate, and after the last one be opened.
  case allow
  /// The arrival waits until a condition holds, and is then judged by every gate again.
  case hold(until: GateCondition)
  /// The arrival leads somewhere else, which every gate judges in turn; a diversion to the intent
  /// itself allows it.
  case divert(to: Intent)
  /// Nothing is to happen.
  case drop
}
