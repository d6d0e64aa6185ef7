/// Who sleeps on a manual clock and until when, and who waits for sleepers.
///
/// Each transition returns what is to be resumed, so that nothing runs under the lock.
struct ManualClockState: Sendable {
  typealias Waiter = CheckedContinuation<Bool, Never>

  /// One waiter to resume: on time, or because its task was cancelled.
  struct Wake: Sendable {
    let waiter: Waiter
    let isOnTime: Bool
  }

  private struct Sleeper: Sendable {
    let id: Int
    let deadline: ManualClock.Instant
    let waiter: Waiter
  }

  private struct Watcher: Sendable {
    let id: Int
    let count: Int
    let waiter: Waiter
  }

  private(set) var now = ManualClock.Instant()
  /// Sorted by deadline, and by arrival where deadlines are equal.
  private var sleepers: [Sleeper] = []
  private var watchers: [Watcher] = []
  /// Tasks that were cancelled before they came to wait.
  private var cancelled: Set<Int> = []
  private var lastID = 0

  var sleeperCount: Int { sleepers.count }

  mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  mutating func sleep(
    _ id: Int,
    until deadline: ManualClock.Instant,
    _ waiter: Waiter,
  ) -> [Wake] {
    guard cancelled.remove(id) == nil else { return [Wake(waiter: waiter, isOnTime: false)] }
    guard deadline > now else { return [Wake(waiter: waiter, isOnTime: true)] }
    let place = sleepers.firstIndex { $0.deadline > deadline } ?? sleepers.endIndex
    sleepers.insert(Sleeper(id: id, deadline: deadline, waiter: waiter), at: place)
    let satisfied = watchers.filter { $0.count <= sleeperCount }
    watchers.removeAll { $0.count <= sleepers.count }
    return satisfied.map { Wake(waiter: $0.waiter, isOnTime: true) }
  }

  mutating func watch(_ id: Int, for count: Int, _ waiter: Waiter) -> [Wake] {
    guard cancelled.remove(id) == nil else { return [Wake(waiter: waiter, isOnTime: false)] }
    guard sleepers.count < count else { return [Wake(waiter: waiter, isOnTime: true)] }
    watchers.append(Watcher(id: id, count: count, waiter: waiter))
    return []
  }

  mutating func cancel(_ id: Int) -> [Wake] {
    if let place = sleepers.firstIndex(where: { $0.id == id }) {
      return [Wake(waiter: sleepers.remove(at: place).waiter, isOnTime: false)]
    }
    if let place = watchers.firstIndex(where: { $0.id == id }) {
      return [Wake(waiter: watchers.remove(at: place).waiter, isOnTime: false)]
    }
    cancelled.insert(id)
    return []
  }

  /// Forgets a task that has waited, and was perhaps cancelled on its way out.
  mutating func forget(_ id: Int) -> [Wake] {
    cancelled.remove(id)
    return []
  }

  /// Moves to the first deadline within a limit, and returns who wakes there.
  mutating func wakeNext(until limit: ManualClock.Instant?) -> Wake? {
    guard
      let first = sleepers.first,
      limit.map({ first.deadline <= $0 }) ?? true
    else { return nil }
    now = max(now, first.deadline)
    sleepers.removeFirst()
    return Wake(waiter: first.waiter, isOnTime: true)
  }

  mutating func move(to deadline: ManualClock.Instant) -> [Wake] {
    now = max(now, deadline)
    return []
  }
}
