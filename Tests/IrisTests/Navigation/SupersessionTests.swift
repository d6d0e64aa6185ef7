import Foundation
import Iris
import IrisTesting
import Testing

@Suite struct `A newer link` {
  @Test func `wins over an older one that ignores its cancellation`() async {
    let door = HostDoor(for: .book(1))
    let shop = makeShop(gates: [door.gate])
    async let older = shop.open(shopURL("book/1"))
    await door.wasAsked()
    #expect(await shop.open(shopURL("settings")).outcome == .applied)
    #expect(await older.outcome == .superseded(by: "link-2"))
    door.open()
    while await !shop.trace.entries.contains(where: { $0.event == .ignored }) { await Task.yield() }
    #expect(await shop.state == .shop(layers: .init(.settings)))
  }

  @Test func `wins with its fallback where no route reads it`() async {
    let door = HostDoor(for: .book(1))
    let shop = makeShop(from: .shop(layers: .init(.cart)), gates: [door.gate])
    async let older = shop.open(shopURL("book/1"))
    await door.wasAsked()
    #expect(await shop.open(shopURL("nonsense")).outcome == .applied)
    #expect(await older.outcome == .superseded(by: "link-2"))
    #expect(await shop.state == .start)
    door.open()
  }

  @Test func `is handled although an older one was cancelled`() async {
    let door = HostDoor(for: .book(1))
    let shop = makeShop(gates: [door.gate])
    let older = Task { await shop.open(shopURL("book/1")) }
    await door.wasAsked()
    older.cancel()
    #expect(await older.value.outcome == .dropped(.cancelled))
    #expect(await shop.isSettled)
    #expect(await shop.open(shopURL("book/2")).outcome == .applied)
    door.open()
  }

  @Test func `is handled after one that threw`() async {
    let host = PausingHost()
    let shop = makeShop(host: host)
    async let older = shop.open(shopURL("book/1"))
    await host.asked(1)
    await host.fail()
    #expect(
      await older.outcome
        == .refused(NavigationError(.hostFailed("Unwilling"), step: "push(book(1))"))
    )
    #expect(await shop.state == .start)
    async let newer = shop.open(shopURL("book/2"))
    await host.asked(2)
    await host.answer()
    #expect(await newer.outcome == .applied)
  }

  @Test func `leaves a whole number of steps of the older one, and none in where it ends`() async {
    let host = PausingHost()
    let shop = makeShop(host: host)
    async let older = shop.open(shopURL("checkout/1"))
    await host.asked(1)
    await host.answer()
    await host.asked(2)
    async let newer = shop.open(shopURL("book/2"))
    #expect(await older.outcome == .superseded(by: "link-2"))
    await host.answer()
    await host.asked(3)
    #expect(await shop.state.layers.count == 2)
    await host.answer()
    await host.asked(4)
    await host.answer()
    #expect(await newer.outcome == .applied)
    #expect(await shop.state == .shop(home: [.book(2)]))
    #expect(await host.asked.suffix(2).flatMap(\.steps) == [.dismissAll, .push(.book(2))])
  }

  @Test func `undoes what an older one left where it moves nothing itself`() async {
    let host = PausingHost()
    let gate = Gate<ShopLink>("members") { $0.intent == .settings ? .drop : .allow }
    let shop = makeShop(gates: [gate], host: host)
    async let older = shop.open(shopURL("checkout/1"))
    await host.asked(1)
    await host.answer()
    await host.asked(2)
    async let newer = shop.open(shopURL("settings"))
    _ = await older
    await host.answer()
    await host.asked(3)
    await host.answer()
    #expect(await newer.outcome == .dropped(.gate("members")))
    #expect(await shop.state == .start)
  }

  @Test func `waits for a step to land, but no longer than it may`() async {
    let clock = ManualClock()
    let host = PausingHost()
    let shop = makeShop(host: host) {
      $0.clock = clock
      $0.supersession = .drain(upTo: .seconds(5))
    }
    async let older = shop.open(shopURL("book/1"))
    await host.asked(1)
    async let newer = shop.open(shopURL("settings"))
    await clock.waitForSleepers(1)
    #expect(await older.outcome == .superseded(by: "link-2"))
    #expect(await shop.state == .start)
    clock.advance(by: .seconds(5))
    await host.asked(2)
    #expect(await shop.state == .shop(home: [.book(1)]))
    // The late answer changes nothing any more.
    await host.answer()
    await host.answer()
    await host.asked(3)
    await host.answer()
    #expect(await newer.outcome == .applied)
    #expect(await shop.state == .shop(layers: .init(.settings)))
    let trace = await shop.trace
    #expect(trace.entries.contains { $0.event == .overtook("link-1") })
    #expect(trace.entries.contains { $0.event == .deferred(until: "link-1") })
  }

  @Test func `keeps the effects of the older one in the trace`() async {
    let door = HostDoor(for: .book(1))
    let shop = makeShop(gates: [door.gate])
    await shop.open(shopURL("search?q=a"))
    await shop.open(shopURL("home"))
    let performed = await shop.trace.entries.filter {
      $0.event == .performed(.query("a"), isAcknowledged: true)
    }
    #expect(performed.map(\.flow) == ["link-1"])
    door.open()
  }
}

