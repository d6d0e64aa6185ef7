/// What a registry of hand-offs knows, apart from the streams it yields to.
///
/// Each transition leaves the state whole and returns what is to be done; the actor does it then.
/// A screen has an entry only while a baton or a claimant waits under it, and a claim is known
/// only until its claimant has the baton for good.
package struct HandoffState<Screen: Hashable & Sendable, Intent: Equatable & Sendable>: Sendable {
  package typealias Claim = Int

  /// What an offer came to.
  package enum Offer: Equatable, Sendable {
    case taken(Baton<Intent>, by: Claim)
    case waiting(Baton<Intent>, superseding: Baton<Intent>?)
    case stale(Baton<Intent>, newer: NavFlow.ID)
  }

  private enum Entry {
    case offered(Baton<Intent>)
    case awaited([Claim])
  }

  /// A baton on its way to a claimant that has not yet said it has it.
  private struct Passing {
    let baton: Baton<Intent>
    let screen: Screen
    var newer: NavFlow.ID?
  }

  private var entries: [Screen: Entry] = [:]
  private var passing: [Claim: Passing] = [:]
  private var lastClaim: Claim = 0

  package init() {}

  /// Whether nothing waits and nothing is on its way.
  package var isEmpty: Bool { entries.isEmpty && passing.isEmpty }
}

extension HandoffState {
  /// Gives a baton to the newest claimant, or lets it wait in place of an older one.
  package mutating func offer(_ baton: Baton<Intent>, to screen: Screen) -> Offer {
    for (claim, pass) in passing where pass.screen == screen { passing[claim]?.newer = baton.id }
    return place(baton, at: screen)
  }

  /// Takes the waiting baton, or a place among those who wait.
  ///
  /// - Returns: The claim, to be ended by one of the three transitions below, and the baton.
  package mutating func claim(_ screen: Screen) -> (claim: Claim, baton: Baton<Intent>?) {
    lastClaim += 1
    switch entries[screen] {
    case .offered(let baton):
      entries[screen] = nil
      passing[lastClaim] = Passing(baton: baton, screen: screen)
      return (lastClaim, baton)
    case .awaited(let claims):
      entries[screen] = .awaited(claims + [lastClaim])
    case nil:
      entries[screen] = .awaited([lastClaim])
    }
    return (lastClaim, nil)
  }

  /// Ends a claim whose claimant has its baton.
  package mutating func accept(_ claim: Claim) {
    passing[claim] = nil
  }

  /// Ends a claim whose claimant went away as it got its baton, and offers that anew, unless the
  /// screen has been offered a newer one since.
  package mutating func giveBack(_ claim: Claim) -> Offer? {
    guard let pass = passing.removeValue(forKey: claim) else { return nil }
    guard let newer = pass.newer else { return place(pass.baton, at: pass.screen) }
    return .stale(pass.baton, newer: newer)
  }

  /// Ends a claim whose claimant went away while it waited.
  package mutating func withdraw(_ claim: Claim, from screen: Screen) {
    guard case .awaited(let claims) = entries[screen] else { return }
    let others = claims.filter { $0 != claim }
    entries[screen] = others.isEmpty ? nil : .awaited(others)
  }

  /// Takes back a baton nobody has claimed.
  package mutating func retract(_ id: NavFlow.ID, from screen: Screen) -> Baton<Intent>? {
    guard case .offered(let baton) = entries[screen], baton.id == id else { return nil }
    entries[screen] = nil
    return baton
  }

  /// Forgets everything, and returns the batons that waited.
  package mutating func removeAll() -> [Baton<Intent>] {
    let batons = entries.values.compactMap { entry -> Baton<Intent>? in
      if case .offered(let baton) = entry { baton } else { nil }
    }
    entries = [:]
    passing = [:]
    return batons
  }

  private mutating func place(_ baton: Baton<Intent>, at screen: Screen) -> Offer {
    switch entries[screen] {
    case .awaited(var claims):
      guard let claim = claims.popLast() else { break }
      entries[screen] = claims.isEmpty ? nil : .awaited(claims)
      passing[claim] = Passing(baton: baton, screen: screen)
      return .taken(baton, by: claim)
    case .offered(let older):
      entries[screen] = .offered(baton)
      return .waiting(baton, superseding: older)
    case nil:
      break
    }
    entries[screen] = .offered(baton)
    return .waiting(baton, superseding: nil)
  }
}
