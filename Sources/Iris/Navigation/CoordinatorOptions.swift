/// How a coordinator paces, supersedes, holds and remembers.
///
/// ```swift
/// var options = CoordinatorOptions()
/// options.supersession = .replace
/// ```
public struct CoordinatorOptions: Sendable {
  /// What becomes of a step that is under way when a newer link arrives.
  public enum Supersession: Hashable, Sendable {
    /// The newer link goes on at once; the step counts as taken.
    case replace
    /// The newer link waits for the step to land, at most this long, and then goes on at once.
    case drain(upTo: Duration)
  }

  /// How much of a plan the host is given at a time.
  public enum Pacing: Hashable, Sendable {
    /// One step, then the next: each can be seen, and superseded.
    case eachStep
    /// All steps up to the next effect, published as one state.
    case wholePlan
  }

  /// What becomes of a step that is under way when a newer link arrives.
  public var supersession = Supersession.drain(upTo: .seconds(2))
  /// How much of a plan the host is given at a time.
  public var pacing = Pacing.eachStep
  /// How long a held link counts; nil for ever.
  public var heldLinksLast: Duration? = .seconds(1_800)
  /// How many links are held at most; the oldest goes first.
  public var heldLinksLimit = 16
  /// How many entries the trace keeps.
  public var traceLimit = 1_000
  /// The window whose arrivals are meant; nil takes those of every window.
  public var scene: NavFlow.Scene?
  /// What drains and held links are timed by.
  public var clock: any Clock<Duration> = ContinuousClock()
  /// The maker of the flows of links, taps and resumed links; its dates are the trace's too.
  public var flows = NavFlow.Generator.live

  /// Makes the options most apps want.
  public init() {}
}
