import Foundation
import Iris
import IrisTesting
import Testing

@Suite struct `A held link` {
  private let session = Session()

  @Test func `goes on after every gate it was held at`() async {
    let shop = makeShop(gates: session.gates)
    #expect(await shop.open(shopURL("order/1")).outcome == .held(until: .signedIn))
    #expect(await shop.state == .start)
    await session.signIn()
    #expect(await shop.fulfill(.signedIn)?.outcome == .held(until: .termsAccepted))
    #expect(await shop.state == .start)
    await session.acceptTerms()
    let receipt = await shop.fulfill(.termsAccepted)
    #expect(receipt?.outcome == .applied)
    #expect(await shop.state == .shop(orders: [.order(1)], selected: .orders))
  }

  @Test func `comes back once, as an arrival within the first`() async throws {
    await session.acceptTerms()
    let shop = makeShop(gates: session.gates)
    let held = await shop.open(shopURL("order/1?utm_source=letter"), source: .notification)
    await session.signIn()
    let resumed = try #require(await shop.fulfill(.signedIn))
    #expect(resumed.flow.parent == held.flow.id)
    #expect(resumed.flow.source == .notification)
    #expect(resumed.flow.unclaimedItems == held.flow.unclaimedItems)
    await shop.apply([.popToRoot])
    #expect(await shop.fulfill(.signedIn) == nil)
  }

  @Test func `is gone when the user signs out`() async {
    await session.acceptTerms()
    let shop = makeShop(gates: session.gates)
    await shop.open(shopURL("order/1"))
    await session.signIn()
    await shop.fulfill(.signedIn)
    await shop.open(shopURL("home"))
    await session.signOut()
    #expect(await shop.open(shopURL("order/2")).outcome == .held(until: .signedIn))
    let signOut = await shop.revoke(.signedIn)
    #expect(signOut.outcome == .applied)
    #expect(await shop.state == .start)
    await session.signIn()
    #expect(await shop.fulfill(.signedIn) == nil)
    #expect(await shop.state == .start)
  }

  @Test func `stays held when the condition does not hold after all`() async {
    let shop = makeShop(gates: session.gates)
    await shop.open(shopURL("order/1"))
    #expect(await shop.fulfill(.signedIn)?.outcome == .held(until: .signedIn))
    #expect(await shop.parked.count == 1)
  }

  @Test func `is judged again when the condition comes to hold during its judgement`() async {
    let session = Session()
    await session.acceptTerms()
    let asked = Box(0)
    let coordinator = Box<ShopCoordinator?>(nil)
    let gate = Gate<ShopLink>("slow sign-in") { baton in
      guard asked.value == 0 else { return .allow }
      asked.value = 1
      // The user signs in after the gate has looked and before it answers.
      await coordinator.value?.fulfill(.signedIn)
      return .hold(until: .signedIn)
    }
    let shop = makeShop(gates: [gate])
    coordinator.value = shop
    #expect(await shop.open(shopURL("order/1")).outcome == .applied)
    coordinator.value = nil
  }

  @Test func `is dropped for the same link held again, and when there are too many`() async {
    let shop = makeShop(gates: session.gates) { $0.heldLinksLimit = 2 }
    for number in [1, 2, 2, 3] { await shop.open(shopURL("order/\(number)")) }
    #expect(await shop.parked.map(\.url.absoluteString) == ["shop://order/2", "shop://order/3"])
    let dropped = await shop.trace.entries.filter { $0.event == .heldLinkDropped(.replaced) }
    #expect(dropped.map(\.flow) == ["link-2", "link-1"])
  }

  @Test func `of several the newest goes on`() async {
    await session.acceptTerms()
    let shop = makeShop(gates: session.gates)
    await shop.open(shopURL("order/1"))
    await shop.open(shopURL("order/2"))
    await session.signIn()
    #expect(await shop.fulfill(.signedIn)?.intent == .order(2))
    #expect(await shop.state == .shop(orders: [.order(2)], selected: .orders))
  }

  @Test func `expires on the clock`() async {
    let clock = ManualClock()
    let shop = makeShop(gates: session.gates) {
      $0.clock = clock
      $0.heldLinksLast = .seconds(60)
    }
    await shop.open(shopURL("order/1"))
    await clock.waitForSleepers(1)
    let states = await shop.states()
    clock.advance(by: .seconds(59))
    #expect(await shop.parked.count == 1)
    clock.advance(by: .seconds(1))
    while await !shop.parked.isEmpty { await Task.yield() }
    #expect(await shop.trace.entries.last?.event == .heldLinkDropped(.expired))
    #expect(await shop.fulfill(.signedIn) == nil)
    _ = states
  }

