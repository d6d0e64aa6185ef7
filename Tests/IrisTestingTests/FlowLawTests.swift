import Foundation
import Iris
import IrisTesting
import Testing

private let intents = Array(IntentGenerator(ShopLink.router).prefix(40))

private func failures(_ flaw: ShopFlow.Flaw, _ law: FlowLaw) async -> [LawFailure] {
  await FlowLaws(
    ShopFlow(flaw: flaw),
    in: ShopLink.codec,
    from: ShopFlow.states,
    over: [.book("9"), .book("10"), .home],
    seed: 0
  ).failures(of: [law])
}

/// A codec that prints another link the second time it is asked.
private struct TwoFaced: URLCoding {
  /// How often each intent was printed.
  private let printed = Prints()

  func parse(_ url: URL) -> ShopLink { read(url).intent }
  func read(_ url: URL) -> LinkReading<ShopLink> { ShopLink.codec.read(url) }
  func url(for intent: ShopLink) throws(RouteError) -> URL {
    try ShopLink.codec.url(for: printed.isFirst() ? intent : .book("8"))
  }
  func redacted(_ intent: ShopLink) -> String { "\(intent)" }
}

/// Tells the first time from every other, by a stream that has one element.
private final class Prints: Sendable {
  private let stream: AsyncStream<Void>
  private let first: AsyncStream<Void>.Continuation

  init() {
    (stream, first) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(1))
  }

  func isFirst() -> Bool {
    if case .enqueued = first.yield() { true } else { false }
  }
}

@Suite struct `The laws of a flow` {
  @Test func `hold for a sound one`() async {
    await expectLaws(of: ShopFlow(), in: ShopLink.codec, from: ShopFlow.states, over: intents)
  }

  @Test func `find a state whose address is another link's, from the plainest state`() async throws
  {
    let failure = try #require(await failures(.wrongAddress, .address).first)
    #expect(failure.link == "shop://book/9")
    #expect(
      failure.problem == """
        from
        stack
        it leads to a state whose address is shop://book/9x
        stack
          book("9")
        """
    )
  }

  @Test func `find a state without an address`() async throws {
    let failure = try #require(await failures(.noAddress, .address).first)
    #expect(failure.problem.contains("it leads to a state without an address"))
  }

  @Test func `find a link that moves what is there already`() async throws {
    let failure = try #require(await failures(.neverElides, .elision).first)
    #expect(failure.link == "shop://book/9")
    #expect(failure.problem.contains("on to\nstack\n  book(\"9\")\n  book(\"9\")"))
  }

  @Test func `find a tap that ends elsewhere than its link`() async throws {
    let checks = FlowLaws(
      ShopFlow(),
      in: TwoFaced(),
      from: [ShopFlow.State()],
      over: [.book("9")],
      seed: 0
    )
    let failure = try #require(await checks.failures(of: [.parity]).first)
    #expect(failure.link == "shop://book/9")
    #expect(failure.problem.contains("and the tap to\nstack\n  book(\"8\")"))
  }

  @Test func `find a burst that does not end where its last link leads`() async {
    let failures = await failures(.neverElides, .latestWins)
    #expect(failures == [])
    let moody = FlowLaws(
      MoodyFlow(),
      in: ShopLink.codec,
      from: [MoodyFlow.State()],
      over: [.book("1"), .book("2")],
      seed: 0
    )
    #expect(await moody.failures(of: [.latestWins]).count == 1)
  }

  @Test func `say so where there is nothing to try`() async {
    let checks = FlowLaws(ShopFlow(), in: ShopLink.codec, from: [], over: [.home], seed: 0)
    #expect(
      await checks.failures(of: [.parity]).map(\.problem) == ["there is no state to start from"]
    )
  }
}

/// A flow that is not pure: it leads elsewhere each time it is asked.
private struct MoodyFlow: NavigationFlow {
  typealias Intent = ShopLink
  typealias Screen = String
  typealias Tab = Never
  typealias Effect = Never

  func steps(for link: ShopLink, from state: NavigationState<String, Never>)
    -> [NavigationStep<String, Never, Never>]
  {
    [.setStack(["\(UUID())"])]
  }
}
