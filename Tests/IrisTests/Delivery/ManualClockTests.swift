import IrisTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct `A manual clock` {
  private let clock = ManualClock()

  /// Puts a task to sleep and returns once it is asleep.
  private func sleeper(
    _ name: String,
    _ seconds: Int,
    _ woken: AsyncStream<String>.Continuation,
  ) async -> Task<Void, any Error> {
    let count = clock.sleeperCount
    let clock = clock
    let task = Task {
      try await clock.sleep(for: .seconds(seconds))
      woken.yield(name)
    }
    await clock.waitForSleepers(count + 1)
    return task
  }

  @Test func `stands still until it is moved`() {
    #expect(clock.now.offset == .zero)
    clock.advance(by: .seconds(2))
    #expect(clock.now.offset == .seconds(2))
    clock.advance(by: .seconds(-1))
    clock.advance(to: ManualClock.Instant())
    #expect(clock.now.offset == .seconds(2))
  }

  @Test func `wakes nobody before the time`() async throws {
    let (woken, mark) = AsyncStream.makeStream(of: String.self)
    let task = await sleeper("a", 5, mark)
    clock.advance(by: .milliseconds(4999))
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .milliseconds(1))
    #expect(clock.sleeperCount == 0)
    try await task.value
    #expect(await woken.first(1) == ["a"])
  }

  @Test func `wakes each at its deadline`() async {
    let (woken, mark) = AsyncStream.makeStream(of: String.self)
    _ = await sleeper("late", 3, mark)
    _ = await sleeper("first", 1, mark)
    _ = await sleeper("middle", 2, mark)
    for name in ["first", "middle", "late"] {
      clock.advance(by: .seconds(1))
      #expect(await woken.first(1) == [name])
    }
  }

  /// The tasks share the main actor, which runs them in the order in which they are woken.
  @MainActor @Test func `wakes by deadline, then by who slept first`() async throws {
    var log: [String] = []
    var tasks: [Task<Void, any Error>] = []
    for (name, seconds) in [("late", 3), ("first", 1), ("second", 1), ("middle", 2)] {
      tasks.append(
        Task { @MainActor in
          try await clock.sleep(until: ManualClock.Instant(offset: .seconds(seconds)))
          log.append(name)
        }
      )
      await clock.waitForSleepers(tasks.count)
    }
    clock.advance(by: .seconds(3))
    for task in tasks { try await task.value }
    #expect(log == ["first", "second", "middle", "late"])
  }

  @Test func `does not let a task sleep past its deadline`() async throws {
    clock.advance(by: .seconds(10))
    try await clock.sleep(until: ManualClock.Instant(offset: .seconds(10)))
    try await clock.sleep(for: .seconds(-1))
    #expect(clock.sleeperCount == 0)
  }

  @Test func `wakes a cancelled sleeper at once with an error`() async {
    let (_, mark) = AsyncStream.makeStream(of: String.self)
    let task = await sleeper("a", 5, mark)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
    #expect(clock.now.offset == .zero)
  }

  @Test func `lets no cancelled task fall asleep`() async {
    let result = await cancelled { [clock] in try await clock.sleep(for: .seconds(1)) }
    #expect(throws: CancellationError.self) { try result.get() }
    #expect(clock.sleeperCount == 0)
  }

  @Test func `is neither stuck nor double in a race of cancelling and waking`() async {
    for _ in 0..<2_000 {
      let clock = ManualClock()
      let task = Task { try await clock.sleep(for: .seconds(1)) }
      let waker = Task { clock.advance(by: .seconds(1)) }
      task.cancel()
      _ = await task.result
      await waker.value
      #expect(clock.sleeperCount == 0)
    }
  }

  @Test func `does not keep a cancelled task waiting for sleepers`() async {
    let early = await cancelled { [clock] in await clock.waitForSleepers(1) }
    #expect(throws: Never.self) { try early.get() }
    let watcher = Task { [clock] in await clock.waitForSleepers(1) }
    await Task.yield()
    watcher.cancel()
    await watcher.value
  }

  @Test func `runs until nobody sleeps`() async throws {
    let (woken, mark) = AsyncStream.makeStream(of: String.self)
    _ = await sleeper("b", 7, mark)
    _ = await sleeper("a", 5, mark)
    await clock.run()
    #expect(clock.now.offset == .seconds(7))
    #expect(Set(await woken.first(2)) == ["a", "b"])
  }
}
