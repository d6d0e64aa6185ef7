import Foundation
import Iris
import Testing

@Suite struct `The laws of navigation` {
  static let intents: [ShopLink] = [
    .home, .book(1), .book(2), .review(book: 1, review: 3), .search(query: nil),
    .search(query: "swift & co"), .settings, .privacy, .order(1), .checkout(book: 2),
    .reset(token: "s3cret"),
  ]

  /// States a user could have got into, by steps drawn at random and the same on every run.
  static let states: [ShopState] = {
    let screens: [ShopFlow.Screen] = [
      .book(1), .book(2), .review(book: 1, review: 3), .settings, .privacy, .order(1), .cart,
    ]
    var random = SeededGenerator(seed: 42)
    var known: Set<ShopState> = [.start]
    var list: [ShopState] = [.start]
    var state = ShopState.start
    while list.count < 210 {
      let screen = screens[Int(random.next() % 7)]
      let step: ShopFlow.Step =
        switch random.next() % 8 {
        case 0, 1, 2: .push(screen)
        case 3: .present(screen, as: random.next() % 2 == 0 ? .sheet : .fullScreenCover)
        case 4: .select(ShopFlow.Tab.allCases[Int(random.next() % 3)])
        case 5: .dismissAll
        case 6: .popToRoot
        default: .setStack([screen, .book(2)], in: .tab(.orders))
        }
      state = (try? state.applying([step])) ?? state
      if state.screens.count > 8 { state = .start }
      if known.insert(state).inserted { list.append(state) }
    }
    return list
  }()

  private let laws = NavigationLaws(
    flow: ShopFlow(),
    codec: ShopCodec(),
    states: Self.states,
    intents: Self.intents,
  )

  @Test func `parity holds from two hundred states and more`() async {
    #expect(laws.states.count >= 200)
    #expect(await laws.parity().first == nil)
  }

  @Test func `address holds from two hundred states and more`() async {
    #expect(await laws.address().first == nil)
  }

  @Test func `elision holds from two hundred states and more`() async {
    #expect(await laws.elision().first == nil)
  }

  @Test func `latest wins holds from two hundred states and more`() async {
    #expect(await laws.latestWins().first == nil)
  }

  @Test func `are broken by a flow that pushes a second copy`() async {
    struct Careless: NavigationFlow {
      enum Screen: Hashable, Sendable { case book(Int) }

      func steps(for link: ShopLink, from state: State) -> [Step] {
        if case .book(let book) = link { [.push(.book(book))] } else { [] }
      }

      func intent(for state: State) -> ShopLink? { .home }
    }
    let laws = NavigationLaws(
      flow: Careless(),
      codec: ShopCodec(),
      states: [.init()],
      intents: [.book(1)]
    )
    #expect(await laws.elision().count == 1)
    #expect(await laws.address().count == 1)
    #expect(await laws.parity().isEmpty)
  }
}

@Suite struct `Restoring a state from links alone` {
  private let flow = ShopFlow()
  private let codec = ShopCodec()

  @Test func `brings back every tab and layer that has an address`() {
    let state = ShopState.shop(
      home: [.book(1), .review(book: 1, review: 3)],
      orders: [.order(2)],
      selected: .search,
      layers: .init(.settings, stack: [.privacy]),
    )
    let links = flow.links(to: state, in: codec)
    #expect(
      links.map(\.absoluteString) == [
        "shop://book/1/reviews/3", "shop://order/2", "shop://search", "shop://settings/privacy",
      ]
    )
    let restored = flow.restored(from: links, in: codec, over: .start)
    #expect(restored.state == state)
    #expect(restored.isComplete)
  }

  @Test func `names the links that lead nowhere and keeps the rest`() {
    let links = [shopURL("promo/3"), shopURL("book/1")]
    let restored = flow.restored(from: links, in: codec, over: .start)
    #expect(restored.state == .shop(home: [.book(1)]))
    #expect(
      restored.dropped.map(\.description) == ["link 0: shop://promo/3 is not a link of the app"]
    )
  }
}
