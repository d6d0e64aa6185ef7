/// How an arrival ended: each one gets exactly one.
///
/// ```swift
/// let receipt = await coordinator.open(url)
/// if case .held(until: .signedIn) = receipt.outcome { showSignIn() }
/// ```
public struct Receipt<Intent: Equatable & Sendable>: Equatable, Sendable {
  /// Where the arrival ended.
  public enum Outcome: Equatable, Sendable {
    /// Its plan was carried out.
    case applied
    /// What it leads to is shown already.
    case elided
    /// It waits for a condition; once that holds it goes on as an arrival of its own.
    case held(until: GateCondition)
    /// A gate sent it somewhere else, and it arrived there.
    case diverted(to: Intent)
    /// Nothing was done.
    case dropped(DropReason)
    /// A newer arrival, or the user's own hand, took its place; the flow that did.
    case superseded(by: NavFlow.ID)
    /// It could not be carried out.
    case refused(NavigationError)
  }

  /// The arrival.
  public let flow: NavFlow
  /// What it meant; nil for steps that were applied directly.
  public let intent: Intent?
  /// Where it ended.
  public let outcome: Outcome

  package init(flow: NavFlow, intent: Intent?, outcome: Outcome) {
    self.flow = flow
    self.intent = intent
    self.outcome = outcome
  }
}

/// Why nothing was done about an arrival, or about a link that was held.
@nonexhaustive
public enum DropReason: Hashable, Sendable {
  /// A gate said so; the gate's name.
  case gate(String)
  /// Whoever opened it was cancelled.
  case cancelled
  /// A condition was taken back, as when the user signs out.
  case revoked(GateCondition)
  /// It is for another window.
  case otherScene
  /// A payload carried no link.
  case noLink
  /// It was held longer than held links last.
  case expired
  /// The same link was held again, or more links than are kept.
  case replaced
}

extension DropReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .gate(let name): "by the gate \(name)"
    case .cancelled: "cancelled"
    case .revoked(let condition): "\(condition) was revoked"
    case .otherScene: "for another window"
    case .noLink: "no link in the payload"
    case .expired: "held too long"
    case .replaced: "a newer link is held"
    }
  }
}

extension Receipt.Outcome: CustomStringConvertible {
  /// The outcome in words; of an intent only its case, since a log may not show what it carries.
  public var description: String { text { ValueText.name(of: $0) } }
}

extension Receipt.Outcome {
  /// The outcome in words, with intents put in words by a closure.
  func text(intent: (Intent) -> String) -> String {
    switch self {
    case .applied: "applied"
    case .elided: "elided"
    case .held(let condition): "held until \(condition)"
    case .diverted(let other): "diverted to \(intent(other))"
    case .dropped(let reason): "dropped: \(reason)"
    case .superseded(let flow): "superseded by \(flow)"
    case .refused(let error): "refused: \(error)"
    }
  }
}
