/// The one door through which every arrival comes, and the only one that changes what is shown.
///
/// ```swift
/// let coordinator = Coordinator(
///   ShopFlow(),
///   codec: codec,
///   from: ShopFlow.State(selected: .home),
///   gates: [signIn, existence],
///   host: host,
/// )
/// let receipt = await coordinator.open(url)
/// ```
///
/// An arrival is judged by the gates, planned by the flow from what was last settled on screen,
/// checked whole, and carried out step by step as the host acknowledges them. A newer arrival
/// supersedes it at any point: the older one has then taken a whole number of steps, and the newer
/// one goes the shortest way from what is really on screen to where it would have led from what was
/// settled. Nothing of an abandoned arrival shows in where the newer one ends.
///
/// Every arrival ends in exactly one ``Receipt``, and everything that happens is in ``trace``.
public actor Coordinator<Flow: NavigationFlow> {
  /// The app's vocabulary of what a link can mean.
  public typealias Intent = Flow.Intent
  /// What the app shows.
  public typealias State = Flow.State
  /// A move, or an effect.
  public typealias Step = Flow.Step

  typealias Core = CoordinatorState<Flow>

  private nonisolated let home: any Actor
  let flow: Flow
  let codec: any URLCoding<Intent>
  let gates: [Gate<Intent>]
  let host: any NavigationHost<Flow>
  let handoff: HandoffRegistry<Flow.Screen, Intent>?
  let clock: any Clock<Duration>
  var options: CoordinatorOptions
  var core: Core

  /// Everything that happened, as far back as the options keep it.
  public internal(set) var trace: Trace<Flow>

  var tasks: [Core.Token: Task<Void, Never>] = [:]
  var drainers: [Core.Token: CheckedContinuation<Void, Never>] = [:]
  var openers: [NavFlow.ID: [CheckedContinuation<Receipt<Intent>, Never>]] = [:]
  var receipts: [Receipt<Intent>] = []
  var expiries: [NavFlow.ID: Task<Void, Never>] = [:]
  var observers: [Int: AsyncStream<State>.Continuation] = [:]
  var lastObserver = 0
  var published: State

  /// Makes a coordinator.
  ///
  /// - Parameters:
  ///   - flow: Resolves intents into steps.
  ///   - codec: Reads links, and prints those of taps, of held links and of what is shown.
  ///   - state: What is on screen at the start.
  ///   - gates: What every arrival passes, in order.
  ///   - host: Shows the steps; headless where none is given.
  ///   - handoff: Where the screen an arrival leads to claims its baton.
  ///   - options: How it paces, supersedes, holds and remembers.
  ///   - actor: Whose executor the coordinator shares, such as `MainActor.shared`, so that code
  ///     there can look at it without waiting; its own where none is given.
  public init(
    _ flow: Flow,
    codec: some URLCoding<Intent>,
    from state: State,
    gates: [Gate<Intent>] = [],
    host: (any NavigationHost<Flow>)? = nil,
    handoff: HandoffRegistry<Flow.Screen, Intent>? = nil,
    options: CoordinatorOptions = CoordinatorOptions(),
    sharingExecutorOf actor: (any Actor)? = nil,
  ) {
    self.flow = flow
    self.codec = codec
    self.gates = gates
    self.host = host ?? HeadlessHost<Flow>()
    self.handoff = handoff
    self.options = options
    clock = options.clock
    core = Core(flow: flow, state: state)
    trace = Trace(
      start: state,
      limit: options.traceLimit,
      words: TraceWords(flow: flow, codec: codec),
    )
    published = state
    home = actor ?? CoordinatorHome()
  }

  deinit {
    for observer in observers.values { observer.finish() }
    for expiry in expiries.values { expiry.cancel() }
  }

  /// The executor the coordinator runs on.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    // Proof: `home` is a constant of self, so the executor outlives every job of this actor, which
    // keeps self alive.
    unsafe home.unownedExecutor
  }

  /// What is on screen.
  public var state: State { core.onScreen }

  /// Whether no arrival is under way.
  public var isSettled: Bool { core.run == nil && core.outstanding == nil }
}

/// Whose executor a coordinator has that shares nobody's.
private actor CoordinatorHome {}

extension Coordinator {
  func record(_ event: Trace<Flow>.Event, of flow: NavFlow.ID?) {
    trace.record { number in
      .init(
        number: number,
        date: options.flows.date(),
        flow: flow,
        event: event,
        state: core.onScreen
      )
    }
  }

  /// Tells the observers what is on screen, where they do not know.
  func publish() {
    guard core.onScreen != published else { return }
    published = core.onScreen
    for observer in observers.values { observer.yield(published) }
  }
}
