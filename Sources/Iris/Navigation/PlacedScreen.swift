/// A screen that says where it belongs, so that a link deep into the app gets a back stack.
///
/// ```swift
/// extension ShopScreen: PlacedScreen {
///   var parent: Self? { if case .review(let book, _) = self { .book(book) } else { nil } }
///   var tab: ShopTab? { .home }
/// }
/// // the stack for .review("42", 7) is [.book("42"), .review("42", 7)], on the tab home
/// ```
public protocol PlacedScreen: Hashable, Sendable {
  /// The app's tabs; `Never` without any.
  associatedtype Tab: Hashable & Sendable = Never

  /// The screen the back button leads to; nil where that is the root.
  var parent: Self? { get }
  /// The tab the screen lives in; nil where any will do.
  var tab: Tab? { get }
}

extension PlacedScreen {
  /// Any tab will do.
  public var tab: Tab? { nil }

  /// The screen with all that stands below it, itself last.
  ///
  /// A chain of parents that comes back to itself ends where it does, and 64 screens are the most
  /// there are.
  public var backStack: [Self] {
    var screens = [self]
    var next = parent
    while let screen = next, screens.count < 64, !screens.contains(screen) {
      screens.append(screen)
      next = screen.parent
    }
    return screens.reversed()
  }
}

extension NavigationState where Screen: PlacedScreen, Screen.Tab == Tab {
  /// Tells what the app shows once it has arrived at a screen from the outside.
  ///
  /// Layers are gone, the screen's tab is selected, and its stack is the screen's back stack. A tab
  /// the state does not have leaves the selection as it is.
  ///
  /// - Parameter screen: Where to arrive.
  /// - Returns: The state after the arrival; the other tabs keep their stacks.
  public func arriving(at screen: Screen) -> Self {
    var result = self
    result.layers = []
    if let tab = screen.tab { _ = result.select(tab) }
    _ = result.setStack(screen.backStack, in: .base)
    return result
  }

  /// Finds the shortest way to arrive at a screen from the outside.
  ///
  /// ```swift
  /// case .review(let book, let review): state.arrival(at: .review(book, review))
  /// ```
  ///
  /// - Parameter screen: Where to arrive.
  /// - Returns: The steps to ``arriving(at:)``; none where the screen is there already.
  public func arrival<Effect>(at screen: Screen) -> [NavigationStep<Screen, Tab, Effect>] {
    // The tabs are the same on both sides, which is all the difference can refuse.
    (try? difference(to: arriving(at: screen))) ?? []
  }
}
