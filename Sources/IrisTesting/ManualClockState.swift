/// Who sleeps on a manual clock, and until when.
///
/// Each transition returns what is to be resumed, so that nothing runs under the lock.
struct ManualClockState {
  typealias Sleeper = CheckedContinuation<Bool, Never>
  typealias Watcher = CheckedContinuation<Void, Never>

  enum Action {
    case nothing
    case resume(Sleeper, isAwake: Bool)
    case tell([Watcher])
  }

  private struct Entry {
    let id: Int
    let deadline: ManualClock.Instant
    let sleeper: Sleeper
  }

  private(set) var now = ManualClock.Instant()
  /// Sorted by deadline, and by arrival where deadlines are equal.
  private var entries: [Entry] = []
  private var watchers: [(count: Int, watcher: Watcher)] = []
  /// Tasks that were cancelled before they came to sleep.
  private var cancelled: Set<Int> = []

  private var lastID = 0

  var sleeperCount: Int { entries.count }

  mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  /// Forgets a task that is awake and was perhaps cancelled on its way out.
  mutating func forget(_ id: Int) -> Action {
    cancelled.remove(id)
    return .nothing
  }

  mutating func sleep(
    _ id: Int,
    until deadline: ManualClock.Instant,
    _ sleeper: Sleeper,
  ) -> Action {
    guard cancelled.remove(id) == nil else { return .resume(sleeper, isAwake: false) }
    guard deadline > now else { return .resume(sleeper, isAwake: true) }
    let place = entries.firstIndex { $0.deadline > deadline } ?? entries.endIndex
    entries.insert(Entry(id: id, deadline: deadline, sleeper: sleeper), at: place)
    let count = entries.count
    let told = watchers.filter { $0.count <= count }.map(\.watcher)
    watchers.removeAll { $0.count <= count }
    return .tell(told)
  }

  mutating func cancel(_ id: Int) -> Action {
    guard let place = entries.firstIndex(where: { $0.id == id }) else {
      cancelled.insert(id)
      return .nothing
    }
    return .resume(entries.remove(at: place).sleeper, isAwake: false)
  }

  mutating func watch(for count: Int, _ watcher: Watcher) -> Action {
    guard entries.count < count else { return .tell([watcher]) }
    watchers.append((count, watcher))
    return .nothing
  }

  /// Moves to the first deadline within a limit, and returns who wakes there.
  mutating func wakeNext(until limit: ManualClock.Instant?) -> Sleeper? {
    guard let first = entries.first, limit.map({ first.deadline <= $0 }) ?? true else { return nil }
    now = max(now, first.deadline)
    return entries.removeFirst().sleeper
  }

  mutating func move(to deadline: ManualClock.Instant) -> Action {
    now = max(now, deadline)
    return .nothing
  }
}
