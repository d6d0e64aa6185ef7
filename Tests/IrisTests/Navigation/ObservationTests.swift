import Foundation
import Iris
import IrisTesting
import Observation
import Testing

@Suite struct `The states of a coordinator` {
  @Test func `come as a sequence that begins with the one on screen`() async {
    let shop = makeShop(from: .shop(home: [.book(1)]))
    var states = await shop.states(keepingNewest: 10).makeAsyncIterator()
    await shop.open(shopURL("settings"))
    await shop.open(shopURL("settings"))
    await shop.open(shopURL("home"))
    #expect(await states.next() == .shop(home: [.book(1)]))
    #expect(await states.next() == .shop(home: [.book(1)], layers: .init(.settings)))
    #expect(await states.next() == .shop(home: [.book(1)]))
    #expect(await states.next() == .start)
  }

  @Test func `are the newest for a reader that is slow`() async {
    let shop = makeShop()
    var states = await shop.states().makeAsyncIterator()
    for number in 1...50 { await shop.open(shopURL("book/\(number)")) }
    #expect(await states.next() == .shop(home: [.book(50)]))
  }

  @Test func `are not kept for a reader that left`() async {
    let shop = makeShop()
    let reader = Task { [states = await shop.states()] in for await _ in states {} }
    #expect(await shop.observerCount == 1)
    reader.cancel()
    await reader.value
    while await shop.observerCount > 0 { await Task.yield() }
  }

  @Test func `end with the coordinator`() async {
    var shop: ShopCoordinator? = makeShop()
    guard let states = await shop?.states() else { return }
    shop = nil
    var count = 0
    for await _ in states { count += 1 }
    #expect(count == 1)
  }
}

@MainActor
@Suite struct `A navigation model` {
  private let model = NavigationModel(ShopFlow(), codec: ShopCodec(), from: .start)

  private func isTold(of change: () async -> Void) async -> Bool {
    let told = Box(false)
    withObservationTracking {
      _ = model.state
    } onChange: {
      told.value = true
    }
    await change()
    return told.value
  }

  @Test func `shows what its coordinator opens, and tells its observers`() async {
    let isTold = await isTold { await model.coordinator.open(shopURL("book/1")) }
    #expect(isTold)
    #expect(model.state == .shop(home: [.book(1)]))
    #expect(model[.tab(.home)] == [.book(1)])
  }

  @Test func `tells nobody when nothing changes`() async {
    await model.coordinator.open(shopURL("book/1"))
    #expect(await !isTold { await model.coordinator.open(shopURL("book/1")) })
    #expect(await !isTold { model.state = model.state })
  }

  @Test func `tells its coordinator what the user did before the setter returns`() async {
    await model.coordinator.open(shopURL("book/1/reviews/2"))
    model[.base] = [.book(1)]
    #expect(look(at: model.coordinator) == .shop(home: [.book(1)]))
    #expect(await model.coordinator.open(shopURL("book/1")).outcome == .elided)
  }

  @Test func `lets the user take a layer away with all above it`() async {
    await model.coordinator.open(shopURL("checkout/1"))
    #expect(model[layer: 1]?.kind == .fullScreenCover)
    model[layer: 0] = nil
    #expect(model.state == .start)
    #expect(await model.coordinator.state == .start)
    model[layer: 0] = nil
    #expect(model[layer: 0] == nil)
  }

  @Test func `pops a tab to its root when it is tapped again`() async {
    await model.coordinator.open(shopURL("book/1"))
    model.selectedTab = .search
    #expect(model.state == .shop(home: [.book(1)], selected: .search))
    model.selectedTab = .home
    #expect(model.state.frontStack == [.book(1)])
    model.selectedTab = .home
    #expect(await model.coordinator.state == .start)
  }

  @Test func `ignores a place it does not have`() {
    model[.layer(3)] = [.book(1)]
    #expect(model.state == .start)
    #expect(model[.layer(3)].isEmpty)
  }

  @Test func `lands a step when it can be seen`() async {
    let (landings, landing) = AsyncStream.makeStream(of: Void.self)
    model.showing = { _, change in
      change()
      for await _ in landings { break }
    }
    async let receipt = model.coordinator.open(shopURL("book/1"))
    while model.state == .start { await Task.yield() }
    #expect(await model.coordinator.state == .start)
    landing.yield()
    #expect(await receipt.outcome == .applied)
    #expect(await model.coordinator.state == .shop(home: [.book(1)]))
  }

  @Test func `ends the link whose step the user undoes before it has landed`() async {
    let (landings, landing) = AsyncStream.makeStream(of: Void.self)
    model.showing = { _, change in
      change()
      for await _ in landings { break }
    }
    async let receipt = model.coordinator.open(shopURL("checkout/1"))
    while model.state == .start { await Task.yield() }
    model.state = .start
    guard case .superseded = await receipt.outcome else {
      Issue.record("not superseded")
      return
    }
    landing.yield()
    #expect(await model.coordinator.state == .start)
  }

  @Test func `performs effects`() async {
    let performed = Box<[ShopFlow.Effect]>([])
    model.effects = { effect, _ in performed.change { $0.append(effect) } }
    await model.coordinator.open(shopURL("search?q=a"))
    #expect(performed.value == [.query("a")])
  }

