/// One move of an app's navigation, or one of the app's own effects.
///
/// ```swift
/// [.dismissAll, .select(.shop), .push(.book("42")), .perform(.search("swift"))]
/// ```
///
/// | step | what it does | refused when |
/// |---|---|---|
/// | `push` | puts a screen on the stack in front | never |
/// | `pop` | takes screens off it | it holds fewer |
/// | `popToRoot` | empties it | never |
/// | `popTo` | takes off what is above the topmost such screen | it is not there |
/// | `replace` | swaps its topmost screen | it is empty |
/// | `setStack` | gives a stack other screens at once | the place is not there |
/// | `select` | brings a tab to the front | there is no such tab |
/// | `retap` | selects a tab, or pops it to its root where it is selected | there is no such tab |
/// | `present` | puts a layer over everything | never |
/// | `dismiss` | takes the topmost layer away | there is none |
/// | `dismissTo` | takes all layers above one away | that one is not there |
/// | `dismissAll` | takes all layers away | never |
/// | `perform` | hands the host an effect and leaves the state as it is | never |
///
/// A root is not on its stack: pop, replace and their kin never take it away.
public enum NavigationStep<
  Screen: Hashable & Sendable,
  Tab: Hashable & Sendable,
  Effect: Hashable & Sendable,
>: Hashable, Sendable {
  /// Puts a screen on the stack in front.
  case push(Screen)
  /// Takes screens off the stack in front.
  case pop(Int = 1)
  /// Empties the stack in front.
  case popToRoot
  /// Takes off what is above the topmost such screen; a layer's root counts.
  case popTo(Screen)
  /// Swaps the topmost screen of the stack in front.
  case replace(with: Screen)
  /// Gives a stack other screens, the topmost last, at once.
  case setStack([Screen], in: StackPlace<Tab> = .front)
  /// Brings a tab to the front.
  case select(Tab)
  /// Selects a tab, or pops it to its root where it is selected already.
  case retap(Tab)
  /// Puts a layer over everything, with screens above its root where some are given.
  case present(Screen, as: LayerKind = .sheet, stack: [Screen] = [])
  /// Takes the topmost layer away.
  case dismiss
  /// Takes all layers above one away, counted from 0 at the bottom.
  case dismissTo(layer: Int)
  /// Takes all layers away.
  case dismissAll
  /// Hands the host one of the app's own effects.
  case perform(Effect)
}

extension NavigationStep {
  /// The effect, where the step is one.
  public var effect: Effect? {
    if case .perform(let effect) = self { effect } else { nil }
  }

  /// Writes the step as code reads it, with the app's values put in words by two closures.
  func text(screen: (Screen) -> String, effect: (Effect) -> String) -> String {
    switch self {
    case .push(let value): "push(\(screen(value)))"
    case .pop(let count): count == 1 ? "pop" : "pop(\(count))"
    case .popToRoot: "popToRoot"
    case .popTo(let value): "popTo(\(screen(value)))"
    case .replace(let value): "replace(with: \(screen(value)))"
    case .setStack(let stack, let place):
      "setStack([\(stack.map(screen).joined(separator: ", "))]\(Self.argument(place)))"
    case .select(let tab): "select(\(ValueText.label(of: tab)))"
    case .retap(let tab): "retap(\(ValueText.label(of: tab)))"
    case .present(let root, let kind, let stack):
      "present(\(screen(root)), as: \(kind)"
        + (stack.isEmpty ? ")" : ", stack: [\(stack.map(screen).joined(separator: ", "))])")
    case .dismiss: "dismiss"
    case .dismissTo(let layer): "dismissTo(layer: \(layer))"
    case .dismissAll: "dismissAll"
    case .perform(let value): "perform(\(effect(value)))"
    }
  }

  private static func argument(_ place: StackPlace<Tab>) -> String {
    switch place {
    case .front: ""
    case .base: ", in: base"
    case .tab(let tab): ", in: tab(\(ValueText.label(of: tab)))"
    case .layer(let index): ", in: layer(\(index))"
    }
  }
}

extension NavigationStep: CustomStringConvertible {
  /// The step as code reads it, its screens in full.
  public var description: String {
    text(screen: ValueText.full(of:), effect: ValueText.full(of:))
  }
}

extension NavigationStep: Encodable where Screen: Encodable, Tab: Encodable, Effect: Encodable {}
extension NavigationStep: Decodable where Screen: Decodable, Tab: Decodable, Effect: Decodable {}
