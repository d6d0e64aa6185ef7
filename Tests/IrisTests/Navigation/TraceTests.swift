import Foundation
import Iris
import Testing

@Suite struct `A trace` {
  @Test func `reads like a story`() async {
    let session = Session()
    await session.acceptTerms()
    let shop = makeShop(gates: session.gates)
    await shop.open(shopURL("order/1"))
    await session.signIn()
    await shop.fulfill(.signedIn)
    await shop.open(shopURL("search?q=swift"))
    await shop.open(shopURL("search"))
    #expect(
      await shop.trace.description == """
        1 link-1 received: shop://order/1 from link
        2 link-1 judged: sign-in: hold until signed in
        3 link-1 finished: held until signed in
        4 - fulfilled: signed in
        5 link-2 received: shop://order/1 from link
        6 link-2 resumed: from link-1
        7 link-2 judged: sign-in: allow
        8 link-2 judged: terms: allow
        9 link-2 planned: setStack([order(1)], in: tab(orders)), select(orders)
        10 link-2 stepped: setStack([order(1)], in: tab(orders))
        11 link-2 stepped: select(orders)
        12 link-2 finished: applied
        13 link-3 received: shop://search?q=swift from link
        14 link-3 judged: sign-in: allow
        15 link-3 judged: terms: allow
        16 link-3 elided: dismissAll
        17 link-3 elided: popToRoot
        18 link-3 planned: select(search), perform(query)
        19 link-3 stepped: select(search)
        20 link-3 performed: query
        21 link-3 finished: applied
        22 link-4 received: shop://search from link
        23 link-4 judged: sign-in: allow
        24 link-4 judged: terms: allow
        25 link-4 elided: dismissAll
        26 link-4 elided: select(search)
        27 link-4 elided: popToRoot
        28 link-4 finished: elided
        """
    )
  }

  @Test func `hides what is private wherever it is written`() async {
    let shop = makeShop(gates: [
      Gate("terms") { baton in
        if case .book = baton.intent { .divert(to: .reset(token: "s3cret")) } else { .allow }
      }
    ])
    await shop.open(shopURL("reset/s3cret"))
    await shop.apply([.replace(with: .reset(token: "s3cret"))])
    await shop.open(shopURL("book/1"))
    let trace = await shop.trace
    #expect(!trace.description.contains("s3cret"))
    #expect(!trace.jsonLines.contains("s3cret"))
    #expect(trace.description.contains("shop://reset/…"))
  }

  @Test func `is exported as one JSON object a line`() async throws {
    let shop = makeShop()
    await shop.open(shopURL("book/1"))
    let lines = await shop.trace.jsonLines.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(
      lines[2]
        == #"{"date":"2001-01-01T00:00:00Z","detail":"push(book(1))","event":"stepped","flow":"link-1","number":3,"state":"tabs\n  home (selected)\n    book(1)\n  search\n  orders"}"#
    )
    for line in lines {
      #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any])
    }
  }

  @Test(arguments: [1, 5, 40])
  func `keeps the newest entries and replays from them`(limit: Int) async throws {
    let shop = makeShop { $0.traceLimit = limit }
    for number in 1...30 { await shop.open(shopURL("book/\(number)")) }
    let trace = await shop.trace
    #expect(trace.entries.count == limit)
    #expect(trace.entries.last?.number == 120)
    #expect(trace.droppedCount == 120 - limit)
    #expect(try trace.replayed() == trace.entries.map(\.state))
    #expect(trace.description.hasPrefix("… \(120 - limit) earlier entries are not kept\n"))
  }

  @Test func `replays through a coordinator of its own to the same states`() async throws {
    let shop = makeShop()
    for link in ["book/1", "checkout/2", "settings/privacy", "home", "search?q=a"] {
      await shop.open(shopURL(link))
    }
    let trace = await shop.trace
    let again = makeShop(from: trace.start)
    for case .received(let intent, _) in trace.entries.map(\.event) { await again.tap(intent) }
    #expect(await again.trace.entries.map(\.state) == trace.entries.map(\.state))
  }

  @Test func `says where it does not replay`() {
    let error = TraceError(number: 12, error: nil)
    #expect(
      "\(error)"
        == "entry 12: the recorded step leads to another state than the recorded one; entries are "
        + "missing or were made by another version"
    )
    let step = TraceError(number: 3, error: NavigationError(.noLayer, step: "dismiss"))
    #expect("\(step)" == "entry 3, dismiss: no layer is up; pop instead")
  }

  @Test func `gives every arrival one receipt`() async {
    let shop = makeShop(gates: Session().gates)
    for link in ["book/1", "order/1", "nonsense", "home", "home"] {
      await shop.open(shopURL(link))
    }
    await shop.notification([:])
    await shop.tap(.unknown)
    let finished = await shop.trace.entries.filter {
      if case .finished = $0.event { true } else { false }
    }
    #expect(finished.count == 7)
    #expect(Set(finished.map(\.flow)).count == 7)
  }
}
