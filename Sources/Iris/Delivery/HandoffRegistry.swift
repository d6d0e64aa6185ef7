/// The place where a baton meets the one screen it is for, whichever of the two comes first.
///
/// ```swift
/// let handoffs = HandoffRegistry<Screen, BookstoreLink>()
///
/// await handoffs.offer(baton, to: .book("42"))     // the coordinator, before or after the push
///
/// for await baton in handoffs.handoff(for: .book("42")) {   // the screen, as long as it is up
///   await model.apply(baton)
/// }
/// ```
///
/// A screen has one baton waiting at most. A newer one takes the place of one nobody has claimed,
/// since a screen that appears late is to show where things ended. Of several claimants of one
/// screen the newest has it, which is the one on top. A baton that reaches nobody is told to the
/// registry's `onLapse`, once, with the reason.
///
/// Entries go by themselves: with the baton that is claimed or has waited long enough, and with
/// the claimant that is cancelled. Screens do not keep a registry alive; when it is released they
/// are told that nothing more will come.
public actor HandoffRegistry<Screen: Hashable & Sendable, Intent: Equatable & Sendable> {
  private let patience: Duration?
  private let sleep: @Sendable (Duration) async throws -> Void
  private let onLapse: @Sendable (Baton<Intent>, HandoffLapse) -> Void

  private var state = HandoffState<Screen, Intent>()
  private var outlets: [Int: AsyncStream<Baton<Intent>>.Continuation] = [:]
  private var timers: [NavFlow.ID: Task<Void, Never>] = [:]

  /// Opens a registry with no entries.
  ///
  /// - Parameters:
  ///   - patience: How long an offered baton waits for its screen; nil for ever.
  ///   - clock: What the patience is measured on.
  ///   - onLapse: Told of each baton that reaches nobody; it runs on the registry, so it returns
  ///     soon.
  public init(
    patience: Duration? = .seconds(60),
    clock: some Clock<Duration> = ContinuousClock(),
    onLapse: @escaping @Sendable (Baton<Intent>, HandoffLapse) -> Void = { _, _ in },
  ) {
    self.patience = patience
    self.onLapse = onLapse
    sleep = { try await clock.sleep(for: $0) }
  }

  deinit {
    for timer in timers.values { timer.cancel() }
    for outlet in outlets.values { outlet.finish() }
    for baton in state.removeAll() { onLapse(baton, .withdrawn) }
  }
}

extension HandoffRegistry {
  /// Offers a baton to a screen that is up, or will be.
  ///
  /// - Parameters:
  ///   - baton: The baton, which takes the place of an older one that waits.
  ///   - screen: Whom it is for.
  /// - Returns: Whether a claimant was there.
  @discardableResult
  public func offer(_ baton: Baton<Intent>, to screen: Screen) -> HandoffOutcome {
    settle(state.offer(baton, to: screen), at: screen)
  }

  /// Takes back a baton that nobody has claimed.
  ///
  /// - Parameters:
  ///   - id: The baton's id.
  ///   - screen: Whom it was offered to.
  /// - Returns: Whether it was still waiting.
  @discardableResult
  public func withdraw(_ id: NavFlow.ID, from screen: Screen) -> Bool {
    lapse(id, from: screen, because: .withdrawn)
  }

  /// The screen's side of the hand-off, which may be made before or after the offer.
  ///
  /// - Parameter screen: Whose batons it claims.
  /// - Returns: A sequence of batons that does not keep the registry alive.
  public nonisolated func handoff(for screen: Screen) -> Handoff<Screen, Intent> {
    Handoff(screen, registry: self)
  }

  /// Whether no baton waits, no claimant waits, and no baton is on its way to one.
  public var isEmpty: Bool { state.isEmpty }
}

// MARK: - Claiming

extension HandoffRegistry {
  /// One claimant's place: its baton, or the stream that brings it.
  struct Place: Sendable {
    let claim: Int
    let baton: Baton<Intent>?
    let stream: AsyncStream<Baton<Intent>>
  }

  func enlist(_ screen: Screen) -> Place {
    let (claim, baton) = state.claim(screen)
    let (stream, outlet) = AsyncStream.makeStream(of: Baton<Intent>.self)
    if let baton {
      stopWaiting(for: baton)
      outlet.finish()
    } else {
      outlets[claim] = outlet
    }
    return Place(claim: claim, baton: baton, stream: stream)
  }

  func accept(_ claim: Int) {
    state.accept(claim)
  }

  /// Ends a claim whose claimant goes away, with or without a baton on its way to it.
  func leave(_ claim: Int, from screen: Screen) {
    outlets[claim] = nil
    state.withdraw(claim, from: screen)
    guard let offer = state.giveBack(claim) else { return }
    settle(offer, at: screen)
  }

  @discardableResult
  private func settle(
    _ offer: HandoffState<Screen, Intent>.Offer,
    at screen: Screen,
  ) -> HandoffOutcome {
    switch offer {
    case .taken(let baton, let claim):
      let outlet = outlets.removeValue(forKey: claim)
      outlet?.yield(baton)
      outlet?.finish()
      return .taken
    case .waiting(let baton, let older):
      if let older {
        stopWaiting(for: older)
        onLapse(older, .superseded(by: baton.id))
      }
      startWaiting(for: baton, at: screen)
    case .stale(let baton, let newer):
      onLapse(baton, .superseded(by: newer))
    }
    return .waiting
  }
}

// MARK: - Patience

extension HandoffRegistry {
  private func startWaiting(for baton: Baton<Intent>, at screen: Screen) {
    guard let patience else { return }
    timers[baton.id] = Task { [weak self, sleep] in
      guard (try? await sleep(patience)) != nil else { return }
      await self?.lapse(baton.id, from: screen, because: .expired)
    }
  }

  private func stopWaiting(for baton: Baton<Intent>) {
    timers.removeValue(forKey: baton.id)?.cancel()
  }

  @discardableResult
  private func lapse(
    _ id: NavFlow.ID,
    from screen: Screen,
    because reason: HandoffLapse,
  ) -> Bool {
    guard let baton = state.retract(id, from: screen) else { return false }
    stopWaiting(for: baton)
    onLapse(baton, reason)
    return true
  }
}
