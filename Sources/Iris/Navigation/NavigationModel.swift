public import Observation

/// What is on screen, for views: readable, settable, observable, and the coordinator's host.
///
/// ```swift
/// let model = NavigationModel(ShopFlow(), codec: codec, from: .init(selected: .home))
/// model.coordinator                // opens links
/// model.state.frontStack           // what a view shows, and is told about when it changes
/// model[.tab(.home)] = []          // the user went back to the root
/// ```
///
/// The coordinator runs on the main actor's executor, so what a view sets has reached it when the
/// setter returns: no link is ever planned from a state the user has left.
@MainActor
public final class NavigationModel<Flow: NavigationFlow> {
  /// The door for every arrival.
  public nonisolated let coordinator: Coordinator<Flow>
  /// Makes a change and waits until it can be seen, as until its animation has ended; by default
  /// a change can be seen at once.
  public var showing: (@MainActor (StateTransition<Flow>, () -> Void) async throws -> Void)?
  /// Performs the app's effects; does nothing by default.
  public var effects: (@MainActor (Flow.Effect, NavFlow) async throws -> Void)?

  private nonisolated let registrar = ObservationRegistrar()
  private var shown: Flow.State

  /// Makes a model and its coordinator.
  ///
  /// - Parameters:
  ///   - flow: Resolves intents into steps.
  ///   - codec: Reads and prints links.
  ///   - state: What is on screen at the start.
  ///   - gates: What every arrival passes, in order.
  ///   - handoff: Where the screen an arrival leads to claims its baton.
  ///   - options: How the coordinator paces, supersedes, holds and remembers.
  public init(
    _ flow: Flow,
    codec: some URLCoding<Flow.Intent>,
    from state: Flow.State,
    gates: [Gate<Flow.Intent>] = [],
    handoff: HandoffRegistry<Flow.Screen, Flow.Intent>? = nil,
    options: CoordinatorOptions = CoordinatorOptions(),
  ) {
    let host = ModelHost<Flow>()
    shown = state
    coordinator = Coordinator(
      flow,
      codec: codec,
      from: state,
      gates: gates,
      host: host,
      handoff: handoff,
      options: options,
      sharingExecutorOf: MainActor.shared,
    )
    host.model = self
  }

  /// What is on screen; setting it tells the coordinator that the user changed it.
  public var state: Flow.State {
    get {
      registrar.access(self, keyPath: \.state)
      return shown
    }
    set {
      guard newValue != shown else { return }
      change(to: newValue)
      coordinator.assumeIsolated { $0.reconcile(with: newValue) }
    }
  }

  /// A stack, for a view that shows it; empty where the state has no such place, which setting it
  /// then does not change.
  public subscript(place: StackPlace<Flow.Tab>) -> [Flow.Screen] {
    get { state.stack(in: place) ?? [] }
    set {
      var changed = state
      if changed.setStack(newValue, in: place) { state = changed }
    }
  }

  /// Tells which layer stands over others, and takes it away with all above it when set to nil.
  ///
  /// - Parameter index: How many layers are below it.
  public subscript(layer index: Int) -> Flow.State.Layer? {
    get { state.layers.indices.contains(index) ? state.layers[index] : nil }
    set {
      guard newValue == nil, state.layers.indices.contains(index) else { return }
      var changed = state
      changed.layers.removeSubrange(index...)
      state = changed
    }
  }

  /// The selected tab; setting the one that is selected pops it to its root.
  public var selectedTab: Flow.Tab? {
    get { state.selectedTab }
    set {
      guard let tab = newValue else { return }
      var changed = state
      // Refused where there is no such tab; the state is then as it was.
      try? changed.apply(NavigationStep<Flow.Screen, Flow.Tab, Never>.retap(tab))
      state = changed
    }
  }

  private func change(to state: Flow.State) {
    registrar.withMutation(of: self, keyPath: \.state) { shown = state }
  }

  fileprivate func show(_ transition: StateTransition<Flow>) async throws -> Landing<Flow.State> {
    guard transition.before == shown else { return .showing(shown) }
    if let showing {
      try await showing(transition) { change(to: transition.after) }
    } else {
      change(to: transition.after)
    }
    return shown == transition.after ? .landed : .showing(shown)
  }
}

extension NavigationModel: Observable {}

/// The model as its coordinator sees it, which does not keep it alive.
@MainActor
private final class ModelHost<Flow: NavigationFlow>: NavigationHost {
  weak var model: NavigationModel<Flow>?

  func show(_ transition: StateTransition<Flow>) async throws -> Landing<Flow.State> {
    try await model?.show(transition) ?? .landed
  }

  func perform(_ effect: Flow.Effect, in flow: NavFlow) async throws {
    try await model?.effects?(effect, flow)
  }
}
