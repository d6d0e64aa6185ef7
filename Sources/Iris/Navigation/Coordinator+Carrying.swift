// An arrival carried out: judged, planned, moved, closed. After every suspension it asks whether it
// is still the newest, and stops where it is not.

extension Coordinator {
  /// Starts an arrival, and supersedes the one under way.
  func start(_ cargo: Core.Cargo, flow: NavFlow, intent: Intent?) {
    let (run, loser) = core.begin(flow, intent: intent)
    if let loser { conclude(loser, .superseded(by: flow.id)) }
    tasks[run.token] = Task {
      await flow.run { await self.carry(cargo, run) }
    }
  }

  /// Writes the receipt of an arrival that is no longer carried out, and stops its work.
  func conclude(_ run: Core.Run, _ outcome: Receipt<Intent>.Outcome) {
    tasks.removeValue(forKey: run.token)?.cancel()
    drainers.removeValue(forKey: run.token)?.resume()
    switch outcome {
    case .superseded, .dropped(.cancelled), .dropped(.revoked):
      let (taken, planned) = trace.progress(of: run.flow.id)
      record(.stopped(taken: taken, planned: planned), of: run.flow.id)
    default: break
    }
    _ = close(run.flow, intent: run.intent, outcome)
  }

  /// Writes the one receipt of an arrival.
  func close(
    _ flow: NavFlow,
    intent: Intent?,
    _ outcome: Receipt<Intent>.Outcome,
  ) -> Receipt<Intent> {
    let receipt = Receipt(flow: flow, intent: intent, outcome: outcome)
    record(.finished(outcome), of: flow.id)
    receipts.append(receipt)
    if receipts.count > 64 { receipts.removeFirst() }
    for opener in openers.removeValue(forKey: flow.id) ?? [] { opener.resume(returning: receipt) }
    return receipt
  }

  private func carry(_ cargo: Core.Cargo, _ run: Core.Run) async {
    while true {
      let fulfilments = core.fulfilments
      guard let outcome = await outcome(of: cargo, run) else { return }
      if case .held(let condition) = outcome {
        if core.fulfilments[condition] != fulfilments[condition] {
          record(.judgedAgain(condition), of: run.flow.id)
          continue
        }
        hold(run, until: condition)
      }
      guard core.end(run.token) != nil else { return }
      conclude(run, outcome)
      releaseGone()
      await handOff(run, outcome)
      return
    }
  }

  /// Offers the baton to the screen that is in front now.
  private func handOff(_ run: Core.Run, _ outcome: Receipt<Intent>.Outcome) async {
    guard let handoff, let screen = core.onScreen.top, let intent = run.intent else { return }
    let opened: Intent
    switch outcome {
    case .applied, .elided: opened = intent
    case .diverted(let other): opened = other
    default: return
    }
    record(.handedOff(screen), of: run.flow.id)
    await handoff.offer(Baton(opened, flow: run.flow), to: screen)
  }

  /// Carries an arrival to its end; nil where a newer one has taken its place.
  private func outcome(
    of cargo: Core.Cargo,
    _ run: Core.Run,
  ) async -> Receipt<Intent>.Outcome? {
    guard case .intent(let intent) = cargo else {
      let outcome = await move(run) { core, pacing in core.plan(cargo, of: run.flow, pacing: pacing)
      }
      guard case .held? = outcome else { return outcome }
      return .refused(NavigationError(.unsavedWork, step: "steps"))
    }
    guard let ruling = await judge(Baton(intent, flow: run.flow), run) else { return nil }
    switch ruling {
    case .end(let outcome):
      return await move(run) { core, pacing in
        core.undoing(outcome, of: run.flow, pacing: pacing)
      }
    case .open(let opened):
      let outcome = await move(run) { core, pacing in
        core.plan(.intent(opened), of: run.flow, pacing: pacing)
      }
      switch outcome {
      case .applied?, .elided?: return opened == intent ? outcome : .diverted(to: opened)
      default: return outcome
      }
    }
  }
}

extension Coordinator {
  private enum Ruling {
    case open(Intent)
    case end(Receipt<Intent>.Outcome)
  }

  /// Asks the gates; nil where a newer arrival came meanwhile.
  private func judge(_ arrived: Baton<Intent>, _ run: Core.Run) async -> Ruling? {
    var baton = arrived
    var next = 0
    var diversions = 0
    while next < gates.count {
      let gate = gates[next]
      let verdict: Verdict<Intent>
      do {
        verdict = try await gate.judge(baton)
      } catch {
        verdict = gate.failure
        guard core.isCurrent(run.token) else { return ignore(run) }
        record(.gateFailed(gate: gate.name, "\(type(of: error))"), of: run.flow.id)
      }
      guard core.isCurrent(run.token) else { return ignore(run) }
      record(.judged(gate: gate.name, verdict), of: run.flow.id)
      switch verdict {
      case .allow:
        next += 1
      case .divert(let other) where other == baton.intent:
        next += 1
      case .divert(let other):
        diversions += 1
        guard diversions <= 8 else {
          let step = ValueText.name(of: arrived.intent)
          return .end(.refused(NavigationError(.divertedTooOften, step: step)))
        }
        baton = Baton(other, flow: arrived.flow)
        next = 0
      case .hold(let condition):
        return .end(.held(until: condition))
      case .drop:
        return .end(.dropped(.gate(gate.name)))
      }
    }
    return .open(baton.intent)
  }

