import BookstoreAccount
import BookstoreApp
import BookstoreCatalogue
import BookstoreReviews
import BookstoreSearch
import Foundation
import Iris
import IrisTesting
import Testing

/// Everything a link into the shop can mean, one of each case of each module.
private let samples: [BookstoreLink] = [
  .home,
  .catalogue(.book(id: "42")), .catalogue(.category(name: .poetry)),
  .catalogue(.arrivals(since: nil)), .catalogue(.shelf(path: [])),
  .reviews("42", .all(sort: .best)), .reviews("42", .review(ReviewID(rawValue: 7))),
  .reviews("42", .write(stars: nil)),
  .search(.start), .search(.results(SearchQuery(text: "swift"))),
  .account(.profile(username: Username(rawValue: "u"))), .account(.orders(.list)),
  .account(.orders(.order(id: OrderID(rawValue: 1), section: .items))),
  .account(.settings(.privacy)), .account(.checkout(.payment)),
  .account(.reset(token: ResetToken(rawValue: "t"))),
]

/// States the shop comes to, each one link after another: at least as many as asked for.
private func states(_ count: Int) -> [BookstoreFlow.State] {
  let flow = BookstoreFlow()
  var state = BookstoreFlow.State(selected: .shop)
  var states = [state]
  for intent in IntentGenerator(BookstoreLink.router, seed: 11) {
    if states.count >= count { break }
    guard let next = try? state.applying(flow.steps(for: intent, from: state)) else { continue }
    if !states.contains(next) { states.append(next) }
    // A screen pushed by hand now and then, so that links also arrive where none has led.
    state = states.count % 5 == 0 ? (try? next.applying([Step.present(.cart)])) ?? next : next
  }
  return states
}

private typealias Step = BookstoreFlow.Step

@Suite struct `The shop's laws` {
  @Test(arguments: 0..<3)
  func `hold for its links, from every origin`(seed: UInt64) {
    expectLaws(of: BookstoreLink.router, covering: samples, seed: seed)
  }

  @Test func `leave nothing for lint to say`() {
    #expect(BookstoreLink.router.lint(covering: samples).map(\.description) == [])
  }

  @Test func `hold for its flow, over all that its links can mean`() async {
    let states = states(220)
    #expect(states.count >= 200)
    var intents = samples
    for intent in IntentGenerator(BookstoreLink.router, seed: 5).prefix(14)
    where !intents.contains(intent) {
      intents.append(intent)
    }
    await expectLaws(of: BookstoreFlow(), in: BookstoreLink.codec, from: states, over: intents)
  }
}

@Suite struct `The shop as it was` {
  @Test func `has this table of links`() {
    expectSnapshot(of: .routes(BookstoreLink.router), named: "routes")
  }

  @Test func `shows this on its tour`() async throws {
    let shop = Bookstore()
    let links = [
      "bookstore://book/42", "bookstore://category/fantasy", "bookstore://search?q=swift&page=2",
      "bookstore://profile/username123", "bookstore://settings/privacy",
      "bookstore://book/42/reviews/7", "bookstore://settings/privacy",
      "bookstore://cart/checkout/payment", "bookstore://b/42.html", "bookstore://book/9999",
    ]
    var tour = ""
    for link in links {
      let url = try #require(URL(string: link))
      let receipt = await shop.coordinator.open(url)
      tour += "\(link) is \(receipt.outcome)\n\(await shop.coordinator.state)\n\n"
    }
    expectSnapshot(of: tour, named: "states")
    expectSnapshot(of: .trace(await shop.coordinator.trace), named: "trace")
  }
}
