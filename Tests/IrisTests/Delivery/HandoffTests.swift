import Foundation
import Iris
import IrisTesting
import Testing

/// What a registry said about the batons that reached nobody, in order.
private struct Lapses: Sendable {
  let stream: AsyncStream<String>
  let note: @Sendable (Baton<Page>, HandoffLapse) -> Void

  init() {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    self.stream = stream
    note = { continuation.yield("\($0.id) \($1)") }
  }
}

private func baton(_ id: NavFlow.ID) -> Baton<Page> {
  Baton(.book(1), flow: NavFlow(id: id, source: .link, startedAt: Date(timeIntervalSince1970: 0)))
}

@Suite(.timeLimit(.minutes(5))) struct `A hand-off` {
  private let registry = HandoffRegistry<String, Page>(patience: nil)

  @Test func `reaches a screen that appears after the offer`() async {
    #expect(await registry.offer(baton("a"), to: "book") == .waiting)
    #expect(await registry.handoff(for: "book").claim() == baton("a"))
    #expect(await registry.isEmpty)
  }

  @Test func `reaches a screen that waits for the offer`() async {
    let handoff = registry.handoff(for: "book")
    async let claimed = handoff.claim()
    while await registry.isEmpty { await Task.yield() }
    #expect(await registry.offer(baton("a"), to: "book") == .taken)
    #expect(await claimed == baton("a"))
    #expect(await registry.isEmpty)
  }

  @Test func `reaches no other screen`() async {
    await registry.offer(baton("a"), to: "book")
    await registry.offer(baton("b"), to: "cart")
    #expect(await registry.handoff(for: "cart").claim() == baton("b"))
    #expect(await registry.handoff(for: "book").claim() == baton("a"))
  }

  @Test func `reaches one of many claimants`() async {
    let registry = registry
    let claims = await withTaskGroup(of: Baton<Page>?.self) { group in
      for _ in 0..<8 { group.addTask { await registry.handoff(for: "book").claim() } }
      group.addTask {
        await registry.offer(baton("a"), to: "book")
        return nil
      }
      var claims: [Baton<Page>] = []
      for await claim in group {
        guard let claim else { continue }
        claims.append(claim)
        group.cancelAll()
      }
      return claims
    }
    #expect(claims == [baton("a")])
    #expect(await registry.isEmpty)
  }

  @Test func `reaches a screen that is already up, again and again`() async {
    let (seen, mark) = AsyncStream.makeStream(of: NavFlow.ID.self)
    let handoff = registry.handoff(for: "book")
    let screen = Task { for await baton in handoff { mark.yield(baton.id) } }
    for id: NavFlow.ID in ["a", "b", "c"] {
      await registry.offer(baton(id), to: "book")
      #expect(await seen.first(1) == [id])
    }
    screen.cancel()
    await screen.value
    #expect(await registry.isEmpty)
  }

  @Test func `waits for the next turn of a screen that is busy`() async {
    var screen = registry.handoff(for: "book").makeAsyncIterator()
    await registry.offer(baton("a"), to: "book")
    #expect(await screen.next() == baton("a"))
    #expect(await registry.offer(baton("b"), to: "book") == .waiting)
    #expect(await registry.offer(baton("c"), to: "book") == .waiting)
    #expect(await screen.next() == baton("c"))
  }

  @Test func `stays for the next when its claimant is cancelled`() async {
    let registry = registry
    let claimant = Task { await registry.handoff(for: "book").claim() }
    while await registry.isEmpty { await Task.yield() }
    claimant.cancel()
    #expect(await claimant.value == nil)
    #expect(await registry.isEmpty)
    #expect(await registry.offer(baton("a"), to: "book") == .waiting)
    #expect(await registry.handoff(for: "book").claim() == baton("a"))
  }

  @Test func `is not given to a task that is already cancelled`() async throws {
    let registry = registry
    await registry.offer(baton("a"), to: "book")
    let claim = await cancelled { await registry.handoff(for: "book").claim() }
    #expect(try claim.get() == nil)
    #expect(await registry.handoff(for: "book").claim() == baton("a"))
    #expect(await registry.isEmpty)
  }

  /// The cancellation and the offer race; whoever wins, the baton is there once.
  @Test func `is neither lost nor doubled in a race with a cancellation`() async {
    for round in 0..<2_000 {
      let registry = registry
      let claimant = Task { await registry.handoff(for: "book").claim() }
      if round.isMultiple(of: 2) { await Task.yield() }
      let offer = Task { await registry.offer(baton("a"), to: "book") }
      claimant.cancel()
      _ = await offer.value
      if await claimant.value == nil {
        #expect(await registry.handoff(for: "book").claim() == baton("a"))
      }
      #expect(await registry.isEmpty)
    }
  }

  @Test func `ends with the registry`() async {
    var owner: HandoffRegistry<String, Page>? = HandoffRegistry(patience: nil)
    let handoff = owner?.handoff(for: "book")
    let claimant = Task { [handoff] in await handoff?.claim() }
    while await owner?.isEmpty == true { await Task.yield() }
    owner = nil
    #expect(await claimant.value == nil)
    #expect(await handoff?.claim() == nil)
  }
}

