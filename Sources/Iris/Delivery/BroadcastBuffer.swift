/// How many batons wait for a subscriber that is slow, and which go when there are too many.
///
/// ```swift
/// broadcaster.subscribe(buffering: .newest(1))   // a slow screen sees where things ended
/// ```
///
/// A limit below 1 reads as 1. What a limit drops is counted in ``BroadcasterStatus``.
public enum BroadcastBuffer: Hashable, Sendable {
  /// All of them, without a limit.
  case unbounded
  /// The newest ones: the oldest that waits is dropped.
  case newest(Int)
  /// The oldest ones: the one that arrives is dropped.
  case oldest(Int)
}

extension BroadcastBuffer {
  /// The same rule in the standard library's words.
  package func policy<Element>() -> AsyncStream<Element>.Continuation.BufferingPolicy {
    switch self {
    case .unbounded: .unbounded
    case .newest(let limit): .bufferingNewest(max(1, limit))
    case .oldest(let limit): .bufferingOldest(max(1, limit))
    }
  }
}
