/// What a subscriber sees of the batons that were sent before it came.
///
/// ```swift
/// broadcaster.subscribe(replay: .last(3))
/// ```
///
/// Replayed batons come first, oldest first, and count against the subscriber's buffer.
public enum BroadcastReplay: Hashable, Sendable {
  /// Nothing: only what is sent from now on.
  case none
  /// The newest batons, up to this many of those remembered.
  case last(Int)
  /// Every remembered baton that nobody has consumed.
  case unconsumed
}
