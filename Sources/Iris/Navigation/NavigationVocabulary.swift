/// The screens, tabs and effects an app navigates with.
///
/// A ``NavigationFlow`` is one; it stands apart so that the compiler knows an app's `State` and
/// `Step` before it reads the flow's methods, and an app may leave out what it does not have.
public protocol NavigationVocabulary: Sendable {
  /// What can stand on a stack or be presented.
  associatedtype Screen: Hashable & Sendable
  /// The tabs; `Never` for an app without any.
  associatedtype Tab: Hashable & Sendable = Never
  /// What a link does besides moving; `Never` where it does nothing else.
  associatedtype Effect: Hashable & Sendable = Never

  /// What the app shows.
  typealias State = NavigationState<Screen, Tab>
  /// A move, or an effect.
  typealias Step = NavigationStep<Screen, Tab, Effect>
}
