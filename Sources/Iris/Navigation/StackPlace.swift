/// Which of a state's stacks is meant.
///
/// ```swift
/// .setStack([.list(1), .item(2)], in: .tab(.lists))   // behind what is on screen
/// ```
public enum StackPlace<Tab: Hashable & Sendable>: Hashable, Sendable {
  /// The stack the user sees: the topmost layer's, or ``base`` where no layer is up.
  case front
  /// The selected tab's stack, or the only one where there are no tabs, below all layers.
  case base
  /// The stack of a tab, selected or not.
  case tab(Tab)
  /// The stack of a layer, counted from 0 at the bottom.
  case layer(Int)
}

extension StackPlace: CustomStringConvertible {
  /// The place in words, such as `the stack of layer 1`.
  public var description: String {
    switch self {
    case .front: "the stack in front"
    case .base: "the stack below the layers"
    case .tab(let tab): "the stack of tab \(ValueText.label(of: tab))"
    case .layer(let index): "the stack of layer \(index)"
    }
  }
}

extension StackPlace: Encodable where Tab: Encodable {}
extension StackPlace: Decodable where Tab: Decodable {}
