import Iris

/// A state small enough to enumerate: letters for screens, words for tabs.
typealias Letters = NavigationState<String, String>
typealias LetterStep = NavigationStep<String, String, String>

/// Sheets as `sheet:x/yz`: the root, then the stack.
func letters(_ tabs: String..., selected: String? = nil, layers: String...) -> Letters {
  let entries = tabs.map { text in
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    return Letters.TabStack(parts[0], stack: parts.count > 1 ? parts[1].map(String.init) : [])
  }
  let above = layers.map { text in
    let kind = text.split(separator: ":").map(String.init)
    let parts = kind[1].split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    return Letters.Layer(
      parts[0],
      as: LayerKind(rawValue: kind[0]),
      stack: parts.count > 1 ? parts[1].map(String.init) : [],
    )
  }
  guard let first = entries.first else { return Letters(stack: [], layers: above) }
  return Letters(tabs: entries, selected: selected ?? first.tab, layers: above)
}
