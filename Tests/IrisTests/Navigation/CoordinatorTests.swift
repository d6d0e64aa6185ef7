import Foundation
import Iris
import Testing

@Suite struct `Opening a link` {
  @Test func `shows where it leads and says so`() async {
    let shop = makeShop()
    let receipt = await shop.open(shopURL("book/42"))
    #expect(receipt.outcome == .applied)
    #expect(receipt.intent == .book(42))
    #expect(receipt.flow.id == "link-1")
    #expect(await shop.state == .shop(home: [.book(42)]))
  }

  @Test func `closes the sheet that would hide where it leads`() async {
    let shop = makeShop(from: .shop(layers: .init(.settings)))
    await shop.open(shopURL("book/1"))
    #expect(await shop.state == .shop(home: [.book(1)]))
  }

  @Test func `pushes no second copy of what is on top`() async {
    let shop = makeShop(from: .shop(home: [.book(1)]))
    let receipt = await shop.open(shopURL("book/1"))
    #expect(receipt.outcome == .elided)
    #expect(await shop.state == .shop(home: [.book(1)]))
  }

  @Test func `leads to the root of a tab that is selected and deeper`() async {
    let shop = makeShop(from: .shop(home: [.book(44)]))
    #expect(await shop.open(shopURL("home")).outcome == .applied)
    #expect(await shop.state == .start)
  }

  @Test func `arrives deep on another tab without a shallow state in between`() async {
    let shop = makeShop(from: .shop(orders: [.order(1)], selected: .orders))
    await shop.open(shopURL("book/1/reviews/2"))
    let target = ShopState.shop(
      home: [.book(1), .review(book: 1, review: 2)],
      orders: [.order(1)],
    )
    #expect(await shop.state == target)
    let shown = await shop.trace.entries.map(\.state).filter { $0.selectedTab == .home }
    #expect(shown.allSatisfy { $0.frontStack == target.frontStack })
  }

  @Test func `publishes a whole plan as one state where the options say so`() async {
    let shop = makeShop(from: .shop(layers: .init(.settings))) { $0.pacing = .wholePlan }
    await shop.open(shopURL("book/1/reviews/2"))
    let states = await shop.trace.entries.map(\.state)
    #expect(Set(states).count == 2)
    #expect(await shop.state == .shop(home: [.book(1), .review(book: 1, review: 2)]))
  }

  @Test func `has a way back on a cold start as on a warm one`() async throws {
    let shop = makeShop()
    await shop.open(shopURL("book/1/reviews/2"))
    await shop.apply([.pop()])
    #expect(await shop.state == .shop(home: [.book(1)]))
    await shop.apply([.pop()])
    #expect(await shop.state == .start)
  }

  @Test func `reaches two layers deep by one link`() async {
    let shop = makeShop()
    await shop.open(shopURL("checkout/7"))
    #expect(
      await shop.state
        == .shop(layers: .init(.cart), .init(.checkout(book: 7), as: .fullScreenCover))
    )
  }

  @Test func `arrives as a sheet from one place and in place from another`() async {
    let shop = makeShop()
    await shop.open(shopURL("settings/privacy"))
    #expect(await shop.state == .shop(layers: .init(.settings, stack: [.privacy])))
    await shop.open(shopURL("settings"))
    #expect(await shop.state == .shop(layers: .init(.settings)))
  }

  @Test func `carries what no route claimed on its flow`() async {
    let shop = makeShop()
    let receipt = await shop.open(shopURL("book/1?utm_source=letter"))
    #expect(receipt.flow.unclaimedItems == [QueryItem(name: "utm_source", value: "letter")])
  }

  @Test func `performs the effects of its plan in their place`() async {
    let performed = Box<[ShopFlow.Effect]>([])
    let host = HeadlessHost<ShopFlow> { effect, flow in
      #expect(NavFlow.current == flow)
      performed.change { $0.append(effect) }
    }
    let shop = makeShop(host: host)
    await shop.open(shopURL("search?q=swift"))
    #expect(performed.value == [.query("swift")])
    #expect(await shop.open(shopURL("search?q=swift")).outcome == .applied)
    #expect(performed.value.count == 2)
  }

  @Test func `tells where it leads while it is being opened`() async {
    let seen = Box<NavFlow.ID?>(nil)
    let shop = makeShop(gates: [
      Gate("watch") { baton in
        seen.value = NavFlow.current?.id
        return .allow
      }
    ])
    await shop.open(shopURL("home"))
    #expect(seen.value == "link-1")
    #expect(NavFlow.current == nil)
  }

  @Test func `is one arrival however often its baton is opened`() async {
    let shop = makeShop()
    let baton = Baton(ShopLink.book(1), flow: NavFlow(id: "b", source: .link, startedAt: .now))
    let first = await shop.open(baton)
    await shop.open(shopURL("home"))
    let second = await shop.open(baton)
    #expect(first == second)
    #expect(await shop.state == .start)
  }

  @Test func `is handled again when it is tapped again`() async {
    let shop = makeShop()
    await shop.open(shopURL("book/1"))
    await shop.apply([.pop()])
    #expect(await shop.open(shopURL("book/1")).outcome == .applied)
    #expect(await shop.state == .shop(home: [.book(1)]))
  }
}

