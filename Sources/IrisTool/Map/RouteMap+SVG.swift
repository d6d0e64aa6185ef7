// The tree as a picture, laid out here: columns by depth, a parent in the middle of its children.

extension RouteMap {
  /// The tree as a picture that needs nothing else, for dark and light surroundings.
  package var svg: String {
    let layout = Layout(root: root)
    let title = root.label.escapedForMarkup
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(layout.width) \(layout.height)" \
      width="\(layout.width)" height="\(layout.height)" role="img" aria-labelledby="title desc">
      <title id="title">The links of \(title)</title>
      <desc id="desc">A tree: each box is a segment of a path, and names the routes that end there.</desc>
      <style>
        svg { --paper: #ffffff; --ink: #1c2330; --soft: #5b6678; --line: #a9b4c4; --box: #f3f5f9; \
      --route: #1f5fbf; --capture: #8a4b00; }
        @media (prefers-color-scheme: dark) {
          svg { --paper: #12161d; --ink: #e8ecf3; --soft: #9aa7ba; --line: #4a566a; --box: #1c222d; \
      --route: #7db2ff; --capture: #f0b35e; }
        }
        .paper { fill: var(--paper); }
        .edge { fill: none; stroke: var(--line); stroke-width: 1.5; }
        rect.node { fill: var(--box); stroke: var(--line); stroke-width: 1.5; }
        rect.route { stroke: var(--route); stroke-width: 2; }
        rect.capture { stroke-dasharray: 5 3; }
        text { font: 14px ui-monospace, "SF Mono", Menlo, Consolas, monospace; fill: var(--ink); }
        text.capture { fill: var(--capture); }
        text.name { font: 12px system-ui, sans-serif; fill: var(--route); }
        text.alias { fill: var(--soft); }
      </style>
      <rect class="paper" width="\(layout.width)" height="\(layout.height)"/>
      \(layout.edges.map(\.svg).joined(separator: "\n"))
      \(layout.boxes.map(\.svg).joined(separator: "\n"))
      </svg>

      """
  }
}

/// Where everything stands, in pixels.
private struct Layout {
  struct Box {
    let node: RouteMap.Node
    let x: Int
    let y: Int
    let width: Int
    let height: Int

    var middle: Int { y + height / 2 }
  }

  struct Edge {
    let from: (x: Int, y: Int)
    let to: (x: Int, y: Int)
  }

  private static let margin = 24
  private static let columnGap = 56
  private static let rowGap = 14
  private static let labelHeight = 30
  private static let lineHeight = 17

  private(set) var boxes: [Box] = []
  private(set) var edges: [Edge] = []
  private(set) var width = 0
  private(set) var height = 0
  private var columns: [Int] = []

  init(root: RouteMap.Node) {
    var widths: [Int] = []
    Self.measure(root, depth: 0, into: &widths)
    var left = Self.margin
    for width in widths {
      columns.append(left)
      left += width + Self.columnGap
    }
    width = left - Self.columnGap + Self.margin
    var bottom = Self.margin
    _ = place(root, depth: 0, bottom: &bottom)
    height = bottom - Self.rowGap + Self.margin
  }

  private static func measure(_ node: RouteMap.Node, depth: Int, into widths: inout [Int]) {
    if depth == widths.count { widths.append(0) }
    widths[depth] = max(widths[depth], width(of: node))
    for child in node.children { measure(child, depth: depth + 1, into: &widths) }
  }

  /// By count of characters, wide ones twice: there is no font to ask.
  private static func width(of node: RouteMap.Node) -> Int {
    func cells(_ text: String) -> Int {
      text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 2 : 1) }
    }
    let label = cells(node.label) * 9
    let names = node.routes.map { cells($0.label) * 7 }.max() ?? 0
    return max(label, names) + 24
  }

  private static func height(of node: RouteMap.Node) -> Int {
    labelHeight + node.routes.count * lineHeight
  }

  private mutating func place(_ node: RouteMap.Node, depth: Int, bottom: inout Int) -> Box {
    let height = Self.height(of: node)
    let top = bottom
    let children = node.children.map { place($0, depth: depth + 1, bottom: &bottom) }
    var y = top
    if let first = children.first, let last = children.last {
      y = max(top, (first.middle + last.middle) / 2 - height / 2)
    }
    bottom = max(bottom, y + height + Self.rowGap)
    let box = Box(
      node: node,
      x: columns[depth],
      y: y,
      width: Self.width(of: node),
      height: height,
    )
    for child in children {
      edges.append(Edge(from: (box.x + box.width, box.middle), to: (child.x, child.middle)))
    }
    boxes.append(box)
    return box
  }
}

extension Layout.Edge {
  fileprivate var svg: String {
    let bend = (from.x + to.x) / 2
    return "<path class=\"edge\" d=\"M\(from.x) \(from.y)C\(bend) \(from.y) \(bend) \(to.y) "
      + "\(to.x) \(to.y)\"/>"
  }
}

extension Layout.Box {
  fileprivate var svg: String {
    let styles =
      ["node"] + (node.isCapture ? ["capture"] : []) + (node.routes.isEmpty ? [] : ["route"])
    var lines = [
      "<rect class=\"\(styles.joined(separator: " "))\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" "
        + "height=\"\(height)\" rx=\"8\"/>",
      "<text\(node.isCapture ? " class=\"capture\"" : "") x=\"\(x + 12)\" y=\"\(y + 20)\">"
        + "\(node.label.escapedForMarkup)</text>",
    ]
    for (index, route) in node.routes.enumerated() {
      lines.append(
        "<text class=\"name\(route.isAlias ? " alias" : "")\" x=\"\(x + 12)\" "
          + "y=\"\(y + 37 + index * 17)\">\(route.label.escapedForMarkup)</text>"
      )
    }
    return lines.joined(separator: "\n")
  }
}
