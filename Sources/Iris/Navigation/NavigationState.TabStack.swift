extension NavigationState {
  /// A tab and the screens pushed above its root.
  public struct TabStack: Hashable, Sendable {
    /// The tab.
    public let tab: Tab
    /// The screens above the tab's root, the topmost last.
    public var stack: [Screen]

    /// Makes a tab that shows its root, or what is pushed above it.
    public init(_ tab: Tab, stack: [Screen] = []) {
      self.tab = tab
      self.stack = stack
    }
  }
}

extension NavigationState.TabStack: Encodable where Screen: Encodable, Tab: Encodable {}
extension NavigationState.TabStack: Decodable where Screen: Decodable, Tab: Decodable {}