@Suite struct `Every way in` {
  @Test func `leads through the same door`() async {
    let sources: [NavFlow.Source] = await [
      makeShop().open(shopURL("book/1")).flow.source,
      makeShop().tap(.book(1)).flow.source,
      makeShop().shortcut(.book(1)).flow.source,
      makeShop().notification(["link": "shop://book/1"]).flow.source,
      makeShop().apply([.push(.book(1))]).flow.source,
      makeShop().show(.start).flow.source,
    ]
    #expect(sources == [.link, .tap, .shortcut, .notification, .app, .restoration])
  }

  @Test func `takes a web link for a universal link where nothing else is said`() async throws {
    let url = try #require(URL(string: "https://shop.example.com/home"))
    #expect(await makeShop().open(url).flow.source == .universalLink)
    #expect(await makeShop().open(url, source: .handoff).flow.source == .handoff)
  }

  @Test func `refuses a tap no link can say`() async {
    let shop = makeShop()
    let receipt = await shop.tap(.unknown)
    guard case .refused(let error) = receipt.outcome else {
      Issue.record("\(receipt)")
      return
    }
    #expect(error.description.hasPrefix("unknown: the link cannot be printed ("))
    #expect(await shop.isSettled)
  }

  @Test func `drops a notification without a link`() async {
    #expect(await makeShop().notification(["aps": "…"]).outcome == .dropped(.noLink))
  }

  @Test func `refuses a direct plan whole`() async {
    let shop = makeShop()
    let receipt = await shop.apply([.push(.cart), .pop(), .pop()])
    #expect(
      receipt.outcome
        == .refused(NavigationError(.tooFewScreens(0), step: "pop"))
    )
    #expect(await shop.state == .start)
  }

  @Test func `may set a state with other tabs`() async throws {
    let shop = makeShop(from: .shop(home: [.book(1)]))
    let other = ShopState(tabs: [.home], selected: .home)
    #expect(await shop.show(other).outcome == .applied)
    #expect(await shop.state == other)
    #expect(try await shop.trace.replayed().last == other)
  }

  @Test func `is for one window where the flow names it`() async {
    let left = makeShop { $0.scene = "left" }
    #expect(await left.open(shopURL("book/1"), scene: "right").outcome == .dropped(.otherScene))
    #expect(await left.open(shopURL("book/1"), scene: "left").outcome == .applied)
    #expect(await left.open(shopURL("book/2")).outcome == .applied)
  }
}

@Suite struct `A gate` {
  @Test func `sends what does not exist to the fallback`() async {
    let shop = makeShop(gates: [Gate.existence(orElse: .home) { $0 == .book(1) }])
    #expect(await shop.open(shopURL("book/1")).outcome == .applied)
    #expect(await shop.open(shopURL("book/2")).outcome == .diverted(to: .home))
    #expect(await shop.state == .start)
  }

  @Test func `that throws fails closed`() async {
    struct Offline: Error {}
    let shop = makeShop(gates: [Gate("catalogue") { _ in throw Offline() }])
    #expect(await shop.open(shopURL("book/1")).outcome == .dropped(.gate("catalogue")))
    let careful = makeShop(gates: [Gate.existence(orElse: .settings) { _ in throw Offline() }])
    #expect(await careful.open(shopURL("book/1")).outcome == .diverted(to: .settings))
  }

  @Test func `has its diversions judged by every gate`() async {
    let shop = makeShop(gates: [
      Gate("members") { $0.intent == .settings ? .drop : .allow },
      Gate("move") { $0.intent == .book(1) ? .divert(to: .settings) : .allow },
    ])
    #expect(await shop.open(shopURL("book/1")).outcome == .dropped(.gate("members")))
  }

  @Test func `that diverts in a circle is refused`() async {
    let shop = makeShop(gates: [
      Gate("round") { $0.intent == .home ? .divert(to: .settings) : .divert(to: .home) }
    ])
    #expect(
      await shop.open(shopURL("home")).outcome
        == .refused(NavigationError(.divertedTooOften, step: "home"))
    )
    #expect(await shop.state == .start)
  }
}