  @Test func `outlives the process as a whole URL`() async throws {
    let codec = JSONEncoder()
    let gates = [
      Gate<ShopLink>("always") { $0.intent == .home ? .allow : .hold(until: .signedIn) }
    ]
    let before = makeShop(gates: gates)
    await before.open(shopURL("search?q=a%2Bb%26c"))
    let data = try codec.encode(await before.parked)

    await session.signIn()
    let after = makeShop(gates: session.gates, flows: .sequence("second"))
    await after.unpark(try JSONDecoder().decode([ParkedLink].self, from: data))
    let receipt = await after.fulfill(.signedIn)
    #expect(receipt?.intent == .search(query: "a+b&c"))
    #expect(receipt?.outcome == .applied)
    #expect(receipt?.flow.parent == "link-1")
    #expect(await before.parked.map(\.description) == ["link link-1 until signed in"])
  }

  @Test func `does not come back when its time is over`() async {
    let shop = makeShop(
      flows: .sequence("link", date: { Date(timeIntervalSinceReferenceDate: 100) })
    )
    let flow = NavFlow(id: "old", source: .link, startedAt: .distantPast)
    let link = ParkedLink(
      url: shopURL("book/1"),
      flow: flow,
      condition: .signedIn,
      expiresAt: Date(timeIntervalSinceReferenceDate: 100),
    )
    await shop.unpark([link])
    #expect(await shop.parked.isEmpty)
    #expect(await shop.trace.entries.map(\.event) == [.heldLinkDropped(.expired)])
  }
}

@Suite struct `Signing out` {
  @Test func `takes away the screens that need it and keeps the rest`() async {
    let shop = makeShop(
      from: .shop(
        home: [.book(1)],
        orders: [.order(1), .order(2)],
        selected: .orders,
        layers: .init(.cart),
        .init(.checkout(book: 1), as: .fullScreenCover),
      )
    )
    #expect(await shop.revoke(.signedIn).outcome == .applied)
    #expect(await shop.state == .shop(home: [.book(1)], selected: .orders, layers: .init(.cart)))
  }

  @Test func `drops the arrival under way`() async {
    let (asked, ask) = AsyncStream.makeStream(of: Void.self)
    let (answers, answer) = AsyncStream.makeStream(of: Void.self)
    let shop = makeShop(gates: [
      Gate("slow") { _ in
        ask.yield()
        for await _ in answers { break }
        return .allow
      }
    ])
    async let receipt = shop.open(shopURL("order/1"))
    for await _ in asked { break }
    await shop.revoke(.signedIn)
    answer.yield()
    #expect(await receipt.outcome == .dropped(.revoked(.signedIn)))
    #expect(await shop.state == .start)
  }
}

@Suite struct `A screen with unsaved work` {
  private let draft = ShopFlow.Screen.checkout(book: 1)

  private func makeDraft() async -> ShopCoordinator {
    let shop = makeShop()
    await shop.open(shopURL("checkout/1"))
    await shop.protect(draft)
    return shop
  }

  @Test func `holds the link that would leave it, and says so`() async {
    let shop = await makeDraft()
    let before = await shop.state
    #expect(await shop.open(shopURL("book/1")).outcome == .held(until: .noUnsavedWork))
    #expect(await shop.state == before)
    #expect(await shop.parked.isEmpty)
  }

  @Test func `lets the link go on when it is released`() async {
    let shop = await makeDraft()
    await shop.open(shopURL("book/1"))
    #expect(await shop.release(draft)?.outcome == .applied)
    #expect(await shop.state == .shop(home: [.book(1)]))
  }

  @Test func `lets the link go for good where the user stays`() async {
    let shop = await makeDraft()
    let before = await shop.state
    await shop.open(shopURL("book/1"))
    #expect(await shop.release(draft, resuming: false) == nil)
    #expect(await shop.state == before)
    #expect(await shop.open(shopURL("home")).outcome == .applied)
  }

  @Test func `lets through what does not leave it`() async {
    let shop = await makeDraft()
    #expect(await shop.open(shopURL("checkout/1")).outcome == .elided)
    #expect(await shop.apply([.push(.privacy)]).outcome == .applied)
  }

  @Test func `is not left and shown again by one plan`() async {
    let shop = await makeDraft()
    await shop.apply([.push(.privacy)])
    #expect(await shop.open(shopURL("checkout/1")).outcome == .held(until: .noUnsavedWork))
  }

  @Test func `refuses steps that would leave it`() async {
    let shop = await makeDraft()
    #expect(
      await shop.apply([.dismiss]).outcome
        == .refused(NavigationError(.unsavedWork, step: "steps"))
    )
  }

  @Test func `is released when the user takes it away`() async {
    let shop = await makeDraft()
    await shop.open(shopURL("book/1"))
    await shop.reconcile(with: .shop(layers: .init(.cart)))
    while await !shop.isSettled { await Task.yield() }
    #expect(await shop.state == .shop(home: [.book(1)]))
  }
}
