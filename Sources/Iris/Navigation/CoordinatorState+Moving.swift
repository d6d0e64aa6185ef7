// Moves on their way to the screen, and what the host or the user says came of them.

extension CoordinatorState {
  /// What became of a move.
  enum Arrival {
    /// It landed, and the arrival goes on.
    case landed
    /// It landed or not, and a newer arrival goes on instead.
    case stale
    /// Nobody waited for the answer any more.
    case late
    /// Something else is on screen; whether the arrival had moved nothing before.
    case elsewhere(isFirst: Bool)
  }

  /// Hands a move to the host.
  mutating func hand(_ move: Move, of run: Run) -> Int {
    lastMove += 1
    outstanding = Outstanding(id: lastMove, flow: run.flow, move: move)
    if case .deciding = phase { phase = .moving(run, landed: 0) }
    return lastMove
  }

  /// Takes the host's answer; `state` is what is on screen, nil where the move failed.
  mutating func answer(_ id: Int, of token: Token, with landing: Landing<Flow.State>?) -> Arrival {
    guard let move = outstanding?.move, outstanding?.id == id else { return .late }
    outstanding = nil
    var isElsewhere = false
    if let landing, case .transition(let transition) = move {
      switch landing {
      case .landed: onScreen = transition.after
      case .showing(let state):
        onScreen = state
        isElsewhere = state != transition.after
      }
    }
    if run == nil { settled = onScreen }
    guard isCurrent(token), case .moving(let run, let landed) = phase else {
      // Whatever the user did meanwhile is what a newer arrival is to start from.
      if isElsewhere { settled = onScreen }
      return .stale
    }
    if isElsewhere {
      settled = onScreen
      if landed == 0 { phase = .deciding(run) }
      return .elsewhere(isFirst: landed == 0)
    }
    phase = .moving(run, landed: landed + 1)
    return .landed
  }

  /// Counts a move nobody waits for as done, so that a newer arrival can go on.
  mutating func overtake() -> Outstanding? {
    guard let overtaken = outstanding else { return nil }
    outstanding = nil
    if case .transition(let transition) = overtaken.move { onScreen = transition.after }
    if run == nil { settled = onScreen }
    return overtaken
  }

  /// Takes in what the user or the system put on screen.
  ///
  /// - Returns: Whether anything changed, and the arrival that had begun to move and now ends.
  mutating func reconcile(_ state: Flow.State) -> (changed: Bool, loser: Run?) {
    if case .transition(let transition)? = outstanding?.move {
      // An echo of what is being shown; anything else, what was there before included, is the
      // user's doing.
      if transition.after == state { return (false, nil) }
    } else if state == onScreen {
      return (false, nil)
    }
    onScreen = state
    settled = state
    outstanding = nil
    guard case .moving(let run, _) = phase else { return (true, nil) }
    latest.invalidate()
    phase = .idle
    return (true, run)
  }
}

extension CoordinatorState {
  /// Takes the links out that wait for a condition, the oldest first.
  mutating func resume(_ condition: GateCondition) -> [Held] {
    fulfilments[condition, default: 0] += 1
    let links = held.filter { $0.condition == condition }
    held.removeAll { $0.condition == condition }
    return links
  }

  /// Keeps a link until a condition holds.
  ///
  /// - Returns: The links that go for it: the same one held before, and the oldest where there are
  ///   too many.
  mutating func hold(_ link: Held, limit: Int) -> [Held] {
    var gone = held.filter { $0.baton.intent == link.baton.intent }
    held.removeAll { $0.baton.intent == link.baton.intent }
    held.append(link)
    while held.count > max(limit, 1) { gone.append(held.removeFirst()) }
    return gone
  }

  /// Takes a held link out.
  mutating func expire(_ flow: NavFlow.ID) -> Held? {
    guard let index = held.firstIndex(where: { $0.baton.id == flow }) else { return nil }
    return held.remove(at: index)
  }

  /// The screens with unsaved work that are no longer there.
  mutating func releaseGone() -> [Flow.Screen] {
    if protected.isEmpty { return [] }
    let gone = protected.subtracting(onScreen.screens)
    protected.subtract(gone)
    return gone.sorted { ValueText.full(of: $0) < ValueText.full(of: $1) }
  }
}