@Suite struct `A host` {
  @Test func `that shows something else before the first step has the link planned again`() async {
    let host = PausingHost()
    let shop = makeShop(from: .shop(home: [.book(1)]), host: host)
    async let receipt = shop.open(shopURL("settings"))
    await host.asked(1)
    await host.answer(.showing(.start))
    await host.asked(2)
    #expect(await host.asked.last?.before == .start)
    await host.answer()
    #expect(await receipt.outcome == .applied)
    #expect(await shop.state == .shop(layers: .init(.settings)))
  }

  @Test func `that never shows what it is asked is given up`() async {
    struct Stubborn: NavigationHost {
      func show(_ transition: StateTransition<ShopFlow>) async -> Landing<ShopState> {
        .showing(.shop(home: [.book(transition.before.frontStack.count + 7)]))
      }
      func perform(_ effect: ShopFlow.Effect, in flow: NavFlow) async {}
    }
    let shop = makeShop(host: Stubborn())
    #expect(
      await shop.open(shopURL("settings")).outcome
        == .refused(NavigationError(.neverSettled, step: "settings"))
    )
    #expect(await shop.isSettled)
  }

  @Test func `whose user takes a layer away in the middle ends the link there`() async {
    let host = PausingHost()
    let shop = makeShop(host: host)
    async let receipt = shop.open(shopURL("checkout/1"))
    await host.asked(1)
    await host.answer()
    await host.asked(2)
    await host.answer(.showing(.start))
    guard case .superseded(let user) = await receipt.outcome else {
      Issue.record("not superseded")
      return
    }
    #expect(user == "link-2")
    #expect(await shop.state == .start)
    #expect(await shop.isSettled)
  }

  @Test func `that reports what the user did is believed`() async throws {
    let shop = makeShop()
    await shop.open(shopURL("book/1/reviews/2"))
    await shop.reconcile(with: .shop(home: [.book(1)]))
    #expect(await shop.state == .shop(home: [.book(1)]))
    #expect(await shop.open(shopURL("book/1")).outcome == .elided)
    #expect(try await shop.trace.replayed().last == .shop(home: [.book(1)]))
  }

  @Test func `that reports it while a link is judged has the link planned from there`() async {
    let door = HostDoor(for: .settings)
    let shop = makeShop(from: .shop(home: [.book(1)]), gates: [door.gate])
    async let receipt = shop.open(shopURL("settings"))
    await door.wasAsked()
    await shop.reconcile(with: .start)
    door.open()
    #expect(await receipt.outcome == .applied)
    #expect(await shop.state == .shop(layers: .init(.settings)))
  }

  @Test func `that reports it while a link moves ends the link`() async {
    let host = PausingHost()
    let shop = makeShop(host: host)
    async let receipt = shop.open(shopURL("checkout/1"))
    await host.asked(1)
    await shop.reconcile(with: .shop(home: [.book(3)]))
    guard case .superseded = await receipt.outcome else {
      Issue.record("not superseded")
      return
    }
    await host.answer()
    #expect(await shop.state == .shop(home: [.book(3)]))
  }

  @Test func `that echoes what it was asked to show changes nothing`() async {
    let host = PausingHost()
    let shop = makeShop(host: host)
    async let receipt = shop.open(shopURL("book/1"))
    await host.asked(1)
    await shop.reconcile(with: .shop(home: [.book(1)]))
    await host.answer()
    #expect(await receipt.outcome == .applied)
  }
}
