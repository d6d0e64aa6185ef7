/// A clock that stands still until a test moves it.
///
/// ```swift
/// let clock = ManualClock()
/// let timeout = Task { try await clock.sleep(for: .seconds(5)) }
/// await clock.waitForSleepers(1)   // the task is asleep now
/// clock.advance(by: .seconds(5))   // and now it is awake
/// ```
///
/// Sleepers wake in the order of their deadlines, and those with one deadline in the order they
/// went to sleep; each finds the clock at its own deadline or later. A cancelled sleeper throws at
/// once and is forgotten.
///
/// What a woken task does next is its own business and takes real time. A test that needs to know
/// waits for a fact: for the number of sleepers, or for what the task produces.
public final class ManualClock: Clock, Sendable {
  /// A moment on the clock, as the time since the clock was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let offset: Duration

    /// Makes a moment from the time since the clock was made.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// Returns a later moment.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    /// Tells the time to a later moment.
    public func duration(to other: Self) -> Duration { other.offset - offset }

    /// Whether one moment is before another.
    public static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
  }

  private let state = Locked(ManualClockState())

  /// Makes a clock that shows zero.
  public init() {}

  /// What the clock shows.
  public var now: Instant { state.withLock { $0.now } }

  /// The smallest step the clock can be moved by.
  public var minimumResolution: Duration { Duration(secondsComponent: 0, attosecondsComponent: 1) }
}

// MARK: - Sleeping

extension ManualClock {
  /// Sleeps until the clock is moved to a moment.
  ///
  /// - Parameters:
  ///   - deadline: When to wake; a moment that is past is no sleep.
  ///   - tolerance: Ignored: a manual clock wakes on time.
  /// - Throws: `CancellationError` at once when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.withLock { $0.makeID() }
    defer { perform { $0.forget(id) } }
    let isOnTime = await withTaskCancellationHandler {
      await withCheckedContinuation { sleeper in
        perform { $0.sleep(id, until: deadline, sleeper) }
      }
    } onCancel: {
      perform { $0.cancel(id) }
    }
    guard isOnTime else { throw CancellationError() }
  }

  /// Waits until so many tasks are asleep on the clock, or more; returns at once in a cancelled
  /// task.
  ///
  /// - Parameter count: How many sleepers to wait for.
  public func waitForSleepers(_ count: Int) async {
    let id = state.withLock { $0.makeID() }
    defer { perform { $0.forget(id) } }
    _ = await withTaskCancellationHandler {
      await withCheckedContinuation { watcher in
        perform { $0.watch(id, for: count, watcher) }
      }
    } onCancel: {
      perform { $0.cancel(id) }
    }
  }

  /// How many tasks are asleep on the clock.
  public var sleeperCount: Int { state.withLock { $0.sleeperCount } }
}

// MARK: - Moving

extension ManualClock {
  /// Moves the clock on, and wakes whoever's deadline has come.
  ///
  /// - Parameter duration: How far to move; a negative one moves nothing.
  public func advance(by duration: Duration) {
    advance(to: now.advanced(by: duration))
  }

  /// Moves the clock to a moment, and wakes whoever's deadline has come.
  ///
  /// - Parameter deadline: Where to move to; a moment that is past moves nothing.
  public func advance(to deadline: Instant) {
    while wakeNext(until: deadline) {}
    perform { $0.move(to: deadline) }
  }

  /// Moves the clock from deadline to deadline until nobody is asleep on it.
  ///
  /// Between two deadlines the tasks that were woken get a chance to run and to sleep again. It is
  /// no more than a chance: a test that needs every later sleep to count waits with
  /// ``waitForSleepers(_:)`` and moves the clock itself.
  public func run() async {
    while true {
      for _ in 0..<100 { await Task.yield() }
      guard wakeNext(until: nil) else { return }
    }
  }

  private func wakeNext(until limit: Instant?) -> Bool {
    guard let wake = state.withLock({ $0.wakeNext(until: limit) }) else { return false }
    wake.waiter.resume(returning: wake.isOnTime)
    return true
  }

  /// Changes the state, and resumes whom the change concerns once the lock is let go.
  private func perform(_ change: (inout ManualClockState) -> [ManualClockState.Wake]) {
    for wake in state.withLock(change) { wake.waiter.resume(returning: wake.isOnTime) }
  }
}
