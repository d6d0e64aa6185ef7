import Foundation
import Iris
import IrisTesting
import Testing

@Suite struct `A flow` {
  private static let start = Date(timeIntervalSinceReferenceDate: 0)

  @Test func `is one arrival and never another with the same content`() {
    var flows = NavFlow.Generator.sequence("link")
    let first = flows.makeFlow(source: .link)
    let second = flows.makeFlow(source: .link)
    #expect(first != second)
    #expect(first.id == "link-1")
    #expect(second.id == "link-2")
  }

  @Test func `carries everything an arrival says`() {
    var flows = NavFlow.Generator.sequence("link")
    let flow = flows.makeFlow(
      source: .notification,
      parent: "tap-9",
      scene: "main",
      unclaimedItems: [QueryItem(name: "utm_source", value: "mail")],
      unclaimedFragment: "top",
    )
    let expected = NavFlow(
      id: "link-1",
      source: "notification",
      parent: "tap-9",
      scene: "main",
      unclaimedItems: [QueryItem(name: "utm_source", value: "mail")],
      unclaimedFragment: "top",
      startedAt: Self.start,
    )
    #expect(flow == expected)
  }

  @Test func `survives the launch it began in`() throws {
    let flow = NavFlow(
      id: "link-1",
      source: .universalLink,
      parent: "tap-1",
      scene: "main",
      unclaimedItems: [QueryItem(name: "q", value: "")],
      startedAt: Self.start,
    )
    let data = try JSONEncoder().encode(flow)
    #expect(try JSONDecoder().decode(NavFlow.self, from: data) == flow)
    #expect(String(decoding: data, as: UTF8.self).contains(#""source":"universal link""#))
  }

  @Test(arguments: [
    (NavFlow(id: "a", source: .tap, startedAt: start), "tap a"),
    (NavFlow(id: "b", source: .link, parent: "a", startedAt: start), "link b within a"),
  ])
  func `is described by where it came from`(flow: NavFlow, expected: String) {
    #expect(flow.description == expected)
  }

  @Test func `is current in what runs within it and in its child tasks`() async {
    let flow = NavFlow(id: "outer", source: .link, startedAt: Self.start)
    let inner = NavFlow(id: "inner", source: .tap, startedAt: Self.start)
    #expect(NavFlow.current == nil)
    await flow.run {
      #expect(NavFlow.current == flow)
      async let child = NavFlow.current
      let task = Task { NavFlow.current }
      #expect(await child == flow)
      #expect(await task.value == flow)
      inner.run { #expect(NavFlow.current == inner) }
      #expect(NavFlow.current == flow)
      #expect(await Task.detached { NavFlow.current }.value == nil)
    }
    #expect(NavFlow.current == nil)
  }

  @Test func `passes on what its closure throws`() async {
    struct Failure: Error {}
    let flow = NavFlow(id: "outer", source: .link, startedAt: Self.start)
    #expect(throws: Failure.self) { try flow.run { throw Failure() } }
    await #expect(throws: Failure.self) {
      try await flow.run {
        await Task.yield()
        throw Failure()
      }
    }
  }
}

@Suite struct `A generator of flows` {
  @Test func `counts on its own in each copy`() {
    var original = NavFlow.Generator.sequence("link")
    _ = original.makeFlow(source: .link)
    var copy = original
    #expect(original.makeFlow(source: .link).id == "link-2")
    #expect(copy.makeFlow(source: .link).id == "link-2")
  }

  @Test func `takes ids and dates from the app`() {
    let date = Date(timeIntervalSinceReferenceDate: 42)
    var flows = NavFlow.Generator(id: { "mine" }, date: { date })
    let flow = flows.makeFlow(source: .app)
    #expect(flow.id == "mine")
    #expect(flow.startedAt == date)
  }

  @Test func `takes its dates from a manual clock`() {
    let clock = ManualClock()
    var flows = NavFlow.Generator.sequence("link", clock: clock)
    clock.advance(by: .milliseconds(1500))
    let expected = Date(timeIntervalSinceReferenceDate: 1.5)
    #expect(flows.makeFlow(source: .link).startedAt == expected)
  }

  @Test func `makes ids of its own when it is live`() {
    var flows = NavFlow.Generator.live
    let ids = Set((0..<100).map { _ in flows.makeFlow(source: .link).id })
    #expect(ids.count == 100)
  }
}

@Suite struct `A baton` {
  private static func baton(_ page: Page, _ id: NavFlow.ID) -> Baton<Page> {
    Baton(page, flow: NavFlow(id: id, source: .tap, startedAt: Date(timeIntervalSince1970: 0)))
  }

  @Test func `is the same baton when its id is the same`() {
    #expect(Self.baton(.book(1), "a") == Self.baton(.book(1), "a"))
    #expect(Self.baton(.book(1), "a") != Self.baton(.book(1), "b"))
    #expect(Set([Self.baton(.home, "a"), Self.baton(.book(1), "a")]).count == 1)
  }

  @Test func `keeps its identity in another vocabulary`() {
    let baton = Self.baton(.book(1), "a")
    let other = baton.map { "\($0)" }
    #expect(other.id == baton.id)
    #expect(other.flow == baton.flow)
    #expect(other.intent == "book(1)")
  }

  @Test func `survives the launch it began in`() throws {
    let baton = Self.baton(.book(7), "a")
    let copy = try JSONDecoder().decode(
      Baton<Page>.self,
      from: JSONEncoder().encode(baton),
    )
    #expect(copy == baton)
    #expect(copy.intent == .book(7))
    #expect(copy.flow == baton.flow)
  }
}

@Suite struct `Latest wins` {
  @Test func `makes every older token stale for good`() {
    var latest = LatestWins()
    let first = latest.claim()
    #expect(latest.isCurrent(first))
    let second = latest.claim()
    #expect(!latest.isCurrent(first))
    #expect(latest.isCurrent(second))
    let wasFirst = latest.settle(first)
    #expect(!wasFirst)
    #expect(latest.isCurrent(second))
    let wasSecond = latest.settle(second)
    #expect(wasSecond)
    #expect(!latest.isCurrent(second))
    #expect(!latest.isCurrent(first))
  }

  @Test func `keeps no mark of a run that failed`() {
    var latest = LatestWins()
    _ = latest.claim()
    let next = latest.claim()
    #expect(latest.isCurrent(next))
  }

  @Test func `can make every token stale without a new one`() {
    var latest = LatestWins()
    let token = latest.claim()
    latest.invalidate()
    #expect(!latest.isCurrent(token))
    #expect(latest.current == nil)
    #expect(latest.claim() != token)
  }

  /// A resolution that ignores cancellation, once for each order in which two can end.
  @Test(arguments: [[0, 1], [1, 0]])
  func `lets no older resolution overwrite a newer one`(order: [Int]) async {
    let screen = Screen()
    let gates = (0..<2).map { _ in AsyncStream.makeStream(of: Void.self) }
    let tokens = [await screen.begin(), await screen.begin()]
    let runs = (0..<2).map { number in
      Task {
        for await _ in gates[number].stream {}
        await screen.show(number, tokens[number])
      }
    }
    runs[0].cancel()
    for number in order {
      gates[number].continuation.finish()
      await runs[number].value
    }
    #expect(await screen.shown == [1])
  }

  private actor Screen {
    private var latest = LatestWins()
    private(set) var shown: [Int] = []

    func begin() -> LatestWins.Token { latest.claim() }

    func show(_ number: Int, _ token: LatestWins.Token) {
      guard latest.isCurrent(token) else { return }
      shown.append(number)
    }
  }
}
