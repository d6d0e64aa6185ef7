/// An app's one answer to where a link leads, given where the user is.
///
/// ```swift
/// struct ShopFlow: NavigationFlow {
///   enum Screen: Hashable { case book(BookID), settings }
///   enum Tab: Hashable, CaseIterable { case home, search }
///
///   func steps(for link: ShopLink, from state: State) -> [Step] {
///     switch link {
///     case .home: [.dismissAll, .select(.home), .popToRoot]
///     case .book(let id): [.dismissAll, .push(.book(id))]
///     case .settings: state.selectedTab == .home ? [.present(.settings)] : [.push(.settings)]
///     case .unknown: []
///     }
///   }
/// }
/// ```
///
/// A flow is pure: the same intent and the same state give the same steps. Steps are what moves;
/// whatever else a link does, such as filling in a search field, is an effect the host performs.
///
/// An app without tabs leaves `Tab` out, and one without effects `Effect`.
public protocol NavigationFlow<Intent>: NavigationVocabulary {
  /// The app's own vocabulary of what a link can mean.
  associatedtype Intent: Equatable & Sendable

  /// Resolves an intent into the steps that lead to it from a state.
  ///
  /// - Parameters:
  ///   - intent: Where to arrive.
  ///   - state: What is settled on screen when the plan is made.
  /// - Returns: The plan; none where the intent is shown already.
  func steps(for intent: Intent, from state: State) -> [Step]

  /// Names what a state shows, the reverse of ``steps(for:from:)``.
  ///
  /// - Parameter state: What is on screen.
  /// - Returns: The intent that leads there, or nil where no link does.
  func intent(for state: State) -> Intent?

  /// Tells what must hold for a screen to stay, such as being signed in.
  ///
  /// - Parameter screen: A screen of the state.
  /// - Returns: The conditions whose revocation takes the screen away; none by default.
  func conditions(for screen: Screen) -> Set<GateCondition>

  /// Writes a screen for traces.
  ///
  /// - Parameter screen: A screen of the state.
  /// - Returns: One line that hides what is private; by default the case's name and nothing more.
  func text(ofScreen screen: Screen) -> String

  /// Writes an effect for traces.
  ///
  /// - Parameter effect: An effect of a plan.
  /// - Returns: One line that hides what is private; by default the case's name and nothing more.
  func text(ofEffect effect: Effect) -> String
}

extension NavigationFlow {
  /// No state has an address.
  public func intent(for state: State) -> Intent? { nil }

  /// Every screen may stay.
  public func conditions(for screen: Screen) -> Set<GateCondition> { [] }

  /// The name of the screen's case, without what it carries.
  public func text(ofScreen screen: Screen) -> String { ValueText.name(of: screen) }

  /// The name of the effect's case, without what it carries.
  public func text(ofEffect effect: Effect) -> String { ValueText.name(of: effect) }
}
