// The tree in the two languages that draw graphs from text.

extension RouteMap {
  /// The tree for Mermaid, as a flow chart from left to right.
  package var mermaid: String {
    var lines = [
      "flowchart LR",
      "  classDef capture stroke-dasharray:4 3",
      "  classDef route stroke-width:2px",
    ]
    walk { node, id, parent in
      let text = ([node.label] + node.routes.map(\.label)).map(Self.mermaidText)
        .joined(separator: "<br/>")
      lines.append("  n\(id)[\"\(text)\"]")
      if node.isCapture { lines.append("  class n\(id) capture") }
      if !node.routes.isEmpty { lines.append("  class n\(id) route") }
      if let parent { lines.append("  n\(parent) --> n\(id)") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The tree for Graphviz.
  package var dot: String {
    var lines = [
      "digraph routes {",
      "  rankdir=LR",
      #"  node [shape=box, style=rounded, fontname="monospace"]"#,
    ]
    walk { node, id, parent in
      let text = ([node.label] + node.routes.map(\.label)).map(Self.dotText)
        .joined(separator: #"\n"#)
      let style =
        (node.isCapture ? #", style="rounded,dashed""# : "")
        + (node.routes.isEmpty ? "" : ", penwidth=2")
      lines.append("  n\(id) [label=\"\(text)\"\(style)]")
      if let parent { lines.append("  n\(parent) -> n\(id)") }
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  /// Visits every node, parents first, with a number for it and its parent's.
  private func walk(_ visit: (_ node: Node, _ id: Int, _ parent: Int?) -> Void) {
    var count = 0
    func walk(_ node: Node, _ parent: Int?) {
      let id = count
      count += 1
      visit(node, id, parent)
      for child in node.children { walk(child, id) }
    }
    walk(root, nil)
  }

  /// Everything but plain characters as a numbered entity: nothing can end the quotes or be markup.
  private static func mermaidText(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      let isPlain =
        scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
        || " :*.?/-_=()[]…".unicodeScalars.contains(scalar)
      result += isPlain ? String(Character(scalar)) : "#\(scalar.value);"
    }
  }

  private static func dotText(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"", "\\": result += "\\" + String(Character(scalar))
      case ..<" ", "\u{7F}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
