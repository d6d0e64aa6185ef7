/// A host without a screen: every step lands at once.
///
/// ```swift
/// let coordinator = Coordinator(ShopFlow(), codec: codec, from: .init(selected: .home))
/// ```
///
/// It is what a coordinator has where no other host is given: for tests, for a command line, for
/// replaying a trace.
public struct HeadlessHost<Flow: NavigationFlow>: NavigationHost {
  private let performEffect: @Sendable (Flow.Effect, NavFlow) async throws -> Void

  /// Makes a host that does nothing with effects but let them be traced.
  public init() {
    performEffect = { _, _ in }
  }

  /// Makes a host that performs effects.
  ///
  /// - Parameter perform: Performs an effect of an arrival.
  public init(perform: @escaping @Sendable (Flow.Effect, NavFlow) async throws -> Void) {
    performEffect = perform
  }

  /// Lands the transition at once.
  public func show(_ transition: StateTransition<Flow>) async -> Landing<Flow.State> { .landed }

  /// Hands the effect to the closure.
  public func perform(_ effect: Flow.Effect, in flow: NavFlow) async throws {
    try await performEffect(effect, flow)
  }
}
