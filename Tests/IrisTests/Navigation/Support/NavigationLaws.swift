import Foundation
import Iris

/// The laws of navigation as checks over any flow: each returns what breaks it.
///
/// ```swift
/// let laws = NavigationLaws(flow: ShopFlow(), codec: ShopCodec(), states: states, intents: intents)
/// #expect(await laws.parity().isEmpty)
/// ```
///
/// It uses nothing but Iris's public interface, so that it can move to where other apps reach it.
struct NavigationLaws<Flow: NavigationFlow> {
  /// One case that breaks a law.
  struct Violation: CustomStringConvertible {
    let law: String
    let intents: [Flow.Intent]
    let start: Flow.State
    let problem: String

    var description: String { "\(law): \(intents) from\n\(start)\n\(problem)" }
  }

  let flow: Flow
  let codec: any URLCoding<Flow.Intent>
  /// Where arrivals begin.
  let states: [Flow.State]
  /// The intents that have a link.
  let intents: [Flow.Intent]

  init(
    flow: Flow,
    codec: any URLCoding<Flow.Intent>,
    states: [Flow.State],
    intents: [Flow.Intent],
  ) {
    self.flow = flow
    self.codec = codec
    self.states = states
    self.intents = intents.filter { (try? codec.url(for: $0)) != nil }
  }

  /// A tap and its link end in the same state with the same trace.
  func parity() async -> [Violation] {
    await eachCase { state, intent, url in
      let linked = make(from: state)
      await linked.open(url)
      let tapped = make(from: state)
      await tapped.tap(intent)
      let (left, right) = (await linked.state, await tapped.state)
      if left != right { return ("parity", "the link leads to\n\(left)\nthe tap to\n\(right)") }
      let traces = (story(await linked.trace), story(await tapped.trace))
      return traces.0 == traces.1 ? nil : ("parity", "\(traces.0)\n\(traces.1)")
    }
  }

  /// The state a link leads to has that link as its address.
  ///
  /// What an effect does is not in the state, so links with effects are not asked for more than an
  /// address that leads to where they led.
  func address() async -> [Violation] {
    await eachCase { state, intent, url in
      let coordinator = make(from: state)
      await coordinator.open(url)
      let reached = await coordinator.state
      guard flow.intent(for: reached) != nil else { return nil }
      let address = await coordinator.address
      if hasEffects(intent, from: state) {
        guard let address else { return ("address", "none") }
        await coordinator.open(address)
        let again = await coordinator.state
        return again == reached ? nil : ("address", "\(address) leads on to\n\(again)")
      }
      return address == url ? nil : ("address", "\(address.map { "\($0)" } ?? "none"), not \(url)")
    }
  }

  /// Opening what is already shown changes nothing.
  func elision() async -> [Violation] {
    await eachCase { state, intent, url in
      let coordinator = make(from: state)
      await coordinator.open(url)
      let reached = await coordinator.state
      let receipt = await coordinator.open(url)
      let again = await coordinator.state
      if again != reached { return ("elision", "it leads on to\n\(again)") }
      if hasEffects(intent, from: reached) { return nil }
      return receipt.outcome == .elided ? nil : ("elision", "\(receipt.outcome)")
    }
  }

  /// A burst leaves what the last link alone would have, from what was last settled.
  ///
  /// Which order a burst comes in is up to the machine; ``Schedule`` tries every one.
  func latestWins() async -> [Violation] {
    var violations: [Violation] = []
    for (index, state) in states.enumerated() {
      let burst = (0..<3).map { intents[(index * 7 + $0 * 5) % intents.count] }
      let coordinator = make(from: state)
      await withTaskGroup(of: Void.self) { group in
        for intent in burst {
          group.addTask { _ = await coordinator.tap(intent) }
        }
      }
      let trace = await coordinator.trace
      let expected = settledState(after: trace, from: state)
      let reached = await coordinator.state
      if reached != expected {
        violations.append(
          Violation(
            law: "latest wins",
            intents: burst,
            start: state,
            problem: "it leads to\n\(reached)\nnot\n\(expected)\n\(trace)"
          )
        )
      }
    }
    return violations
  }

  /// What the arrivals of a trace that were not superseded lead to, one after the other.
  private func settledState(after trace: Trace<Flow>, from start: Flow.State) -> Flow.State {
    var outcomes: [NavFlow.ID: Receipt<Flow.Intent>.Outcome] = [:]
    for entry in trace.entries {
      if case .finished(let outcome) = entry.event, let id = entry.flow { outcomes[id] = outcome }
    }
    var state = start
    for entry in trace.entries {
      guard case .received(let intent, _) = entry.event, let id = entry.flow else { continue }
      guard outcomes[id] == .applied || outcomes[id] == .elided else { continue }
      state = (try? state.applying(flow.steps(for: intent, from: state))) ?? state
    }
    return state
  }

  private func hasEffects(_ intent: Flow.Intent, from state: Flow.State) -> Bool {
    flow.steps(for: intent, from: state).contains { $0.effect != nil }
  }

  private func make(from state: Flow.State) -> Coordinator<Flow> {
    var options = CoordinatorOptions()
    options.flows = .sequence("law")
    return Coordinator(flow, codec: codec, from: state, options: options)
  }

  /// A trace without what differs between a tap and a link: the source.
  private func story(_ trace: Trace<Flow>) -> [String] {
    trace.entries.map { entry in
      if case .received(let intent, _) = entry.event { return "received \(intent)" }
      return "\(entry.event) \(entry.state)"
    }
  }

  private func eachCase(
    _ check: (Flow.State, Flow.Intent, URL) async -> (law: String, problem: String)?
  ) async -> [Violation] {
    var violations: [Violation] = []
    for state in states {
      for intent in intents {
        guard let url = try? codec.url(for: intent) else { continue }
        guard let (law, problem) = await check(state, intent, url) else { continue }
        violations.append(Violation(law: law, intents: [intent], start: state, problem: problem))
      }
    }
    return violations
  }
}