  /// Says that an answer came too late to count.
  private func ignore<Value>(_ run: Core.Run) -> Value? {
    record(.ignored, of: run.flow.id)
    return nil
  }

  /// Plans and moves; nil where a newer arrival has taken over.
  private func move(
    _ run: Core.Run,
    by plan: (Core, CoordinatorOptions.Pacing) -> Core.Plan,
  ) async -> Receipt<Intent>.Outcome? {
    for _ in 0..<4 {
      guard await drain(run) else { return nil }
      let plan = plan(core, options.pacing)
      for step in plan.elided { record(.elided(step), of: run.flow.id) }
      if !plan.steps.isEmpty { record(.planned(plan.steps), of: run.flow.id) }
      var isMoved = false
      moves: for move in plan.moves {
        switch await take(move, run) {
        case .landed: continue
        case .failed(let error): return .refused(error)
        case .stale: return nil
        case .elsewhere(isFirst: true):
          isMoved = true
          break moves
        case .elsewhere(isFirst: false):
          overrule(run)
          return nil
        }
      }
      if !isMoved { return plan.outcome }
    }
    return .refused(
      NavigationError(.neverSettled, step: run.intent.map(ValueText.name(of:)) ?? "steps")
    )
  }

  private enum Taken {
    case landed
    case stale
    case elsewhere(isFirst: Bool)
    case failed(NavigationError)
  }

  /// Has the host carry out one move, where the arrival is still the newest.
  private func take(_ move: Core.Move, _ run: Core.Run) async -> Taken {
    guard core.isCurrent(run.token) else { return .stale }
    let id = core.hand(move, of: run)
    var landing: Landing<State>?
    var failure: (any Error)?
    do {
      switch move {
      case .transition(let transition): landing = try await host.show(transition)
      case .effect(let effect):
        try await host.perform(effect, in: run.flow)
        landing = .landed
      }
    } catch {
      failure = error
    }
    let arrival = core.answer(id, of: run.token, with: landing)
    if case .late = arrival {
      record(.ignored, of: run.flow.id)
      return .stale
    }
    report(move, of: run, landing, failure)
    for drainer in drainers.values { drainer.resume() }
    drainers = [:]
    if let failure, core.isCurrent(run.token) {
      let step = trace.words.text(move.steps)
      return .failed(NavigationError(.hostFailed("\(type(of: failure))"), step: step))
    }
    switch arrival {
    case .landed: return .landed
    case .stale, .late: return .stale
    case .elsewhere(let isFirst): return .elsewhere(isFirst: isFirst)
    }
  }

  /// Writes down what came of a move.
  private func report(
    _ move: Core.Move,
    of run: Core.Run,
    _ landing: Landing<State>?,
    _ failure: (any Error)?,
  ) {
    if let failure {
      record(.failed("\(type(of: failure))"), of: run.flow.id)
      return
    }
    if case .transition(let transition) = move, case .showing(let state)? = landing,
      state != transition.after
    {
      record(.reconciled, of: run.flow.id)
    } else {
      record(move.event(isAcknowledged: true), of: run.flow.id)
    }
    publish()
  }

  /// Waits for a step of an older arrival to land, as long as the options say.
  ///
  /// - Returns: Whether the arrival is still the newest.
  private func drain(_ run: Core.Run) async -> Bool {
    guard core.isCurrent(run.token) else { return false }
    if case .drain(let limit) = options.supersession, let outstanding = core.outstanding {
      record(.deferred(until: outstanding.flow.id), of: run.flow.id)
      let timer = Task { [clock] in
        guard (try? await clock.sleep(for: limit)) != nil else { return }
        self.drainers.removeValue(forKey: run.token)?.resume()
      }
      await withCheckedContinuation { drainers[run.token] = $0 }
      timer.cancel()
      guard core.isCurrent(run.token) else { return false }
    }
    if let overtaken = core.overtake() {
      record(overtaken.move.event(isAcknowledged: false), of: overtaken.flow.id)
      record(.overtook(overtaken.flow.id), of: run.flow.id)
      publish()
    }
    return true
  }
}

extension CoordinatorState.Move {
  var steps: [Flow.Step] {
    switch self {
    case .transition(let transition): transition.steps
    case .effect(let effect): [.perform(effect)]
    }
  }

  func event(isAcknowledged: Bool) -> Trace<Flow>.Event {
    switch self {
    case .transition(let transition):
      .stepped(transition.steps, isAcknowledged: isAcknowledged)
    case .effect(let effect):
      .performed(effect, isAcknowledged: isAcknowledged)
    }
  }
}
