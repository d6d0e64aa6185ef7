import Foundation
import Iris
import IrisTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct `A broadcaster` {
  private func broadcaster(
    duplicates: LinkDuplicates = .kept,
    remembering: Int = 256,
  ) -> Broadcaster<PageCodec> {
    Broadcaster(
      PageCodec(),
      flows: .sequence("link"),
      duplicates: duplicates,
      remembering: remembering,
    )
  }

  @Test func `shows every subscriber every baton in the order of the calls`() async throws {
    let broadcaster = broadcaster()
    let subscribers = (0..<3).map { _ in broadcaster.subscribe() }
    broadcaster.receive(try link("shop://book/1"))
    broadcaster.receive(.book(2))
    await broadcaster.send(try link("shop://book/3"))
    broadcaster.receive(.home)
    broadcaster.finish()
    for subscriber in subscribers {
      #expect(await subscriber.intents() == [.book(1), .book(2), .book(3), .home])
    }
  }

  @Test func `reads each link once, however many listen`() async throws {
    let (reads, continuation) = AsyncStream.makeStream(of: URL.self)
    let broadcaster = Broadcaster(CountingCodec(reads: continuation))
    let subscribers = (0..<5).map { _ in broadcaster.subscribe() }
    let url = try link("shop://book/1")
    await broadcaster.send(url)
    for subscriber in subscribers { #expect(await subscriber.intents(1) == [.book(1)]) }
    _ = broadcaster.subscribe()
    continuation.finish()
    #expect(await reads.all() == [url])
  }

  @Test func `puts what no route asked for into the flow`() async throws {
    let broadcaster = Broadcaster(PageTable(), flows: .sequence("link"))
    let baton = await broadcaster.send(try link("shop://book/1?utm_source=mail#top"))
    #expect(baton?.intent == .book(1))
    #expect(baton?.flow.unclaimedItems == [QueryItem(name: "utm_source", value: "mail")])
    #expect(baton?.flow.unclaimedFragment == "top")
  }

  @Test(arguments: [
    ("shop://book/1", nil, NavFlow.Source.link),
    ("HTTPS://shop.example.com/book/1", nil, .universalLink),
    ("https://shop.example.com/book/1", NavFlow.Source.notification, .notification),
  ])
  func `says where a link came from`(
    text: String,
    source: NavFlow.Source?,
    expected: NavFlow.Source,
  ) async throws {
    let baton = await broadcaster().send(try link(text), source: source)
    #expect(baton?.flow.source == expected)
  }

  @Test func `gives a tap a flow within the running one`() async throws {
    let broadcaster = broadcaster()
    let outer = try #require(await broadcaster.send(try link("shop://home"), scene: "left"))
    let inner = await outer.flow.run { await broadcaster.send(.book(1)) }
    #expect(inner?.flow.source == .tap)
    #expect(inner?.flow.parent == outer.id)
    #expect(inner?.flow.scene == "left")
    #expect(inner?.id == "link-2")
    #expect(outer.flow.parent == nil)
  }

  @Test func `dates an arrival at the call and not when its turn comes`() async throws {
    let clock = ManualClock()
    let broadcaster = Broadcaster(PageCodec(), flows: .sequence("link", clock: clock))
    let batons = broadcaster.subscribe()
    broadcaster.receive(.home)
    clock.advance(by: .seconds(1))
    broadcaster.receive(.home)
    let dates = await batons.first(2).map(\.flow.startedAt.timeIntervalSinceReferenceDate)
    #expect(dates == [0, 1])
  }

  @Test func `passes on a baton that has its flow`() async {
    let broadcaster = broadcaster()
    let flow = NavFlow(id: "held", source: .link, startedAt: Date(timeIntervalSince1970: 0))
    broadcaster.receive(Baton(.book(1), flow: flow))
    let received = await broadcaster.subscribe().first(1)
    #expect(received.map(\.flow) == [flow])
  }
}

@Suite(.timeLimit(.minutes(5))) struct `A late subscriber` {
  private func broadcaster(remembering: Int = 256) async -> Broadcaster<PageCodec> {
    let broadcaster = Broadcaster(
      PageCodec(),
      flows: .sequence("link"),
      remembering: remembering,
    )
    for number in 1...3 { await broadcaster.send(.book(number)) }
    return broadcaster
  }

  @Test func `begins with the last baton`() async {
    let broadcaster = await broadcaster()
    let batons = broadcaster.subscribe()
    broadcaster.receive(.home)
    #expect(await batons.intents(2) == [.book(3), .home])
  }

  @Test(arguments: [
    (BroadcastReplay.none, []),
    (.last(0), []),
    (.last(-1), []),
    (.last(2), [Page.book(2), .book(3)]),
    (.last(9), [.book(1), .book(2), .book(3)]),
    (.unconsumed, [.book(1), .book(3)]),
  ])
  func `begins with what it asks for`(replay: BroadcastReplay, expected: [Page]) async throws {
    let broadcaster = await broadcaster()
    let second = try #require(await broadcaster.subscribe(replay: .last(2)).first(1).first)
    await broadcaster.consume(second)
    let batons = broadcaster.subscribe(replay: replay)
    broadcaster.finish()
    #expect(await batons.intents() == expected)
  }

  @Test func `gets no more than is remembered, and the rest is counted`() async {
    let broadcaster = await broadcaster(remembering: 2)
    let batons = broadcaster.subscribe(replay: .last(3))
    #expect(await broadcaster.status().lapsedCount == 1)
    broadcaster.finish()
    #expect(await batons.intents() == [.book(2), .book(3)])
  }

  @Test func `still gets its replay when it comes after the end`() async {
    let broadcaster = await broadcaster()
    broadcaster.finish()
    #expect(await broadcaster.subscribe().intents() == [.book(3)])
    #expect(await broadcaster.status().subscribers.isEmpty)
  }

  @Test func `sees one broadcast end and nothing sent behind it`() async throws {
    let broadcaster = await broadcaster()
    broadcaster.finish()
    #expect(await broadcaster.send(.home) == nil)
    #expect(await broadcaster.send(try link("shop://home")) == nil)
    #expect(await broadcaster.status().refusedCount == 2)
    #expect(await broadcaster.subscribe(replay: .last(9)).intents().count == 3)
  }
}

@Suite(.timeLimit(.minutes(5))) struct `A link that arrives` {
  private let broadcaster = Broadcaster(PageCodec(), flows: .sequence("link"))

  /// DV-01: a cold start.
  @Test func `before anybody listens is delivered once`() async throws {
    broadcaster.receive(try link("shop://book/1"))
    let batons = broadcaster.handle()
    broadcaster.finish()
    #expect(await batons.intents() == [.book(1)])
  }

  /// DV-02: no suspension between asking and sending.
  @Test func `right behind the subscription is not lost`() async throws {
    let batons = broadcaster.subscribe(replay: .none)
    broadcaster.receive(try link("shop://book/1"))
    broadcaster.receive(try link("shop://book/2"))
    #expect(await batons.intents(2) == [.book(1), .book(2)])
  }

  @Test func `before a subscription that wants no replay is not in it`() async throws {
    broadcaster.receive(try link("shop://book/1"))
    let batons = broadcaster.subscribe(replay: .none)
    broadcaster.finish()
    #expect(await batons.intents() == [])
  }

  /// DV-03: a screen that comes back.
  @Test func `and was handled is not handled by who comes later`() async throws {
    broadcaster.receive(try link("shop://book/1"))
    #expect(await broadcaster.handle().intents(1) == [.book(1)])
    let observer = broadcaster.subscribe()
    let handler = broadcaster.handle()
    let unconsumed = broadcaster.subscribe(replay: .unconsumed)
    broadcaster.finish()
    #expect(await handler.intents() == [])
    #expect(await unconsumed.intents() == [])
    #expect(await observer.intents() == [.book(1)])
  }

  /// DV-04: the same link, truly tapped twice.
  @Test func `a second time is handled a second time`() async throws {
    broadcaster.receive(try link("shop://book/1"))
    let first = await broadcaster.handle().first(1)
    broadcaster.receive(try link("shop://book/1"))
    let second = await broadcaster.handle().first(1)
    #expect(first.map(\.intent) == second.map(\.intent))
    #expect(first != second)
  }

  /// DV-07: everybody sees it, one acts.
  @Test func `is seen by all and handled by one`() async throws {
    let observers = (0..<3).map { _ in broadcaster.subscribe() }
    let handlers = (0..<3).map { _ in broadcaster.handle() }
    await broadcaster.send(try link("shop://book/1"))
    broadcaster.finish()
    for observer in observers { #expect(await observer.intents() == [.book(1)]) }
    var handled: [Page] = []
    for handler in handlers { handled += await handler.intents() }
    #expect(handled == [.book(1)])
  }

  /// DV-10: no handler's end makes the next link dead.
  @Test func `after a handler was cancelled is handled by the next`() async throws {
    let (began, mark) = AsyncStream.makeStream(of: Page.self)
    let broadcaster = broadcaster
    let handler = Task {
      for await baton in broadcaster.handle() {
        mark.yield(baton.intent)
        for await _ in AsyncStream<Void>.makeStream().stream {}
      }
    }
    broadcaster.receive(try link("shop://book/1"))
    #expect(await began.first(1) == [.book(1)])
    broadcaster.receive(try link("shop://book/2"))
    handler.cancel()
    await handler.value
    broadcaster.receive(try link("shop://book/3"))
    #expect(await broadcaster.handle().intents(2) == [.book(2), .book(3)])
  }

  /// DV-11: the last of those that came before the app was ready.
  @Test func `last before the first subscriber is the one it begins with`() async throws {
    broadcaster.receive(try link("shop://book/1"))
    broadcaster.receive(try link("shop://nowhere"))
    let batons = broadcaster.subscribe()
    broadcaster.finish()
    #expect(await batons.intents() == [.unknown])
  }

  @Test func `is claimed by one of those who race for it`() async throws {
    let sent = await broadcaster.send(try link("shop://book/1"))
    let baton = try #require(sent)
    let broadcaster = broadcaster
    let wins = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 { group.addTask { await broadcaster.consume(baton) } }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(wins == 1)
  }

  @Test func `again as a baton that was held may be handled again`() async throws {
    broadcaster.receive(try link("shop://book/1"))
    let held = try #require(await broadcaster.handle().first(1).first)
    broadcaster.receive(held)
    #expect(await broadcaster.handle().first(1) == [held])
    #expect(await broadcaster.consume(held) == false)
  }
}

@Suite(.timeLimit(.minutes(5))) struct `Two windows on one broadcaster` {
  private let broadcaster = Broadcaster(PageCodec(), flows: .sequence("link"))

  @Test func `each handle their own links, whoever comes first`() async throws {
    broadcaster.receive(try link("shop://book/1"), scene: "left")
    broadcaster.receive(try link("shop://book/2"), scene: "right")
    let left = broadcaster.handle(in: "left")
    broadcaster.receive(try link("shop://book/3"), scene: "right")
    broadcaster.receive(try link("shop://book/4"), scene: "left")
    let right = broadcaster.handle(in: "right")
    let everything = broadcaster.subscribe(replay: .last(9))
    broadcaster.finish()
    #expect(await left.intents() == [.book(1), .book(4)])
    #expect(await right.intents() == [.book(2), .book(3)])
    #expect(await everything.intents() == [.book(1), .book(2), .book(3), .book(4)])
  }

  @Test func `handle a link for no window once between them`() async throws {
    let windows = [broadcaster.handle(in: "left"), broadcaster.handle(in: "right")]
    broadcaster.receive(try link("shop://book/1"))
    broadcaster.finish()
    var handled: [Page] = []
    for window in windows { handled += await window.intents() }
    #expect(handled == [.book(1)])
  }

  @Test func `replay only what each may see`() async throws {
    broadcaster.receive(try link("shop://book/1"), scene: "left")
    broadcaster.receive(try link("shop://book/2"), scene: "right")
    let left = broadcaster.subscribe(in: "left")
    broadcaster.finish()
    #expect(await left.intents() == [.book(1)])
  }
}

@Suite(.timeLimit(.minutes(5))) struct `A link delivered twice` {
  private let clock = ManualClock()

  private func broadcaster() -> Broadcaster<PageCodec> {
    Broadcaster(
      PageCodec(),
      flows: .sequence("link", clock: clock),
      duplicates: .dropped(within: .milliseconds(500), clock: clock),
    )
  }

  @Test(arguments: [(0, 1), (499, 1), (500, 2), (501, 2)])
  func `is one link within the window`(milliseconds: Int, expected: Int) async throws {
    let broadcaster = broadcaster()
    let batons = broadcaster.subscribe()
    broadcaster.receive(try link("shop://book/1"))
    clock.advance(by: .milliseconds(milliseconds))
    broadcaster.receive(try link("shop://book/1"))
    #expect(await broadcaster.status().duplicateCount == 2 - expected)
    broadcaster.finish()
    #expect(await batons.intents().count == expected)
  }

  @Test func `does not hold off the next one by being a duplicate`() async throws {
    let broadcaster = broadcaster()
    let url = try link("shop://book/1")
    #expect(await broadcaster.send(url) != nil)
    clock.advance(by: .milliseconds(300))
    #expect(await broadcaster.send(url) == nil)
    clock.advance(by: .milliseconds(300))
    #expect(await broadcaster.send(url) != nil)
  }

  @Test func `is two links when anything about it differs`() async throws {
    let broadcaster = broadcaster()
    #expect(await broadcaster.send(try link("shop://book/1")) != nil)
    #expect(await broadcaster.send(try link("shop://book/2")) != nil)
    #expect(await broadcaster.send(try link("shop://book/1"), scene: "left") != nil)
    #expect(await broadcaster.send(.book(1)) != nil)
    #expect(await broadcaster.send(.book(1)) != nil)
  }

  @Test func `is two links where nothing else was asked for`() async throws {
    let broadcaster = Broadcaster(PageCodec())
    let url = try link("shop://book/1")
    #expect(await broadcaster.send(url) != nil)
    #expect(await broadcaster.send(url) != nil)
  }
}
