#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

// Links that wait: for a condition, or for a screen with unsaved work; and signing out.

extension Coordinator {
  /// Says that a condition has come to hold, and lets the link go on that waited for it.
  ///
  /// The newest link that waited comes back as an arrival of its own, judged by every gate again;
  /// older ones that waited for the same condition are dropped. Each comes back at most once.
  ///
  /// - Parameter condition: What holds now.
  /// - Returns: How the resumed arrival ended, or nil where none waited.
  @discardableResult
  public func fulfill(_ condition: GateCondition) async -> Receipt<Intent>? {
    guard let baton = resume(condition) else { return nil }
    return await receipt(of: baton.flow) { receive(baton, resumedFrom: baton.flow.parent) }
  }

  /// Says that a condition no longer holds, as when the user signs out.
  ///
  /// No held link outlives it, whatever it waits for, so that none comes back for the next
  /// account; the arrival under way is dropped; and the screens go that need the condition.
  ///
  /// - Parameter condition: What no longer holds.
  /// - Returns: How taking the screens away ended.
  @discardableResult
  public func revoke(_ condition: GateCondition) async -> Receipt<Intent> {
    record(.revoked(condition), of: nil)
    for link in core.held { drop(link, .revoked(condition)) }
    core.held = []
    if let run = core.run, core.end(run.token) != nil {
      conclude(run, .dropped(.revoked(condition)))
    }
    let flow = makeFlow(source: .app)
    return await receipt(of: flow) {
      start(.remove(screensNeeding: condition), flow: flow, intent: nil)
    }
  }

  /// Keeps a screen with unsaved work from being left.
  ///
  /// An arrival that would take the screen away is then held until it is released. The user can
  /// still take it away, which releases it.
  ///
  /// - Parameter screen: A screen that is shown.
  public func protect(_ screen: Flow.Screen) {
    guard core.protected.insert(screen).inserted else { return }
    record(.protected(screen), of: nil)
  }

  /// Lets a screen be left again, and the link go on that waited for it.
  ///
  /// - Parameters:
  ///   - screen: A screen that was protected.
  ///   - resuming: Whether the link that waited goes on; it is dropped otherwise.
  /// - Returns: How the resumed arrival ended, or nil where none waited.
  @discardableResult
  public func release(_ screen: Flow.Screen, resuming: Bool = true) async -> Receipt<Intent>? {
    guard core.protected.remove(screen) != nil else { return nil }
    record(.released(screen), of: nil)
    if resuming { return await fulfill(.noUnsavedWork) }
    for link in core.resume(.noUnsavedWork) {
      drop(link, .gate(GateCondition.noUnsavedWork.rawValue))
    }
    return nil
  }

  /// The links that wait, the oldest first, in the form that outlives the process.
  ///
  /// Links no route can print, and those that wait for unsaved work, are not among them.
  public var parked: [ParkedLink] {
    core.held.compactMap { link in
      guard link.condition != .noUnsavedWork else { return nil }
      guard let url = try? codec.url(for: link.baton.intent) else { return nil }
      let expiresAt = options.heldLinksLast.map { link.baton.flow.startedAt + $0.seconds }
      return ParkedLink(
        url: url,
        flow: link.baton.flow,
        condition: link.condition,
        expiresAt: expiresAt,
      )
    }
  }

  /// Takes links in that waited when the process ended.
  ///
  /// They go on waiting as if they had never left; those that no longer count are dropped.
  ///
  /// - Parameter links: What ``parked`` gave.
  public func unpark(_ links: [ParkedLink]) {
    for link in links {
      let baton = Baton(codec.read(link.url).intent, flow: link.flow)
      let held = Core.Held(baton: baton, condition: link.condition)
      let remaining = link.expiresAt.map { $0.timeIntervalSince(options.flows.date()) }
      if let remaining, remaining <= 0 {
        drop(held, .expired)
      } else {
        keep(held, for: remaining.map { .seconds($0) })
      }
    }
  }
}

extension Coordinator {
  func hold(_ run: Core.Run, until condition: GateCondition) {
    guard let intent = run.intent else { return }
    let held = Core.Held(baton: Baton(intent, flow: run.flow), condition: condition)
    keep(held, for: options.heldLinksLast)
  }

  private func keep(_ link: Core.Held, for duration: Duration?) {
    for gone in core.hold(link, limit: options.heldLinksLimit) { drop(gone, .replaced) }
    guard let duration else { return }
    let id = link.baton.id
    expiries[id] = Task { [weak self, clock] in
      guard (try? await clock.sleep(for: duration)) != nil else { return }
      await self?.expire(id)
    }
  }

  private func expire(_ id: NavFlow.ID) {
    guard let link = core.expire(id) else { return }
    drop(link, .expired)
  }

  private func drop(_ link: Core.Held, _ reason: DropReason) {
    expiries.removeValue(forKey: link.baton.id)?.cancel()
    record(.heldLinkDropped(reason), of: link.baton.id)
  }

  /// Takes the newest link out that waits for a condition, as a new arrival.
  private func resume(_ condition: GateCondition) -> Baton<Intent>? {
    record(.fulfilled(condition), of: nil)
    let links = core.resume(condition)
    for link in links.dropLast() { drop(link, .replaced) }
    guard let link = links.last else { return nil }
    expiries.removeValue(forKey: link.baton.id)?.cancel()
    let old = link.baton.flow
    let flow = options.flows.makeFlow(
      source: old.source,
      parent: old.id,
      scene: old.scene,
      unclaimedItems: old.unclaimedItems,
      unclaimedFragment: old.unclaimedFragment,
    )
    return Baton(link.baton.intent, flow: flow)
  }

  /// Releases the screens that are gone, and lets the link go on that waited for them.
  func releaseGone() {
    let gone = core.releaseGone()
    guard !gone.isEmpty else { return }
    for screen in gone { record(.released(screen), of: nil) }
    guard let baton = resume(.noUnsavedWork) else { return }
    receive(baton, resumedFrom: baton.flow.parent)
  }
}

extension Duration {
  /// The duration in seconds, as dates count them.
  fileprivate var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
