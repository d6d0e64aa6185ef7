package import Iris

/// The tree of a table's routes, to be drawn.
///
/// ```swift
/// let map = RouteMap(routes: router.routes, title: "bookstore")
/// map.mermaid   // for a page that renders it
/// map.svg       // a picture that needs nothing
/// ```
///
/// Routes share the nodes of the segments they share; the order is the table's.
package struct RouteMap: Sendable {
  /// One segment, and what begins there.
  package struct Node: Sendable {
    /// The segment as a pattern, such as `:BookID`.
    package let label: String
    /// Whether the segment is captured rather than fixed.
    package let isCapture: Bool
    /// The routes that end here.
    package fileprivate(set) var routes: [Route] = []
    package fileprivate(set) var children: [Node] = []
  }

  /// A route at its last node.
  package struct Route: Hashable, Sendable {
    package let name: String
    /// The query and fragment, such as `?q&page=1`; empty where there is none.
    package let suffix: String
    package let isAlias: Bool

    /// The route on one line.
    package var label: String {
      name + (isAlias ? " (alias)" : "") + (suffix.isEmpty ? "" : " " + suffix)
    }
  }

  package let root: Node

  package init(routes: [RouteDescription], title: String) {
    var root = Node(label: title, isCapture: false)
    for route in routes { root.insert(route, route.path[...]) }
    self.root = root
  }
}

extension RouteMap.Node {
  fileprivate mutating func insert(
    _ route: RouteDescription,
    _ path: ArraySlice<RouteDescription.Segment>,
  ) {
    guard let segment = path.first else {
      routes.append(RouteMap.Route(route))
      return
    }
    let label = segment.label
    let isCapture = if case .literal = segment { false } else { true }
    let index =
      children.firstIndex { $0.label == label && $0.isCapture == isCapture } ?? children.endIndex
    if index == children.endIndex {
      children.append(RouteMap.Node(label: label, isCapture: isCapture))
    }
    children[index].insert(route, path.dropFirst())
  }
}

extension RouteMap.Route {
  fileprivate init(_ route: RouteDescription) {
    name = route.name
    isAlias = route.isAlias
    suffix = route.suffix
  }
}
