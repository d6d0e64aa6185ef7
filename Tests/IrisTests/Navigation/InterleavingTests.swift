import Iris
import IrisTesting
import Testing

/// What every order of a burst must come to.
private func checkLaws(_ result: Schedule.Result, from start: ShopState, _ links: [String]) throws {
  let flow = ShopFlow()
  let story = Comment(rawValue: (result.story + ["\(result.trace)"]).joined(separator: "\n"))
  var settled = start
  for (receipt, link) in zip(result.receipts, links) {
    switch receipt.outcome {
    case .applied, .elided:
      settled = try settled.applying(
        flow.steps(for: ShopCodec().parse(shopURL(link)), from: settled)
      )
    case .superseded: break
    default: Issue.record("\(receipt.outcome)\n\(story)")
    }
  }
  #expect(result.state == settled, story)
  #expect(result.isSettled, story)
  if case .superseded? = result.receipts.last?.outcome { Issue.record(story) }
  let finished = result.trace.entries.filter {
    if case .finished = $0.event { true } else { false }
  }
  #expect(Set(finished.map(\.flow)).count == finished.count, story)
  #expect(finished.count == links.count, story)
  #expect(try result.trace.replayed().last == result.state, story)
}

@Suite struct `A burst of links in every order` {
  struct Burst: CustomTestStringConvertible {
    let links: [String]
    let start: ShopState
    var testDescription: String { links.joined(separator: ", ") }
  }

  private static let sheet = ShopState.shop(home: [.book(9)], layers: .init(.settings))

  static let pairs = [
    Burst(links: ["checkout/1", "book/1/reviews/2"], start: sheet),
    Burst(links: ["search?q=a", "checkout/2"], start: sheet),
    Burst(links: ["checkout/1", "settings/privacy"], start: .start),
    Burst(links: ["book/9", "home"], start: sheet),
    Burst(
      links: ["order/1", "search?q=b"],
      start: .shop(orders: [.order(2)], layers: .init(.cart))
    ),
    Burst(links: ["checkout/1", "nonsense"], start: .start),
  ]

  static let policies: [CoordinatorOptions.Supersession] = [.replace, .drain(upTo: .seconds(5))]

  @Test(arguments: pairs, policies)
  func `of two ends where the last leads`(
    burst: Burst,
    policy: CoordinatorOptions.Supersession,
  ) async throws {
    for pacing in [CoordinatorOptions.Pacing.eachStep, .wholePlan] {
      let schedule = Schedule(links: burst.links, start: burst.start, gates: 2) {
        $0.supersession = policy
        $0.pacing = pacing
      }
      let count = try await schedule.explore {
        try checkLaws($0, from: burst.start, burst.links)
      }
      #expect(count >= 10)
    }
  }

  static let triples = [
    Burst(links: ["checkout/1", "settings", "book/1"], start: .start),
    Burst(links: ["search?q=a", "book/1", "search?q=c"], start: sheet),
    Burst(links: ["settings", "book/3", "home"], start: .start),
  ]

  @Test(arguments: triples, policies)
  func `of three ends where the last leads`(
    burst: Burst,
    policy: CoordinatorOptions.Supersession,
  ) async throws {
    let schedule = Schedule(links: burst.links, start: burst.start, gates: 1) {
      $0.supersession = policy
    }
    let count = try await schedule.explore {
      try checkLaws($0, from: burst.start, burst.links)
    }
    #expect(count >= 50)
  }
}
