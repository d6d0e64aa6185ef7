/// What a coordinator knows, and how each thing that happens changes it: no task, no waiting.
///
/// The coordinator tells it what happened and does what it returns; so every decision is made in
/// one go, on a state that is whole.
struct CoordinatorState<Flow: NavigationFlow> {
  typealias Token = LatestWins.Token

  /// What an arrival asks for.
  enum Cargo {
    case intent(Flow.Intent)
    case steps([Flow.Step])
    case assign(Flow.State)
    case remove(screensNeeding: GateCondition)
  }

  /// How far the current arrival has come.
  enum Phase {
    case idle
    /// Its gates are asked, or it waits for an older step to land: it has moved nothing.
    case deciding(Run)
    /// It has begun to move; how many transitions have landed.
    case moving(Run, landed: Int)
  }

  struct Run {
    let token: Token
    let flow: NavFlow
    let intent: Flow.Intent?
  }

  /// Something the host has been given and has not answered.
  struct Outstanding {
    let id: Int
    let flow: NavFlow
    let move: Move
  }

  /// One thing for the host to do.
  enum Move {
    case transition(StateTransition<Flow>)
    case effect(Flow.Effect)
  }

  /// A link that waits.
  struct Held {
    let baton: Baton<Flow.Intent>
    let condition: GateCondition
  }

  let flow: Flow
  /// What is on screen, as far as the host has said.
  var onScreen: Flow.State
  /// What was on screen when the last arrival had ended: what the next one is planned from.
  var settled: Flow.State
  var latest = LatestWins()
  var phase = Phase.idle
  var outstanding: Outstanding?
  var lastMove = 0
  var held: [Held] = []
  var protected: Set<Flow.Screen> = []
  /// How often each condition came to hold: what tells a gate's answer that is out of date.
  var fulfilments: [GateCondition: Int] = [:]

  init(flow: Flow, state: Flow.State) {
    self.flow = flow
    onScreen = state
    settled = state
  }

  /// The arrival that is being carried out.
  var run: Run? {
    switch phase {
    case .idle: nil
    case .deciding(let run), .moving(let run, _): run
    }
  }

  func isCurrent(_ token: Token) -> Bool { latest.isCurrent(token) }

  /// Takes an arrival in; whoever was being carried out is superseded.
  mutating func begin(_ flow: NavFlow, intent: Flow.Intent?) -> (run: Run, loser: Run?) {
    let loser = run
    let started = Run(token: latest.claim(), flow: flow, intent: intent)
    phase = .deciding(started)
    return (started, loser)
  }

  /// Ends the current arrival, and with it what a new one is planned from.
  mutating func end(_ token: Token) -> Run? {
    guard let run, latest.settle(token) else { return nil }
    phase = .idle
    settled = onScreen
    return run
  }
}

extension CoordinatorState {
  /// What an arrival is going to do.
  struct Plan {
    var moves: [Move] = []
    var elided: [Flow.Step] = []
    var outcome: Receipt<Flow.Intent>.Outcome

    var steps: [Flow.Step] {
      moves.flatMap { move in
        switch move {
        case .transition(let transition): transition.steps
        case .effect(let effect): [Flow.Step.perform(effect)]
        }
      }
    }
  }

  /// Finds the way an arrival goes, checked whole, from what is settled and what is on screen.
  func plan(_ cargo: Cargo, of flow: NavFlow, pacing: CoordinatorOptions.Pacing) -> Plan {
    switch cargo {
    case .intent(let intent):
      plan(self.flow.steps(for: intent, from: settled), of: flow, pacing: pacing)
    case .steps(let steps):
      plan(steps, of: flow, pacing: pacing)
    case .assign(let state):
      assignment(of: state, flow: flow)
    case .remove(let condition):
      removal(of: condition, flow: flow, pacing: pacing)
    }
  }

  /// Undoes what a superseded arrival left half-done, for one that itself moves nothing.
  func undoing(
    _ outcome: Receipt<Flow.Intent>.Outcome,
    of flow: NavFlow,
    pacing: CoordinatorOptions.Pacing,
  ) -> Plan {
    let moves = way(to: settled, effects: [], of: flow, pacing: pacing)
    return Plan(moves: leavesProtected(moves) ? [] : moves, outcome: outcome)
  }

