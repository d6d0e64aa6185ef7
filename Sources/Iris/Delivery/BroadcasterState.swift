#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// What a broadcaster knows, apart from the streams it yields to.
///
/// Each transition leaves the state whole and returns what is to be done; the actor does it then.
package struct BroadcasterState<Intent: Equatable & Sendable>: Sendable {
  /// The batons a new subscriber starts with, and whether that is all it will ever get.
  package struct Welcome: Sendable {
    package let replay: [Baton<Intent>]
    package let isLast: Bool
  }

  private enum Phase {
    case open
    case finished
  }

  private struct Memory {
    let baton: Baton<Intent>
    var isConsumed = false
  }

  private struct Delivery {
    let text: String
    let scene: NavFlow.Scene?
    let moment: Duration
  }

  package private(set) var status = BroadcasterStatus()
  private var phase = Phase.open
  private var memories: [Memory] = []
  private var deliveries: [Delivery] = []
  private let capacity: Int

  /// - Parameter capacity: How many batons are remembered; below 1 reads as 1.
  package init(capacity: Int) {
    self.capacity = max(1, capacity)
  }
}

extension BroadcasterState {
  /// Takes in a subscriber, and returns what it missed and asked for.
  package mutating func subscribe(
    _ subscriber: BroadcasterStatus.Subscriber,
    replay: BroadcastReplay,
  ) -> Welcome {
    let visible = remembered.filter { $0.baton.isVisible(in: subscriber.scene) }
    let missed =
      switch replay {
      case .none: [Memory]()
      case .last(let count): Array(visible.suffix(max(0, count)))
      case .unconsumed: visible.filter { !$0.isConsumed }
      }
    if phase == .open {
      var subscriber = subscriber
      subscriber.sentCount = missed.count
      status.subscribers.append(subscriber)
    }
    return Welcome(replay: missed.map(\.baton), isLast: phase == .finished)
  }

  /// Tells whether a link is to be sent on, and remembers its delivery if so.
  package mutating func admit(
    _ text: String,
    scene: NavFlow.Scene?,
    moment: Duration,
    window: Duration?,
  ) -> Bool {
    guard phase == .open else {
      status.refusedCount += 1
      return false
    }
    guard let window else { return true }
    deliveries.removeAll { moment - $0.moment >= window }
    guard !deliveries.contains(where: { $0.text == text && $0.scene == scene }) else {
      status.duplicateCount += 1
      return false
    }
    deliveries.append(Delivery(text: text, scene: scene, moment: moment))
    if deliveries.count > capacity { deliveries.removeFirst() }
    return true
  }

  /// Tells whether an intent is to be sent on.
  package mutating func admit() -> Bool {
    guard phase == .finished else { return true }
    status.refusedCount += 1
    return false
  }

  /// Sends a baton that may have been sent before, which is then remembered anew.
  package mutating func resend(_ baton: Baton<Intent>) -> [UUID] {
    memories.removeAll { $0.baton.id == baton.id }
    return send(baton)
  }

  /// Remembers a baton, and returns the subscribers it goes to, in the order they came.
  package mutating func send(_ baton: Baton<Intent>) -> [UUID] {
    remember(baton)
    status.sentCount += 1
    var receivers: [UUID] = []
    for index in status.subscribers.indices
    where baton.isVisible(in: status.subscribers[index].scene) {
      status.subscribers[index].sentCount += 1
      receivers.append(status.subscribers[index].id)
    }
    return receivers
  }

  /// Marks a baton as handled.
  ///
  /// - Returns: Whether it was remembered and nobody had consumed it.
  package mutating func consume(_ id: NavFlow.ID) -> Bool {
    let oldest = memories.count - remembered.count
    guard
      let index = memories.lastIndex(where: { $0.baton.id == id }),
      index >= oldest,
      !memories[index].isConsumed
    else { return false }
    memories[index].isConsumed = true
    return true
  }

  /// Counts batons a subscriber's buffer dropped.
  package mutating func countDrops(_ count: Int, of id: UUID) {
    status.droppedCount += count
    guard let index = status.subscribers.firstIndex(where: { $0.id == id }) else { return }
    status.subscribers[index].droppedCount += count
  }

  /// Forgets a subscriber that has left.
  package mutating func forget(_ id: UUID) {
    status.subscribers.removeAll { $0.id == id }
  }

  /// Ends the broadcast, and returns the subscribers whose streams end with it.
  package mutating func finish() -> [UUID] {
    phase = .finished
    let ids = status.subscribers.map(\.id)
    status.subscribers = []
    return ids
  }
}

extension BroadcasterState {
  private var remembered: ArraySlice<Memory> { memories.suffix(capacity) }

  private mutating func remember(_ baton: Baton<Intent>) {
    if memories.count >= capacity, !memories[memories.count - capacity].isConsumed {
      status.lapsedCount += 1
    }
    memories.append(Memory(baton: baton))
    // Twice the capacity is kept before the front is cut, so that cutting costs O(1) a baton.
    if memories.count >= 2 * capacity { memories.removeFirst(memories.count - capacity) }
  }
}

extension Baton {
  /// Whether a subscriber that listens for a scene, or for all of them, sees the baton.
  fileprivate func isVisible(in scene: NavFlow.Scene?) -> Bool {
    scene == nil || flow.scene == nil || flow.scene == scene
  }
}
