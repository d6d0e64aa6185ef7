/// Why a step, a plan or a link was refused.
///
/// ```text
/// pop(3): only 1 screen is above the root; pop fewer, or pop to the root
/// ```
///
/// The description is one line: the step, what is wrong, what to do. It names the case of a screen
/// and nothing the case carries.
public struct NavigationError: Error, Hashable, Sendable {
  /// What is wrong.
  @nonexhaustive
  public enum Reason: Hashable, Sendable {
    /// Fewer screens are above the root than should go; the count of those there are.
    case tooFewScreens(Int)
    /// A pop of none or less.
    case nothingToPop
    /// The stack in front holds no such screen.
    case noSuchScreen
    /// The stack in front is empty.
    case emptyStack
    /// The state has no such tab.
    case noSuchTab
    /// No layer is up.
    case noLayer
    /// No layer has this index; the count of those that are up.
    case noSuchLayer(Int)
    /// Two states have different tabs, and no step makes one.
    case differentTabs
    /// A link cannot be printed; the router's own words.
    case unprintable(String)
    /// Gates divert a link more often than any sensible table does.
    case divertedTooOften
    /// The host could not show the step; its own words.
    case hostFailed(String)
    /// A screen with unsaved work would be left.
    case unsavedWork
    /// What is on screen changed again and again while the plan was made.
    case neverSettled
  }

  /// What is wrong.
  public let reason: Reason
  /// The step that was refused, or what stands in its place.
  public let step: String

  package init(_ reason: Reason, step: String) {
    self.reason = reason
    self.step = step
  }
}

extension NavigationError: CustomStringConvertible {
  /// One line: the step, what is wrong, what to do.
  public var description: String { "\(step): \(problem)" }

  private var problem: String {
    switch reason {
    case .tooFewScreens(let count):
      "only \(count) \(count == 1 ? "screen is" : "screens are") above the root; "
        + "pop fewer, or pop to the root"
    case .nothingToPop:
      "nothing would go; pop one screen or more"
    case .noSuchScreen:
      "the stack in front does not hold it; push it, or set the stack"
    case .emptyStack:
      "the stack in front is empty and its root stays; push instead"
    case .noSuchTab:
      "the state has no such tab; name one it was made with"
    case .noLayer:
      "no layer is up; pop instead"
    case .noSuchLayer(let count):
      "only \(count) \(count == 1 ? "layer is" : "layers are") up; count them from 0 at the bottom"
    case .differentTabs:
      "the states have different tabs, which no step can change; set the state instead"
    case .unprintable(let words):
      "the link cannot be printed (\(words)); give the intent a route, or apply steps directly"
    case .divertedTooOften:
      "the gates divert it in a circle; let one of its destinations through"
    case .hostFailed(let words):
      "the host could not show it (\(words)); the state is what was on screen before"
    case .unsavedWork:
      "a screen with unsaved work would be left; release it first"
    case .neverSettled:
      "what is on screen changed before the first step, again and again; open it once more"
    }
  }
}
