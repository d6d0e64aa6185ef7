/// What an app shows, as a value: tabs with a stack each, and layers over them.
///
/// ```swift
/// var state = NavigationState<ShopScreen, ShopTab>(tabs: [.home, .orders], selected: .home)
/// try state.apply([.push(.book("42")), .present(.settings)] as [ShopFlow.Step])
/// print(state)
/// // tabs
/// //   home (selected)
/// //     book("42")
/// //   orders
/// // sheet settings
/// ```
///
/// A stack lists the screens *above* a root: the root of a tab, or of an app without tabs, is the
/// tab itself and is always there, so an empty stack shows it. Layers stand over the tabs, the
/// topmost last, each with a root and a stack of its own.
///
/// An app without tabs says `Never` for the tab, starts from ``init(stack:layers:)`` and carries
/// one array.
public struct NavigationState<Screen: Hashable & Sendable, Tab: Hashable & Sendable>:
  Hashable, Sendable
{
  package enum Base: Hashable, Sendable {
    case stack([Screen])
    case tabs([TabStack], selected: Int)
  }

  package var base: Base
  /// The presentations over the tabs, the topmost last.
  public package(set) var layers: [Layer]

  package init(base: Base, layers: [Layer]) {
    self.base = base
    self.layers = layers
  }

  /// Makes the state of an app without tabs.
  ///
  /// - Parameters:
  ///   - stack: The screens above the root, the topmost last.
  ///   - layers: The presentations over them, the topmost last.
  public init(stack: [Screen] = [], layers: [Layer] = []) {
    self.init(base: .stack(stack), layers: layers)
  }

  /// Makes a state in which every tab shows its root.
  ///
  /// - Parameters:
  ///   - tabs: The tabs in the order they stand; one named twice counts once.
  ///   - selected: The tab in front, added to the others where they lack it.
  public init(tabs: [Tab], selected: Tab) {
    self.init(tabs: tabs.map { TabStack($0) }, selected: selected)
  }

  /// Makes a state from tabs and their stacks.
  ///
  /// - Parameters:
  ///   - tabs: The tabs in the order they stand; of one named twice the first counts.
  ///   - selected: The tab in front, added to the others where they lack it.
  ///   - layers: The presentations over them, the topmost last.
  public init(tabs: [TabStack], selected: Tab, layers: [Layer] = []) {
    var known: [TabStack] = []
    for entry in tabs where !known.contains(where: { $0.tab == entry.tab }) {
      known.append(entry)
    }
    if let index = known.firstIndex(where: { $0.tab == selected }) {
      self.init(base: .tabs(known, selected: index), layers: layers)
    } else {
      known.append(TabStack(selected))
      self.init(base: .tabs(known, selected: known.count - 1), layers: layers)
    }
  }
}

extension NavigationState where Tab: CaseIterable {
  /// Makes a state in which every tab there is shows its root.
  public init(selected: Tab) {
    self.init(tabs: Array(Tab.allCases), selected: selected)
  }
}

extension NavigationState {
  /// The tabs and their stacks in the order they stand; empty for an app without tabs.
  public var tabs: [TabStack] {
    switch base {
    case .stack: []
    case .tabs(let tabs, _): tabs
    }
  }

  /// The tab in front; nil for an app without tabs.
  public var selectedTab: Tab? {
    switch base {
    case .stack: nil
    case .tabs(let tabs, let selected): tabs.indices.contains(selected) ? tabs[selected].tab : nil
    }
  }

  /// Finds a stack.
  ///
  /// - Parameter place: Which stack is meant.
  /// - Returns: The screens above its root, the topmost last; nil where the state has no such place.
  public func stack(in place: StackPlace<Tab> = .front) -> [Screen]? {
    switch (place, base) {
    case (.front, _):
      layers.last?.stack ?? stack(in: .base)
    case (.layer(let index), _):
      layers.indices.contains(index) ? layers[index].stack : nil
    case (.base, .stack(let stack)):
      stack
    case (.base, .tabs(let tabs, let selected)):
      tabs.indices.contains(selected) ? tabs[selected].stack : nil
    case (.tab(let tab), _):
      tabs.first { $0.tab == tab }?.stack
    }
  }

  /// The screens the user sees the topmost of, above their root.
  public var frontStack: [Screen] { layers.last?.stack ?? baseStack }

  /// The selected tab's screens, or the only stack's, below all layers.
  public var baseStack: [Screen] { stack(in: .base) ?? [] }

  /// The screen the user sees; nil where that is the root of a tab or of the app.
  public var top: Screen? { layers.last?.top ?? baseStack.last }

  /// Every screen the state holds: the tabs' from first to last, then the layers' upwards.
  public var screens: [Screen] {
    let below: [Screen] =
      switch base {
      case .stack(let stack): stack
      case .tabs(let tabs, _): tabs.flatMap(\.stack)
      }
    return below + layers.flatMap(\.screens)
  }

  /// Replaces a stack where the state has the place, and says whether it had.
  mutating func setStack(_ stack: [Screen], in place: StackPlace<Tab>) -> Bool {
    switch place {
    case .front:
      return setStack(stack, in: layers.isEmpty ? .base : .layer(layers.count - 1))
    case .layer(let index):
      guard layers.indices.contains(index) else { return false }
      layers[index].stack = stack
      return true
    case .base:
      switch base {
      case .stack:
        base = .stack(stack)
        return true
      case .tabs(_, let selected):
        return setTabStack(stack, at: selected)
      }
    case .tab(let tab):
      return tabs.firstIndex { $0.tab == tab }.map { setTabStack(stack, at: $0) } ?? false
    }
  }

  private mutating func setTabStack(_ stack: [Screen], at index: Int) -> Bool {
    guard case .tabs(var tabs, let selected) = base, tabs.indices.contains(index) else {
      return false
    }
    tabs[index].stack = stack
    base = .tabs(tabs, selected: selected)
    return true
  }

  /// Selects a tab where the state has it, and says whether it has.
  mutating func select(_ tab: Tab) -> Bool {
    guard case .tabs(let tabs, _) = base, let index = tabs.firstIndex(where: { $0.tab == tab })
    else { return false }
    base = .tabs(tabs, selected: index)
    return true
  }
}
