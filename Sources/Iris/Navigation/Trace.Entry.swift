#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Trace {
  /// One thing that happened.
  public struct Entry: Sendable, Equatable, Identifiable {
    /// The entry's number, counted from 1 over the coordinator's whole life.
    public let number: Int
    /// When it happened.
    public let date: Date
    /// The arrival it belongs to; nil where it belongs to none.
    public let flow: NavFlow.ID?
    /// What happened.
    public let event: Event
    /// What was on screen after it.
    public let state: Flow.State

    /// The entry's number.
    public var id: Int { number }
  }

  /// What can happen.
  @nonexhaustive
  public enum Event: Sendable, Equatable {
    /// An intent arrived.
    case received(Flow.Intent, source: NavFlow.Source)
    /// Steps were asked for directly.
    case asked([Flow.Step])
    /// A state was set outright.
    case assigned
    /// A held link came back as this arrival.
    case resumed(from: NavFlow.ID)
    /// A gate gave its verdict.
    case judged(gate: String, Verdict<Flow.Intent>)
    /// A gate threw, and its verdict for that counts; the error's type.
    case gateFailed(gate: String, String)
    /// A condition came to hold while a gate was asking, so the gates are asked again.
    case judgedAgain(GateCondition)
    /// The arrival waits for a step of an older one to land.
    case deferred(until: NavFlow.ID)
    /// The wait was over before the step had landed, which now counts as taken.
    case overtook(NavFlow.ID)
    /// The way to go was found.
    case planned([Flow.Step])
    /// A step of the plan would change nothing and is left out.
    case elided(Flow.Step)
    /// Steps were taken; whether the host said so, or a newer arrival did not wait for it.
    case stepped([Flow.Step], isAcknowledged: Bool)
    /// An effect was performed.
    case performed(Flow.Effect, isAcknowledged: Bool)
    /// Something else is on screen than the coordinator had put there.
    case reconciled
    /// The host could not do what it was asked; the error's type.
    case failed(String)
    /// An answer came that nobody waits for any more.
    case ignored
    /// The screen the arrival leads to was handed its baton.
    case handedOff(Flow.Screen)
    /// A screen with unsaved work may not be left.
    case protected(Flow.Screen)
    /// The screen may be left again.
    case released(Flow.Screen)
    /// A condition came to hold.
    case fulfilled(GateCondition)
    /// A condition was taken back.
    case revoked(GateCondition)
    /// A held link counts no more.
    case heldLinkDropped(DropReason)
    /// The arrival was stopped half-way: how many steps it had taken, and of how many; nil where it
    /// had not been planned yet. A step under way then still lands, or counts as taken.
    case stopped(taken: Int, planned: Int?)
    /// The arrival ended.
    case finished(Receipt<Flow.Intent>.Outcome)
  }
}

extension Trace.Event {
  /// The event's name, and its particulars where it has any.
  func text(_ words: TraceWords<Flow>) -> (name: String, detail: String) {
    switch self {
    case .received(let intent, let source):
      ("received", "\(words.intent(intent)) from \(source)")
    case .asked(let steps): ("asked", words.text(steps))
    case .assigned: ("assigned", "")
    case .resumed(let flow): ("resumed", "from \(flow)")
    case .judged(let gate, let verdict): ("judged", "\(gate): \(words.text(verdict))")
    case .gateFailed(let gate, let error): ("gate failed", "\(gate): \(error)")
    case .judgedAgain(let condition): ("judged again", "\(condition)")
    case .deferred(let flow): ("deferred", "until a step of \(flow) lands")
    case .overtook(let flow): ("overtook", "a step of \(flow)")
    case .planned(let steps): ("planned", words.text(steps))
    case .elided(let step): ("elided", words.text([step]))
    case .stepped(let steps, let isAcknowledged):
      ("stepped", words.text(steps) + (isAcknowledged ? "" : " (unacknowledged)"))
    case .performed(let effect, let isAcknowledged):
      ("performed", words.effect(effect) + (isAcknowledged ? "" : " (unacknowledged)"))
    case .reconciled: ("reconciled", "")
    case .failed(let error): ("failed", error)
    case .ignored: ("ignored", "a late answer")
    case .handedOff(let screen): ("handed off", words.screen(screen))
    case .protected(let screen): ("protected", words.screen(screen))
    case .released(let screen): ("released", words.screen(screen))
    case .fulfilled(let condition): ("fulfilled", "\(condition)")
    case .revoked(let condition): ("revoked", "\(condition)")
    case .heldLinkDropped(let reason): ("held link dropped", "\(reason)")
    case .stopped(_, planned: nil): ("stopped", "before it was planned")
    case .stopped(let taken, let planned?): ("stopped", "after \(taken) of its \(planned) steps")
    case .finished(let outcome): ("finished", outcome.text(intent: words.intent))
    }
  }
}
