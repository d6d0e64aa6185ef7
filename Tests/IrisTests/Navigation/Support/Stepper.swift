import Iris

/// The places at which a run stands still until the test lets it go on.
///
/// It lives on the coordinator's executor, so all of it happens in the order the test decides.
final class Stepper: @unchecked Sendable {
  // Sendable, because it is reached on the manual executor and between its runs alone, which one
  // test does on one task.
  struct Pause {
    let name: String
    let continuation: CheckedContinuation<Void, Never>
  }

  private(set) var pauses: [Pause] = []

  nonisolated(nonsending) func pause(_ name: String) async {
    await withCheckedContinuation { pauses.append(Pause(name: name, continuation: $0)) }
  }

  /// Whether a link stands still, or waits for a step of an older one that does.
  func stands(_ number: Int) -> Bool {
    pauses.contains { $0.name.hasSuffix("link-\(number)") || !$0.name.hasPrefix("gate") }
  }

  func resume(at index: Int) {
    pauses.remove(at: index).continuation.resume()
  }

  /// A gate that allows, once the test lets it.
  func gate(_ name: String = "gate") -> Gate<ShopLink> {
    Gate(name) { baton in
      await self.pause("\(name) \(baton.id)")
      return .allow
    }
  }
}

/// A host whose steps land when the test says so, and which keeps what it was asked to show.
final class SteppedHost: NavigationHost, @unchecked Sendable {
  // Sendable, as the stepper is.
  private let stepper: Stepper
  private(set) var shown: [ShopFlow.State] = []
  private(set) var effects: [ShopFlow.Effect] = []

  init(_ stepper: Stepper) { self.stepper = stepper }

  nonisolated(nonsending) func show(
    _ transition: Transition<ShopFlow>
  ) async -> Landing<ShopFlow.State> {
    shown.append(transition.after)
    await stepper.pause("step of \(transition.flow.id)")
    return .landed
  }

  nonisolated(nonsending) func perform(_ effect: ShopFlow.Effect, in flow: NavFlow) async {
    effects.append(effect)
    await stepper.pause("effect of \(flow.id)")
  }
}
