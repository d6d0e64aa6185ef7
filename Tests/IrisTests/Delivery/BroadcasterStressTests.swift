import Iris
import Testing

/// What one subscriber saw, folded as it came, since a hundred thousand numbers are too many to
/// show when something is wrong.
private struct Seen: Equatable, Sendable {
  var count = 0
  var last = -1
  var isOrdered = true
  var hasGap = false

  mutating func take(_ number: Int) {
    isOrdered = isOrdered && number > last
    hasGap = hasGap || number != last + 1
    last = number
    count += 1
  }
}

@Suite(.timeLimit(.minutes(5))) struct `A hundred thousand batons to sixteen subscribers` {
  private let count = 100_000
  private let broadcaster = Broadcaster(NumberCodec(), flows: .sequence("link"))

  /// Reads to the end, and lets others run after every `pause` batons.
  private func read(
    _ buffering: BroadcastBuffer,
    pause: Int,
  ) -> (batons: Batons<Int>, task: Task<Seen, Never>) {
    let batons = broadcaster.subscribe(buffering: buffering)
    let task = Task {
      var seen = Seen()
      for await baton in batons {
        seen.take(baton.intent)
        if seen.count.isMultiple(of: pause) { await Task.yield() }
      }
      return seen
    }
    return (batons, task)
  }

  /// Reads until it is cancelled, which it is when it has seen so many.
  private func readHalf(_ limit: Int) -> Task<Seen, Never> {
    let batons = broadcaster.subscribe(buffering: .unbounded)
    let (reached, mark) = AsyncStream.makeStream(of: Void.self)
    let reader = Task {
      var seen = Seen()
      for await baton in batons {
        seen.take(baton.intent)
        if seen.count == limit { mark.finish() }
      }
      return seen
    }
    return Task {
      for await _ in reached {}
      reader.cancel()
      return await reader.value
    }
  }

  private func send(_ numbers: Range<Int>) async {
    for number in numbers {
      broadcaster.receive(number)
      if number.isMultiple(of: 1_000) { await Task.yield() }
    }
  }

  @Test func `keep their order and lose nothing but what a policy counts`() async {
    let lossless =
      (0..<4).map { _ in read(.unbounded, pause: count) }
      + (0..<2).map { _ in read(.unbounded, pause: 1) }
    let newest = (0..<2).map { _ in read(.newest(64), pause: 8) }
    let oldest = (0..<2).map { _ in read(.oldest(64), pause: 8) }
    let idle = broadcaster.subscribe(buffering: .newest(64))
    let stuck = broadcaster.subscribe(buffering: .oldest(64))
    let cancelled = (1...4).map { ($0 * 20_000, readHalf($0 * 20_000)) }
    #expect(await broadcaster.status().subscribers.count == 16)

    await send(0..<90_000)
    for (limit, task) in cancelled {
      let seen = await task.value
      #expect(seen.count >= limit && seen.count <= 90_000)
      #expect(seen.isOrdered && !seen.hasGap)
    }
    await send(90_000..<count)
    let status = await broadcaster.status()
    broadcaster.finish()

    #expect(status.sentCount == count)
    #expect(status.subscribers.count == 12)
    #expect(status.subscribers.allSatisfy { $0.sentCount == count })
    #expect(status.droppedCount == status.subscribers.reduce(0) { $0 + $1.droppedCount })

    for (batons, task) in lossless {
      let expected = Seen(count: count, last: count - 1, isOrdered: true, hasGap: false)
      #expect(await task.value == expected)
      #expect(status[batons.id]?.droppedCount == 0)
    }
    for (batons, task) in newest {
      let seen = await task.value
      #expect(seen.isOrdered && seen.last == count - 1)
      #expect(seen.count + (status[batons.id]?.droppedCount ?? 0) == count)
    }
    for (batons, task) in oldest {
      let seen = await task.value
      #expect(seen.isOrdered)
      #expect(seen.count + (status[batons.id]?.droppedCount ?? 0) == count)
    }
    #expect(status[idle.id]?.droppedCount == count - 64)
    #expect(await idle.intents() == Array((count - 64)..<count))
    #expect(status[stuck.id]?.droppedCount == count - 64)
    #expect(await stuck.intents() == Array(0..<64))
  }

  @Test func `are each handled once by the handlers that share them`() async {
    let handlers = (0..<16).map { _ in
      let batons = broadcaster.handle(buffering: .unbounded)
      return Task { await batons.intents() }
    }
    for number in 0..<2_000 {
      await broadcaster.send(number)
    }
    broadcaster.finish()
    var handled: [Int] = []
    for handler in handlers {
      let own = await handler.value
      #expect(own == own.sorted())
      handled += own
    }
    let lapsed = await broadcaster.status().lapsedCount
    #expect(Set(handled).count == handled.count)
    #expect(handled.count + lapsed == 2_000)
  }
}