@Suite(.timeLimit(.minutes(5))) struct `A baton that reaches nobody` {
  private let clock = ManualClock()
  private let lapses = Lapses()

  private func registry(patience: Duration? = .seconds(60)) -> HandoffRegistry<String, Page> {
    HandoffRegistry(patience: patience, clock: clock, onLapse: lapses.note)
  }

  @Test func `is told when a newer one takes its place`() async {
    let registry = registry()
    await registry.offer(baton("a"), to: "book")
    await registry.offer(baton("b"), to: "book")
    #expect(await lapses.stream.first(1) == [#"a superseded(by: b)"#])
    #expect(await registry.handoff(for: "book").claim() == baton("b"))
  }

  @Test func `is told and forgotten when it has waited long enough`() async {
    let registry = registry()
    await registry.offer(baton("a"), to: "book")
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(59))
    #expect(await registry.isEmpty == false)
    clock.advance(by: .seconds(1))
    #expect(await lapses.stream.first(1) == ["a expired"])
    #expect(await registry.isEmpty)
  }

  @Test func `no longer counts its time once it is claimed`() async {
    let registry = registry()
    await registry.offer(baton("a"), to: "book")
    await clock.waitForSleepers(1)
    #expect(await registry.handoff(for: "book").claim() == baton("a"))
    while clock.sleeperCount > 0 { await Task.yield() }
    #expect(await registry.isEmpty)
  }

  @Test func `can be taken back until somebody has it`() async {
    let registry = registry()
    await registry.offer(baton("a"), to: "book")
    #expect(await registry.withdraw("b", from: "book") == false)
    #expect(await registry.withdraw("a", from: "cart") == false)
    #expect(await registry.withdraw("a", from: "book"))
    #expect(await registry.withdraw("a", from: "book") == false)
    #expect(await lapses.stream.first(1) == ["a withdrawn"])
    #expect(await registry.isEmpty)
  }

  @Test func `is told when the registry is let go`() async {
    var owner: HandoffRegistry<String, Page>? = registry(patience: nil)
    await owner?.offer(baton("a"), to: "book")
    owner = nil
    #expect(await lapses.stream.first(1) == ["a withdrawn"])
  }
}

@Suite struct `The state of a hand-off` {
  private typealias State = HandoffState<String, Page>

  @Test func `gives a baton to the newest claimant`() {
    var state = State()
    _ = state.claim("book")
    let newest = state.claim("book").claim
    let offer = state.offer(baton("a"), to: "book")
    #expect(offer == .taken(baton("a"), by: newest))
  }

  @Test func `offers what is given back to the next claimant`() {
    var state = State()
    let older = state.claim("book").claim
    let newer = state.claim("book").claim
    _ = state.offer(baton("a"), to: "book")
    let offer = state.giveBack(newer)
    #expect(offer == .taken(baton("a"), by: older))
    state.accept(older)
    #expect(state.isEmpty)
  }

  @Test func `lets what is given back wait where nobody else is`() {
    var state = State()
    let claim = state.claim("book").claim
    _ = state.offer(baton("a"), to: "book")
    let offer = state.giveBack(claim)
    #expect(offer == .waiting(baton("a"), superseding: nil))
    #expect(state.claim("book").baton == baton("a"))
  }

  @Test func `never brings an old baton behind a newer one that waits`() {
    var state = State()
    let claim = state.claim("book").claim
    _ = state.offer(baton("a"), to: "book")
    _ = state.offer(baton("b"), to: "book")
    let offer = state.giveBack(claim)
    #expect(offer == .stale(baton("a"), newer: "b"))
    #expect(state.claim("book").baton == baton("b"))
  }

  @Test func `never brings an old baton behind a newer one that was claimed`() {
    var state = State()
    let cancelled = state.claim("book").claim
    _ = state.offer(baton("a"), to: "book")
    let next = state.claim("book").claim
    _ = state.offer(baton("b"), to: "book")
    state.accept(next)
    let offer = state.giveBack(cancelled)
    #expect(offer == .stale(baton("a"), newer: "b"))
    #expect(state.isEmpty)
  }

  @Test func `knows a claim no longer once it has ended`() {
    var state = State()
    let claim = state.claim("book").claim
    _ = state.offer(baton("a"), to: "book")
    state.accept(claim)
    let offer = state.giveBack(claim)
    #expect(offer == nil)
    state.withdraw(claim, from: "book")
    #expect(state.isEmpty)
  }

  @Test func `keeps other claimants when one withdraws`() {
    var state = State()
    let first = state.claim("book").claim
    let second = state.claim("book").claim
    state.withdraw(second, from: "book")
    let offer = state.offer(baton("a"), to: "book")
    #expect(offer == .taken(baton("a"), by: first))
  }
}
