import Iris

/// The places at which a run stands still until the test lets it go on.
final class Stepper: Sendable {
  private let standing = Box<[(name: String, continuation: CheckedContinuation<Void, Never>)]>([])

  /// The places, in the order the runs came to them.
  var pauses: [String] { standing.value.map(\.name) }

  nonisolated(nonsending) func pause(_ name: String) async {
    await withCheckedContinuation { continuation in
      standing.change { $0.append((name, continuation)) }
    }
  }

  /// Whether a link stands still, or waits for a step of an older one that does.
  func stands(_ number: Int) -> Bool {
    pauses.contains { $0.hasSuffix("link-\(number)") || !$0.hasPrefix("gate") }
  }

  func resume(at index: Int) {
    standing.change { $0.remove(at: index) }.continuation.resume()
  }

  /// A gate that allows, once the test lets it.
  func gate(_ name: String = "gate") -> Gate<ShopLink> {
    Gate(name) { baton in
      await self.pause("\(name) \(baton.id)")
      return .allow
    }
  }
}

/// A host whose steps land when the test says so.
struct SteppedHost: NavigationHost {
  private let stepper: Stepper

  init(_ stepper: Stepper) { self.stepper = stepper }

  nonisolated(nonsending) func show(
    _ transition: StateTransition<ShopFlow>
  ) async -> Landing<ShopFlow.State> {
    await stepper.pause("step of \(transition.flow.id)")
    return .landed
  }

  nonisolated(nonsending) func perform(_ effect: ShopFlow.Effect, in flow: NavFlow) async {
    await stepper.pause("effect of \(flow.id)")
  }
}
