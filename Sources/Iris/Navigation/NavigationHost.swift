/// What shows an app's navigation, and says when a step has landed.
///
/// ```swift
/// actor RecordingHost: NavigationHost {
///   func show(_ transition: StateTransition<ShopFlow>) async -> Landing<ShopFlow.State> { .landed }
///   func perform(_ effect: ShopFlow.Effect, in flow: NavFlow) async { … }
/// }
/// ```
///
/// Nothing is timed: the coordinator takes the next step when the host returns. A host that takes
/// too long may be given a newer link's transition before it has returned from an older one; each
/// transition carries the whole state it leads to, so the newest is always the one to show.
public protocol NavigationHost<Flow>: Sendable {
  /// The app's flow.
  associatedtype Flow: NavigationFlow

  /// Shows a transition, and returns once it can be seen.
  ///
  /// - Parameter transition: The steps, and the states before and after them.
  /// - Returns: Whether it landed, or what is shown instead.
  /// - Throws: When it cannot be shown; the state is then what it was before.
  func show(_ transition: StateTransition<Flow>) async throws -> Landing<Flow.State>

  /// Performs an effect, and returns once it is done.
  ///
  /// - Parameters:
  ///   - effect: One of the app's own.
  ///   - flow: The arrival that asks for it.
  /// - Throws: When it cannot be done; the arrival is then refused where it is.
  func perform(_ effect: Flow.Effect, in flow: NavFlow) async throws
}

extension NavigationHost where Flow.Effect == Never {
  /// Does nothing, since there is no effect.
  public func perform(_ effect: Never, in flow: NavFlow) async {}
}

/// One change of what is on screen.
public struct StateTransition<Flow: NavigationFlow>: Sendable, Equatable {
  /// The arrival that asks for it.
  public let flow: NavFlow
  /// The steps it takes; none where the app sets a state outright.
  public let steps: [Flow.Step]
  /// What is on screen before.
  public let before: Flow.State
  /// What is to be on screen after.
  public let after: Flow.State

  package init(flow: NavFlow, steps: [Flow.Step], before: Flow.State, after: Flow.State) {
    self.flow = flow
    self.steps = steps
    self.before = before
    self.after = after
  }
}

/// How a transition came out.
public enum Landing<State: Hashable & Sendable>: Hashable, Sendable {
  /// What was asked for is on screen.
  case landed
  /// Something else is, since the user or the system was faster.
  case showing(State)
}