  @Test func `is let go with its coordinator`() async {
    weak var weakModel: NavigationModel<ShopFlow>?
    weak var coordinator: ShopCoordinator?
    do {
      let model = NavigationModel(ShopFlow(), codec: ShopCodec(), from: .start)
      await model.coordinator.open(shopURL("book/1"))
      weakModel = model
      coordinator = model.coordinator
    }
    for _ in 0..<1_000 where coordinator != nil { await Task.yield() }
    #expect(weakModel == nil)
    #expect(coordinator == nil)
  }
}

/// What a coordinator knows, as code on the main actor sees it, where they share an executor.
@MainActor
private func look(at shop: ShopCoordinator) -> ShopState { shop.assumeIsolated { $0.state } }

@Suite struct `Windows that share a broadcaster` {
  @Test func `each open their own links and nobody else's`() async {
    let broadcaster = Broadcaster(ShopCodec(), flows: .sequence("link"))
    let windows = ["left", "right"].map { name in
      makeShop(flows: .sequence(name)) { $0.scene = NavFlow.Scene(rawValue: name) }
    }
    let followers = zip(windows, ["left", "right"]).map { shop, name in
      let batons = broadcaster.handle(in: NavFlow.Scene(rawValue: name))
      return Task { await shop.follow(batons) }
    }
    await broadcaster.send(shopURL("book/1"), scene: "left")
    await broadcaster.send(shopURL("settings"), scene: "right")
    await broadcaster.send(shopURL("book/2"), scene: "left")
    broadcaster.finish()
    for follower in followers { await follower.value }
    for shop in windows { while await !shop.isSettled { await Task.yield() } }
    #expect(await windows[0].state == .shop(home: [.book(2)]))
    #expect(await windows[1].state == .shop(layers: .init(.settings)))
  }

  @Test func `open a link for no window once`() async {
    let broadcaster = Broadcaster(ShopCodec(), flows: .sequence("link"))
    let windows = [makeShop(flows: .sequence("a")), makeShop(flows: .sequence("b"))]
    let followers = windows.map { shop in
      let batons = broadcaster.handle()
      return Task { await shop.follow(batons) }
    }
    await broadcaster.send(shopURL("book/1"))
    broadcaster.finish()
    for follower in followers { await follower.value }
    for shop in windows { while await !shop.isSettled { await Task.yield() } }
    let states = [await windows[0].state, await windows[1].state]
    #expect(states.filter { $0 == .shop(home: [.book(1)]) }.count == 1)
    #expect(states.filter { $0 == .start }.count == 1)
  }

  @Test func `open a handled link no second time when they come back`() async {
    let broadcaster = Broadcaster(ShopCodec(), flows: .sequence("link"))
    let shop = makeShop(flows: .sequence("shop"))
    await broadcaster.send(shopURL("book/1"))
    let first = Task { [batons = broadcaster.handle()] in await shop.follow(batons) }
    while await shop.state == .start { await Task.yield() }
    first.cancel()
    await first.value
    await shop.apply([.popToRoot])
    let second = Task { [batons = broadcaster.handle()] in await shop.follow(batons) }
    broadcaster.finish()
    await second.value
    #expect(await shop.state == .start)
    #expect(await shop.trace.entries.filter { $0.flow == "link-1" }.count == 4)
  }

  @Test func `move once although everybody watches`() async {
    let broadcaster = Broadcaster(ShopCodec(), flows: .sequence("link"))
    let shop = makeShop()
    let observers = (0..<3).map { _ in
      let batons = broadcaster.subscribe()
      return Task { await batons.reduce(into: 0) { count, _ in count += 1 } }
    }
    let follower = Task { [batons = broadcaster.handle()] in await shop.follow(batons) }
    await broadcaster.send(shopURL("book/1"))
    broadcaster.finish()
    await follower.value
    for observer in observers { #expect(await observer.value == 1) }
    while await !shop.isSettled { await Task.yield() }
    let steps = await shop.trace.entries.filter {
      if case .stepped = $0.event { true } else { false }
    }
    #expect(steps.count == 1)
  }
}

@Suite struct `A hand-off by a coordinator` {
  @Test func `brings the screen a link leads to its baton, also when it is there already`() async {
    let registry = HandoffRegistry<ShopFlow.Screen, ShopLink>(patience: nil)
    var options = CoordinatorOptions()
    options.flows = .sequence("link")
    let shop = Coordinator(
      ShopFlow(),
      codec: ShopCodec(),
      from: .start,
      handoff: registry,
      options: options
    )
    let claims = Task { [handoff = registry.handoff(for: .book(1))] in
      var ids: [NavFlow.ID] = []
      for await baton in handoff {
        ids.append(baton.id)
        if ids.count == 2 { break }
      }
      return ids
    }
    await shop.open(shopURL("book/1"))
    await shop.open(shopURL("settings"))
    await shop.open(shopURL("home"))
    while await !shop.trace.description.contains("handed off: book(1)") { await Task.yield() }
    await shop.open(shopURL("book/1"))
    #expect(await claims.value.count == 2)
    #expect(await shop.trace.entries.contains { $0.event == .handedOff(.settings) })
  }
}
