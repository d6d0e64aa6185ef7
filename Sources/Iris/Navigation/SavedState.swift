/// A saved state as it reads today: every part either a value or the text that makes none.
struct SavedState<Screen: Codable & Hashable & Sendable, Tab: Codable & Hashable & Sendable>:
  Decodable
{
  typealias Dropped = NavigationRestoration<Screen, Tab>.Dropped
  typealias Screens = Lenient<[Lenient<Screen>]>

  struct SavedTab: Decodable {
    let tab: Lenient<Tab>
    let stack: Screens?
  }

  struct SavedLayer: Decodable {
    let kind: LayerKind
    let root: Lenient<Screen>
    let stack: Screens?
  }

  let stack: Screens?
  let tabs: Lenient<[Lenient<SavedTab>]>?
  let selected: Lenient<Tab>?
  let layers: Lenient<[Lenient<SavedLayer>]>?

  func restoration(
    over initial: NavigationState<Screen, Tab>,
    keeping exists: (Screen) -> Bool,
  ) -> NavigationRestoration<Screen, Tab> {
    var state = initial
    var dropped: [Dropped] = []
    restoreBase(of: &state, &dropped)
    restoreLayers(of: &state, &dropped)
    for (screen, place) in state.removeAll(where: { !exists($0) }) {
      dropped.append(Dropped(.missing, place: place, text: ValueText.full(of: screen)))
    }
    return NavigationRestoration(state: state, dropped: dropped)
  }

  private func restoreBase(of state: inout NavigationState<Screen, Tab>, _ dropped: inout [Dropped])
  {
    if let stack { restore(stack, in: .base, called: "stack", of: &state, &dropped) }
    for entry in Self.values(tabs, "tabs", &dropped) {
      guard let tab = Self.value(entry.tab, "tabs", &dropped) else { continue }
      let name = ValueText.label(of: tab)
      guard state.stack(in: .tab(tab)) != nil else {
        dropped.append(Dropped(.unknownTab, place: "tabs", text: name))
        continue
      }
      guard let stack = entry.stack else { continue }
      restore(stack, in: .tab(tab), called: "tab \(name)", of: &state, &dropped)
    }
    if let selected, let tab = Self.value(selected, "selected tab", &dropped), !state.select(tab) {
      let name = ValueText.label(of: tab)
      dropped.append(Dropped(.unknownTab, place: "selected tab", text: name))
    }
  }

  private func restoreLayers(
    of state: inout NavigationState<Screen, Tab>,
    _ dropped: inout [Dropped],
  ) {
    if layers != nil { state.layers = [] }
    for (index, layer) in Self.values(layers, "layers", &dropped).enumerated() {
      let place = "layer \(index)"
      let root = Self.value(layer.root, place, &dropped)
      let stack = layer.stack.map { Self.values($0, place, &dropped) } ?? []
      let screens = (root.map { [$0] } ?? []) + stack
      guard let first = screens.first else { continue }
      state.layers.append(.init(first, as: layer.kind, stack: Array(screens.dropFirst())))
    }
  }

  private func restore(
    _ screens: Screens,
    in place: StackPlace<Tab>,
    called name: String,
    of state: inout NavigationState<Screen, Tab>,
    _ dropped: inout [Dropped],
  ) {
    _ = state.setStack(Self.values(screens, name, &dropped), in: place)
  }

  private static func values<Value>(
    _ list: Lenient<[Lenient<Value>]>?,
    _ place: String,
    _ dropped: inout [Dropped],
  ) -> [Value] {
    guard let list, let entries = value(list, place, &dropped) else { return [] }
    var result: [Value] = []
    for entry in entries {
      if let value = value(entry, place, &dropped) { result.append(value) }
    }
    return result
  }

  private static func value<Value>(
    _ lenient: Lenient<Value>,
    _ place: String,
    _ dropped: inout [Dropped],
  ) -> Value? {
    switch lenient {
    case .value(let value): return value
    case .unreadable(let text):
      dropped.append(Dropped(.unreadable, place: place, text: text))
      return nil
    }
  }
}

/// A value, or the JSON that no longer makes one: decoding it never fails, so its neighbours stay.
enum Lenient<Value: Decodable>: Decodable {
  case value(Value)
  case unreadable(String)

  init(from decoder: any Decoder) throws {
    do {
      self = .value(try Value(from: decoder))
    } catch {
      self = .unreadable((try? JSONText(from: decoder).text) ?? "?")
    }
  }
}

/// Any JSON value as compact text, its keys sorted.
struct JSONText: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      text = "null"
    } else if let flag = try? single.decode(Bool.self) {
      text = "\(flag)"
    } else if let number = try? single.decode(Int.self) {
      text = "\(number)"
    } else if let number = try? single.decode(Double.self) {
      text = "\(number)"
    } else if let string = try? single.decode(String.self) {
      text = ValueText.quoted(string)
    } else if let list = try? single.decode([Self].self) {
      text = "[" + list.map(\.text).joined(separator: ",") + "]"
    } else {
      let fields = try single.decode([String: Self].self)
      let pairs = fields.sorted { $0.key < $1.key }
      text = "{" + pairs.map { "\(ValueText.quoted($0)):\($1.text)" }.joined(separator: ",") + "}"
    }
  }
}
