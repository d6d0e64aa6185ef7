// What is on screen, as it changes; and what the user did to it without asking.

extension Coordinator {
  /// The states the app goes through, beginning with the one on screen.
  ///
  /// ```swift
  /// for await state in await coordinator.states() { render(state) }
  /// ```
  ///
  /// Each call makes a sequence of its own. A reader that is slow sees the newest states, as many
  /// as it keeps; one that stops is forgotten. The sequence ends with the coordinator.
  ///
  /// - Parameter limit: How many states wait for a slow reader; older ones are left out.
  /// - Returns: The states, each different from the one before it.
  public func states(keepingNewest limit: Int = 1) -> AsyncStream<State> {
    let (stream, observer) = AsyncStream.makeStream(
      of: State.self,
      bufferingPolicy: .bufferingNewest(max(limit, 1)),
    )
    lastObserver += 1
    let id = lastObserver
    observers[id] = observer
    observer.onTermination = { [weak self] _ in
      Task { [weak self] in await self?.forget(id) }
    }
    observer.yield(core.onScreen)
    return stream
  }

  private func forget(_ id: Int) { observers[id] = nil }

  /// How many sequences of ``states(keepingNewest:)`` are being read.
  package var observerCount: Int { observers.count }

  /// Takes in what is on screen without the coordinator having put it there.
  ///
  /// A host calls it when the user swiped back or pulled a sheet down. An arrival that has moved
  /// nothing yet is planned from the new state; one that had begun to move ends, superseded by
  /// the user.
  ///
  /// - Parameter state: What is on screen now.
  public func reconcile(with state: State) {
    let (isChanged, loser) = core.reconcile(state)
    guard isChanged else { return }
    let flow = options.flows.makeFlow(source: .user, scene: options.scene)
    record(.reconciled, of: flow.id)
    if let loser { conclude(loser, .superseded(by: flow.id)) }
    for drainer in drainers.values { drainer.resume() }
    drainers = [:]
    publish()
    releaseGone()
  }

  /// Ends an arrival whose screens the user took away while it moved.
  func overrule(_ run: Core.Run) {
    guard core.end(run.token) != nil else { return }
    let flow = options.flows.makeFlow(source: .user, scene: options.scene)
    conclude(run, .superseded(by: flow.id))
    releaseGone()
  }
}

extension NavFlow.Source {
  /// The user's own hand, past every link: a swipe back, a sheet pulled down.
  public static let user = Self(rawValue: "user")
}
