// Steps: each applies whole or throws and changes nothing.

extension NavigationState {
  /// Applies one step.
  ///
  /// ```swift
  /// try state.apply(ShopFlow.Step.push(.book("42")))
  /// ```
  ///
  /// - Parameter step: The step; an effect leaves the state as it is.
  /// - Throws: ``NavigationError`` when the step cannot apply; the state is then as it was.
  public mutating func apply<Effect>(
    _ step: NavigationStep<Screen, Tab, Effect>
  ) throws(NavigationError) {
    switch step {
    case .push(let screen):
      try set(frontStack + [screen], by: step)
    case .pop(let count):
      try pop(count, by: step)
    case .popToRoot:
      try set([], by: step)
    case .popTo(let screen):
      try popTo(screen, by: step)
    case .replace(let screen):
      guard !frontStack.isEmpty else { throw Self.refusal(.emptyStack, step) }
      try set(frontStack.dropLast() + [screen], by: step)
    case .setStack(let stack, let place):
      try set(stack, in: place, by: step)
    case .select(let tab):
      guard select(tab) else { throw Self.refusal(.noSuchTab, step) }
    case .retap(let tab):
      try retap(tab, by: step)
    case .present(let root, let kind, let stack):
      layers.append(Layer(root, as: kind, stack: stack))
    case .dismiss:
      guard layers.popLast() != nil else { throw Self.refusal(.noLayer, step) }
    case .dismissTo(let layer):
      guard layers.indices.contains(layer) else {
        throw Self.refusal(.noSuchLayer(layers.count), step)
      }
      layers.removeSubrange((layer + 1)...)
    case .dismissAll:
      layers = []
    case .perform:
      break
    }
  }

  /// Applies one step where no effect says what the app's effects are.
  ///
  /// ```swift
  /// try state.apply(.push(.book("42")))
  /// ```
  ///
  /// - Parameter step: The step.
  /// - Throws: ``NavigationError`` when the step cannot apply; the state is then as it was.
  @_disfavoredOverload
  public mutating func apply(_ step: NavigationStep<Screen, Tab, Never>) throws(NavigationError) {
    try apply([step])
  }

  /// Applies a plan where no effect says what the app's effects are, whole or not at all.
  ///
  /// - Parameter steps: The steps, in order.
  /// - Throws: ``NavigationError`` of the first step that cannot apply; the state is then as it was.
  @_disfavoredOverload
  public mutating func apply(
    _ steps: [NavigationStep<Screen, Tab, Never>]
  ) throws(NavigationError) {
    self = try applying(steps)
  }

  /// Applies a plan, whole or not at all.
  ///
  /// - Parameter steps: The steps, in order.
  /// - Throws: ``NavigationError`` of the first step that cannot apply; the state is then as it was.
  public mutating func apply<Effect>(
    _ steps: [NavigationStep<Screen, Tab, Effect>]
  ) throws(NavigationError) {
    self = try applying(steps)
  }

  /// Tells what a plan leads to.
  ///
  /// - Parameter steps: The steps, in order.
  /// - Returns: The state after the last of them.
  /// - Throws: ``NavigationError`` of the first step that cannot apply.
  public func applying<Effect>(
    _ steps: [NavigationStep<Screen, Tab, Effect>]
  ) throws(NavigationError) -> Self {
    var result = self
    for step in steps { try result.apply(step) }
    return result
  }

  private mutating func set<Effect>(
    _ stack: [Screen],
    in place: StackPlace<Tab> = .front,
    by step: NavigationStep<Screen, Tab, Effect>,
  ) throws(NavigationError) {
    guard setStack(stack, in: place) else {
      if case .layer = place { throw Self.refusal(.noSuchLayer(layers.count), step) }
      throw Self.refusal(.noSuchTab, step)
    }
  }

  private mutating func pop<Effect>(
    _ count: Int,
    by step: NavigationStep<Screen, Tab, Effect>,
  ) throws(NavigationError) {
    guard count > 0 else { throw Self.refusal(.nothingToPop, step) }
    guard count <= frontStack.count else {
      throw Self.refusal(.tooFewScreens(frontStack.count), step)
    }
    try set(frontStack.dropLast(count), by: step)
  }

  private mutating func popTo<Effect>(
    _ screen: Screen,
    by step: NavigationStep<Screen, Tab, Effect>,
  ) throws(NavigationError) {
    if let index = frontStack.lastIndex(of: screen) {
      try set(Array(frontStack[...index]), by: step)
    } else if layers.last?.root == screen {
      try set([], by: step)
    } else {
      throw Self.refusal(.noSuchScreen, step)
    }
  }

  private mutating func retap<Effect>(
    _ tab: Tab,
    by step: NavigationStep<Screen, Tab, Effect>,
  ) throws(NavigationError) {
    if selectedTab == tab {
      try set([], in: .base, by: step)
    } else if !select(tab) {
      throw Self.refusal(.noSuchTab, step)
    }
  }

  private static func refusal<Effect>(
    _ reason: NavigationError.Reason,
    _ step: NavigationStep<Screen, Tab, Effect>,
  ) -> NavigationError {
    NavigationError(
      reason,
      step: step.text(screen: ValueText.name(of:), effect: ValueText.name(of:)),
    )
  }
}
