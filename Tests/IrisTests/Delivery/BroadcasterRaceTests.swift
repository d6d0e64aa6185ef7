import Foundation
import Iris
import Testing

@Suite(.timeLimit(.minutes(5))) struct `Subscribers that come and go` {
  private let broadcaster = Broadcaster(NumberCodec(), flows: .sequence("link"))

  /// CC-01: cancelling a subscriber while something is yielded to it.
  @Test func `never block a sender`() async {
    let broadcaster = broadcaster
    let sender = Task {
      var number = 0
      while !Task.isCancelled {
        await broadcaster.send(number)
        number += 1
      }
      return number
    }
    for _ in 0..<1_000 {
      let consumers = (0..<8).map { _ in
        Task { for await _ in broadcaster.subscribe() {} }
      }
      await Task.yield()
      for consumer in consumers { consumer.cancel() }
      for consumer in consumers { await consumer.value }
    }
    sender.cancel()
    #expect(await sender.value > 0)
    #expect(await broadcaster.status().subscribers.isEmpty)
  }

  /// CC-02: ending all streams calls every stream's removal.
  @Test func `all end with the broadcast`() async {
    let subscribers = (0..<3).map { _ in broadcaster.subscribe() }
    #expect(await broadcaster.status().subscribers.count == 3)
    broadcaster.finish()
    broadcaster.finish()
    for subscriber in subscribers { #expect(await subscriber.intents() == []) }
    #expect(await broadcaster.status().subscribers.isEmpty)
  }

  /// CC-03: nobody who left is kept, and who idles holds no more than its buffer.
  @Test func `are forgotten when they are cancelled`() async {
    let broadcaster = broadcaster
    for _ in 0..<1_000 {
      let consumer = Task { for await _ in broadcaster.subscribe() {} }
      consumer.cancel()
      await consumer.value
    }
    #expect(await broadcaster.status().subscribers.isEmpty)
  }

  @Test func `are forgotten when they never begin`() async {
    for _ in 0..<100 { _ = broadcaster.subscribe() }
    #expect(await broadcaster.status().subscribers.isEmpty)
  }

  @Test func `are forgotten when they leave their loop`() async {
    broadcaster.receive(1)
    for await _ in broadcaster.subscribe() { break }
    #expect(await broadcaster.status().subscribers.isEmpty)
  }

  @Test func `hold no more than their buffer when they idle`() async throws {
    let idle = broadcaster.subscribe(buffering: .newest(10))
    for number in 0..<10_000 { broadcaster.receive(number) }
    let status = try #require(await broadcaster.status().subscribers.first)
    #expect(status.id == idle.id)
    #expect(status.sentCount == 10_000)
    #expect(status.droppedCount == 9_990)
    broadcaster.finish()
    #expect(await idle.intents() == Array(9_990..<10_000))
  }

  /// CC-04: everyone has a stream of its own.
  @Test func `each see everything`() async {
    let broadcaster = broadcaster
    let seen = await withTaskGroup(of: [Int].self) { group in
      for subscriber in [broadcaster.subscribe(), broadcaster.subscribe()] {
        group.addTask { await subscriber.intents() }
      }
      for number in 1...6 { broadcaster.receive(number) }
      broadcaster.finish()
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(seen == [[1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]])
  }

  @Test func `see the order of one caller whichever way it calls`() async {
    let subscriber = broadcaster.subscribe(buffering: .unbounded)
    for number in stride(from: 0, to: 1_000, by: 2) {
      broadcaster.receive(number)
      await broadcaster.send(number + 1)
    }
    broadcaster.finish()
    #expect(await subscriber.intents() == Array(0..<1_000))
  }

  @Test func `see one order of many callers`() async {
    let broadcaster = broadcaster
    let subscribers = (0..<3).map { _ in broadcaster.subscribe(buffering: .unbounded) }
    await withTaskGroup { group in
      for caller in 0..<8 {
        group.addTask { for number in 0..<500 { broadcaster.receive(caller * 1_000 + number) } }
      }
    }
    broadcaster.finish()
    let order = await subscribers[0].intents()
    for subscriber in subscribers.dropFirst() { #expect(await subscriber.intents() == order) }
    for caller in 0..<8 {
      let own = order.filter { $0 / 1_000 == caller }
      #expect(own == (0..<500).map { caller * 1_000 + $0 })
    }
  }
}

@Suite(.timeLimit(.minutes(5))) struct `A subscriber that is slow` {
  private struct Case: CustomTestStringConvertible, Sendable {
    let buffering: BroadcastBuffer
    let expected: [Int]
    var testDescription: String { "\(buffering)" }
  }

  /// CC-07: the end that is stale goes, and the drop is seen.
  @Test(arguments: [
    Case(buffering: .unbounded, expected: [1, 2, 3]),
    Case(buffering: .newest(2), expected: [2, 3]),
    Case(buffering: .newest(1), expected: [3]),
    Case(buffering: .newest(0), expected: [3]),
    Case(buffering: .oldest(2), expected: [1, 2]),
    Case(buffering: .oldest(-1), expected: [1]),
  ])
  private func `gets what its buffer keeps and the rest is counted`(sample: Case) async {
    let broadcaster = Broadcaster(NumberCodec())
    let subscriber = broadcaster.subscribe(buffering: sample.buffering)
    for number in 1...3 { broadcaster.receive(number) }
    let status = await broadcaster.status()
    #expect(status.droppedCount == 3 - sample.expected.count)
    #expect(status.subscribers.map(\.droppedCount) == [3 - sample.expected.count])
    broadcaster.finish()
    #expect(await subscriber.intents() == sample.expected)
  }

  @Test func `has its drops counted after it has left`() async {
    let broadcaster = Broadcaster(NumberCodec())
    do {
      let subscriber = broadcaster.subscribe(buffering: .newest(1))
      for number in 1...3 { broadcaster.receive(number) }
      #expect(await broadcaster.status().droppedCount == 2)
      #expect(await subscriber.intents(1) == [3])
    }
    let status = await broadcaster.status()
    #expect(status.subscribers.isEmpty)
    #expect(status.droppedCount == 2)
  }

  @Test func `has what is replayed counted against its buffer`() async {
    let broadcaster = Broadcaster(NumberCodec())
    for number in 1...3 { broadcaster.receive(number) }
    let subscriber = broadcaster.subscribe(replay: .last(3), buffering: .newest(2))
    #expect(await broadcaster.status().subscribers.map(\.droppedCount) == [1])
    broadcaster.finish()
    #expect(await subscriber.intents() == [2, 3])
  }
}

@Suite(.timeLimit(.minutes(5))) struct `A broadcaster that is let go` {
  @Test func `ends its subscriptions behind what it has received`() async {
    var owner: Broadcaster<NumberCodec>? = Broadcaster(NumberCodec())
    let subscriber = owner?.subscribe()
    let handler = owner?.handle()
    owner?.receive(1)
    owner?.receive(2)
    owner = nil
    #expect(await subscriber?.intents() == [1, 2])
    #expect(await handler?.intents() == [1, 2])
  }

  @Test func `is kept alive by no subscriber`() async {
    weak var released: Broadcaster<NumberCodec>?
    let subscribers: [Batons<Int>]
    do {
      let broadcaster = Broadcaster(NumberCodec())
      released = broadcaster
      subscribers = [broadcaster.subscribe(), broadcaster.handle()]
      await broadcaster.send(1)
    }
    for subscriber in subscribers { #expect(await subscriber.intents() == [1]) }
    #expect(released == nil)
  }
}