  private func plan(
    _ steps: [Flow.Step],
    of flow: NavFlow,
    pacing: CoordinatorOptions.Pacing,
  ) -> Plan {
    let target: Flow.State
    do {
      target = try settled.applying(steps)
    } catch {
      return undoing(.refused(error), of: flow, pacing: pacing)
    }
    var plan = Plan(outcome: .applied)
    if onScreen == settled {
      let (effective, elided) = Self.sift(steps, from: settled)
      plan.elided = elided
      plan.moves = moves(effective, of: flow, pacing: pacing)
    } else {
      plan.moves = way(to: target, effects: steps.compactMap(\.effect), of: flow, pacing: pacing)
    }
    let changesNothing = target == settled && !steps.contains { $0.effect != nil }
    // A plan that leads away and back again is no detour anybody asked to see.
    if changesNothing {
      plan.outcome = .elided
      plan.elided = steps
      plan.moves = way(to: settled, effects: [], of: flow, pacing: pacing)
    }
    if leavesProtected(plan.moves) {
      return undoing(.held(until: .noUnsavedWork), of: flow, pacing: pacing)
    }
    return plan
  }

  private func assignment(of state: Flow.State, flow: NavFlow) -> Plan {
    if state == onScreen { return Plan(outcome: .elided) }
    let steps: [Flow.Step] = (try? onScreen.difference(to: state)) ?? []
    let transition = StateTransition<Flow>(flow: flow, steps: steps, before: onScreen, after: state)
    return Plan(moves: [.transition(transition)], outcome: .applied)
  }

  private func removal(
    of condition: GateCondition,
    flow: NavFlow,
    pacing: CoordinatorOptions.Pacing,
  ) -> Plan {
    var target = onScreen
    target.removeAll { self.flow.conditions(for: $0).contains(condition) }
    let moves = way(to: target, effects: [], of: flow, pacing: pacing)
    return Plan(moves: moves, outcome: moves.isEmpty ? .elided : .applied)
  }

  /// The shortest way from what is on screen to a state, and then the effects.
  private func way(
    to target: Flow.State,
    effects: [Flow.Effect],
    of flow: NavFlow,
    pacing: CoordinatorOptions.Pacing,
  ) -> [Move] {
    guard let steps: [Flow.Step] = try? onScreen.difference(to: target) else {
      let jump = StateTransition<Flow>(flow: flow, steps: [], before: onScreen, after: target)
      return [.transition(jump)] + effects.map { .effect($0) }
    }
    return moves(steps + effects.map { .perform($0) }, of: flow, pacing: pacing)
  }

  /// Leaves out the steps that change nothing.
  private static func sift(
    _ steps: [Flow.Step],
    from start: Flow.State,
  ) -> (effective: [Flow.Step], elided: [Flow.Step]) {
    var state = start
    var effective: [Flow.Step] = []
    var elided: [Flow.Step] = []
    for step in steps {
      let before = state
      try? state.apply(step)
      if step.effect == nil && state == before {
        elided.append(step)
      } else {
        effective.append(step)
      }
    }
    return (effective, elided)
  }

  /// Cuts steps into what the host is given at a time.
  private func moves(
    _ steps: [Flow.Step],
    of flow: NavFlow,
    pacing: CoordinatorOptions.Pacing,
  ) -> [Move] {
    var moves: [Move] = []
    var state = onScreen
    var pending: [Flow.Step] = []
    func flush() {
      guard !pending.isEmpty, let after = try? state.applying(pending) else { return }
      moves.append(
        .transition(StateTransition<Flow>(flow: flow, steps: pending, before: state, after: after))
      )
      state = after
      pending = []
    }
    for step in steps {
      if let effect = step.effect {
        flush()
        moves.append(.effect(effect))
      } else {
        pending.append(step)
        if pacing == .eachStep { flush() }
      }
    }
    flush()
    return moves
  }

  /// Whether any of the moves takes a screen with unsaved work away.
  private func leavesProtected(_ moves: [Move]) -> Bool {
    if protected.isEmpty { return false }
    return moves.contains { move in
      guard case .transition(let transition) = move else { return false }
      let after = Set(transition.after.screens)
      return transition.before.screens.contains { protected.contains($0) && !after.contains($0) }
    }
  }
}
