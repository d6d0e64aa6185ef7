// Taking away the screens an app no longer has, or no longer may show.

extension NavigationState {
  /// Takes away every screen a condition holds for, and keeps the rest.
  ///
  /// ```swift
  /// let gone = state.removeAll { $0.needsSignIn }
  /// ```
  ///
  /// A layer whose root goes presents the next screen of its stack, and goes with its last one.
  ///
  /// - Parameter condition: Tells whether a screen goes.
  /// - Returns: The screens that went, each with the place it had.
  @discardableResult
  public mutating func removeAll(
    where condition: (Screen) -> Bool
  ) -> [(screen: Screen, place: String)] {
    var gone: [(screen: Screen, place: String)] = []
    func sift(_ screens: [Screen], _ place: String) -> [Screen] {
      screens.filter { screen in
        guard condition(screen) else { return true }
        gone.append((screen, place))
        return false
      }
    }
    switch base {
    case .stack(let stack):
      base = .stack(sift(stack, "stack"))
    case .tabs(let tabs, let selected):
      let sifted = tabs.map {
        TabStack($0.tab, stack: sift($0.stack, "tab \(ValueText.label(of: $0.tab))"))
      }
      base = .tabs(sifted, selected: selected)
    }
    layers = layers.enumerated().compactMap { index, layer in
      let screens = sift(layer.screens, "layer \(index)")
      return screens.first.map { Layer($0, as: layer.kind, stack: Array(screens.dropFirst())) }
    }
    return gone
  }
}
