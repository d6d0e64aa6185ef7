// The way from one state to another, in the fewest steps.

extension NavigationState {
  /// Finds the shortest list of steps that leads from this state to another.
  ///
  /// ```swift
  /// let steps: [ShopFlow.Step] = try shown.difference(to: target)
  /// ```
  ///
  /// What differs is independent: each stack that differs takes one step, another selected tab one,
  /// layers that go one for all of them, and each layer that comes one. So no list is shorter. A
  /// tab about to be selected gets its screens first, so that it never shows half of them.
  ///
  /// - Parameter target: Where the steps lead.
  /// - Returns: The steps, none where the states are equal.
  /// - Throws: ``NavigationError`` when the two have different tabs.
  /// - Complexity: O(*n*) in the screens of both.
  public func difference<Effect>(
    to target: Self
  ) throws(NavigationError) -> [NavigationStep<Screen, Tab, Effect>] {
    guard tabs.map(\.tab) == target.tabs.map(\.tab) else {
      throw NavigationError(.differentTabs, step: "the difference of two states")
    }
    let kept = keptLayers(for: target)
    return dismissals(to: kept)
      + baseChanges(to: target, isCovered: kept > 0)
      + layerChanges(to: target, kept: kept)
  }

  /// How many layers stay: those from the bottom up that present the same thing in the same way.
  private func keptLayers(for target: Self) -> Int {
    zip(layers, target.layers).prefix { $0.kind == $1.kind && $0.root == $1.root }.count
  }

  private func dismissals<Effect>(to kept: Int) -> [NavigationStep<Screen, Tab, Effect>] {
    if kept == layers.count { return [] }
    if kept == 0 { return layers.count == 1 ? [.dismiss] : [.dismissAll] }
    return layers.count == kept + 1 ? [.dismiss] : [.dismissTo(layer: kept - 1)]
  }

  private func baseChanges<Effect>(
    to target: Self,
    isCovered: Bool,
  ) -> [NavigationStep<Screen, Tab, Effect>] {
    var steps: [NavigationStep<Screen, Tab, Effect>] = []
    for (old, new) in zip(tabs, target.tabs) where old.tab != selectedTab {
      if old.stack != new.stack { steps.append(.setStack(new.stack, in: .tab(new.tab))) }
    }
    let new = selectedTab.map { target.stack(in: .tab($0)) ?? [] } ?? target.baseStack
    let isLeft = selectedTab != target.selectedTab
    if let tab = target.selectedTab, isLeft { steps.append(.select(tab)) }
    let place: StackPlace<Tab> =
      if let tab = selectedTab, isLeft { .tab(tab) } else { isCovered ? .base : .front }
    return steps + Self.change(baseStack, to: new, in: place)
  }

  private func layerChanges<Effect>(
    to target: Self,
    kept: Int,
  ) -> [NavigationStep<Screen, Tab, Effect>] {
    var steps: [NavigationStep<Screen, Tab, Effect>] = []
    for index in 0..<kept {
      let place: StackPlace<Tab> = index == kept - 1 ? .front : .layer(index)
      steps += Self.change(layers[index].stack, to: target.layers[index].stack, in: place)
    }
    for layer in target.layers[kept...] {
      steps.append(.present(layer.root, as: layer.kind, stack: layer.stack))
    }
    return steps
  }

  private static func change<Effect>(
    _ old: [Screen],
    to new: [Screen],
    in place: StackPlace<Tab>,
  ) -> [NavigationStep<Screen, Tab, Effect>] {
    if old == new { return [] }
    guard place == .front else { return [.setStack(new, in: place)] }
    if new.isEmpty { return [old.count == 1 ? .pop() : .popToRoot] }
    if old.starts(with: new) { return [.pop(old.count - new.count)] }
    if new.dropLast() == old[...], let screen = new.last { return [.push(screen)] }
    if new.dropLast() == old.dropLast(), let screen = new.last { return [.replace(with: screen)] }
    return [.setStack(new)]
  }
}
