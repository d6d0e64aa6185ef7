// A state as a small tree, one screen a line, the same in every process.

extension NavigationState: CustomStringConvertible {
  /// The tabs, their stacks and the layers as an indented tree, one screen a line.
  public var description: String { tree(ValueText.full(of:)) }

  /// Writes the tree with the screens put in words by a closure.
  func tree(_ screen: (Screen) -> String) -> String {
    var lines: [String] = []
    switch base {
    case .stack(let stack):
      lines.append("stack")
      lines += stack.map { "  " + screen($0) }
    case .tabs(let tabs, let selected):
      lines.append("tabs")
      for (index, entry) in tabs.enumerated() {
        lines.append("  \(ValueText.label(of: entry.tab))\(index == selected ? " (selected)" : "")")
        lines += entry.stack.map { "    " + screen($0) }
      }
    }
    for layer in layers {
      lines.append("\(layer.kind) \(screen(layer.root))")
      lines += layer.stack.map { "  " + screen($0) }
    }
    return lines.joined(separator: "\n")
  }
}
