import Foundation
package import Iris

/// The laws of navigation as checks over any flow: each says what breaks it.
package struct FlowLaws<Flow: NavigationFlow> {
  private let flow: Flow
  private let codec: any URLCoding<Flow.Intent>
  private let states: [Flow.State]
  private let links: [Link]
  private let seed: UInt64

  private struct Link {
    let intent: Flow.Intent
    let url: URL
  }

  /// How many failures of a law are told: the ones with the shortest link from the plainest state.
  private static var most: Int { 3 }

  package init(
    _ flow: Flow,
    in codec: any URLCoding<Flow.Intent>,
    from states: [Flow.State],
    over intents: [Flow.Intent],
    seed: UInt64,
  ) {
    self.flow = flow
    self.codec = codec
    // Small ones first, so that the first failure is the smallest.
    self.states = states.enumerated()
      .sorted { ($0.element.screens.count, $0.offset) < ($1.element.screens.count, $1.offset) }
      .map(\.element)
    links = intents.compactMap { intent in
      (try? codec.url(for: intent)).map { Link(intent: intent, url: $0) }
    }
    .enumerated()
    .sorted {
      ($0.element.url.absoluteString.utf8.count, $0.offset)
        < ($1.element.url.absoluteString.utf8.count, $1.offset)
    }
    .map(\.element)
    self.seed = seed
  }

  /// Everything that breaks one of some laws.
  package func failures(of laws: Set<FlowLaw>) async -> [LawFailure] {
    guard !states.isEmpty, !links.isEmpty else {
      let what = states.isEmpty ? "no state to start from" : "no intent that prints"
      return laws.isEmpty ? [] : [LawFailure("flow", link: nil, "there is \(what)")]
    }
    var failures: [LawFailure] = []
    for law in FlowLaw.allCases where laws.contains(law) {
      switch law {
      case .parity: failures += await eachCase(law, parity)
      case .address: failures += await eachCase(law, address)
      case .elision: failures += await eachCase(law, elision)
      case .latestWins: failures += await latestWins()
      }
    }
    return failures
  }

  /// Every state with every link.
  private func eachCase(
    _ law: FlowLaw,
    _ check: (Flow.State, Link) async -> String?,
  ) async -> [LawFailure] {
    var failures: [LawFailure] = []
    for link in links {
      for state in states {
        guard let problem = await check(state, link) else { continue }
        failures.append(
          LawFailure(law.rawValue, link: "\(link.url)", "from\n\(state)\n\(problem)")
        )
        // One failure a link: from elsewhere it would say the same.
        break
      }
      if failures.count == Self.most { break }
    }
    return failures
  }

  private func parity(_ state: Flow.State, _ link: Link) async -> String? {
    let linked = make(from: state)
    await linked.open(link.url)
    let tapped = make(from: state)
    await tapped.tap(link.intent)
    let (left, right) = (await linked.state, await tapped.state)
    if left != right { return "the link leads to\n\(left)\nand the tap to\n\(right)" }
    let traces = (story(await linked.trace), story(await tapped.trace))
    guard traces.0 != traces.1 else { return nil }
    return LineDifference(from: traces.0, to: traces.1).map {
      "the link's trace (-) is not the tap's (+)\n\($0)"
    }
  }

  /// What an effect does is not in the state, so a link with effects may have another address that
  /// leads to where it led.
  private func address(_ state: Flow.State, _ link: Link) async -> String? {
    let steps = flow.steps(for: link.intent, from: state)
    if !steps.isEmpty, steps.allSatisfy({ $0.effect != nil }) { return nil }
    let coordinator = make(from: state)
    await coordinator.open(link.url)
    let reached = await coordinator.state
    let address = await coordinator.address
    if address == link.url { return nil }
    guard let address else { return "it leads to a state without an address\n\(reached)" }
    if steps.contains(where: { $0.effect != nil }) {
      await coordinator.open(address)
      if await coordinator.state == reached { return nil }
    }
    return "it leads to a state whose address is \(address)\n\(reached)"
  }

  private func elision(_ state: Flow.State, _ link: Link) async -> String? {
    let coordinator = make(from: state)
    await coordinator.open(link.url)
    let reached = await coordinator.state
    let receipt = await coordinator.open(link.url)
    let again = await coordinator.state
    if again != reached {
      return "opened again, it leads from\n\(reached)\non to\n\(again)"
    }
    let hasEffects = flow.steps(for: link.intent, from: reached).contains { $0.effect != nil }
    if hasEffects || receipt.outcome == .elided { return nil }
    return "opened again, it is \(receipt.outcome) instead of elided"
  }

  /// A trace without what differs between a tap and a link: the source.
  private func story(_ trace: Trace<Flow>) -> String {
    trace.entries.map { entry in
      if case .received(let intent, _) = entry.event { return "received \(intent)" }
      return "\(entry.event)"
    }
    .joined(separator: "\n")
  }

  private func make(
    from state: Flow.State,
    host: (any NavigationHost<Flow>)? = nil,
  ) -> Coordinator<Flow> {
    var options = CoordinatorOptions()
    options.flows = .sequence("law")
    return Coordinator(flow, codec: codec, from: state, host: host, options: options)
  }
}

// MARK: Latest wins

extension FlowLaws {
  /// Bursts of links, opened all at once from each state.
  ///
  /// Which order a burst comes in is up to the machine; the trace says which it was, and the law
  /// holds for every one.
  private func latestWins() async -> [LawFailure] {
    var numbers = SeededNumbers(seed: seed)
    for state in states {
      let burst = (0..<(2 + numbers.below(3))).compactMap { _ in numbers.pick(links) }
      let coordinator = make(from: state, host: SlowHost<Flow>())
      await withTaskGroup(of: Void.self) { group in
        for link in burst { group.addTask { _ = await coordinator.open(link.url) } }
      }
      let trace = await coordinator.trace
      let expected = settled(after: trace, from: state)
      let reached = await coordinator.state
      if reached != expected {
        return [
          LawFailure(
            FlowLaw.latestWins.rawValue,
            link: burst.map { "\($0.url)" }.joined(separator: " "),
            "from\n\(state)\nit leads to\n\(reached)\nand not to\n\(expected)\n\(trace)",
          )
        ]
      }
    }
    return []
  }

  /// What the arrivals of a trace that were not superseded lead to, one after the other.
  private func settled(after trace: Trace<Flow>, from start: Flow.State) -> Flow.State {
    var outcomes: [NavFlow.ID: Receipt<Flow.Intent>.Outcome] = [:]
    for entry in trace.entries {
      if case .finished(let outcome) = entry.event, let id = entry.flow { outcomes[id] = outcome }
    }
    var state = start
    for entry in trace.entries {
      guard case .received(let intent, _) = entry.event, let id = entry.flow,
        outcomes[id] == .applied || outcomes[id] == .elided
      else { continue }
      state = (try? state.applying(flow.steps(for: intent, from: state))) ?? state
    }
    return state
  }
}

/// A host whose steps take a few turns to land, so that arrivals meet.
private struct SlowHost<Flow: NavigationFlow>: NavigationHost {
  func show(_ transition: StateTransition<Flow>) async -> Landing<Flow.State> {
    for _ in 0..<(1 + transition.after.screens.count % 3) { await Task.yield() }
    return .landed
  }

  func perform(_ effect: Flow.Effect, in flow: NavFlow) async { await Task.yield() }
}
