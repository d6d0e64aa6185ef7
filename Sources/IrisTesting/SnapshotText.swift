public import Iris

/// A value as the text a snapshot keeps: the same in every run and on every machine.
///
/// ```swift
/// expectSnapshot(of: .state(coordinator.state), named: "home")
/// expectSnapshot(of: .routes(router), named: "routes")
/// expectSnapshot(of: .trace(trace), named: "trace")
/// ```
public struct SnapshotText: Hashable, Sendable, CustomStringConvertible {
  /// The text, without spaces at the ends of its lines and without empty lines at its end.
  public let description: String

  /// Makes the text a snapshot keeps out of any text.
  public init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " || $0 == "\t" || $0 == "\r" }.reversed())
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    description = lines.joined(separator: "\n")
  }

  /// The tree of a navigation state.
  public static func state<Screen, Tab>(_ state: NavigationState<Screen, Tab>) -> SnapshotText {
    SnapshotText(state.description)
  }

  /// Steps as code reads them, one a line.
  public static func steps<Screen, Tab, Effect>(
    _ steps: [NavigationStep<Screen, Tab, Effect>],
  ) -> SnapshotText {
    SnapshotText(steps.isEmpty ? "no steps" : steps.map(\.description).joined(separator: "\n"))
  }

  /// A trace, one entry a line, its flows numbered in the order in which they come.
  public static func trace<Flow>(_ trace: Trace<Flow>) -> SnapshotText {
    var names: [String: String] = [:]
    for id in trace.entries.compactMap(\.flow?.rawValue) where names[id] == nil {
      names[id] = "flow-\(names.count + 1)"
    }
    // By way of marks no trace holds, so that no new name is taken for an old one; long ids first,
    // since one may be the beginning of another.
    var text = trace.description
    let sorted = names.sorted {
      ($1.key.utf8.count, $0.key) < ($0.key.utf8.count, $1.key)
    }
    for (number, name) in sorted.enumerated() {
      text = text.replacing(name.key, with: "\u{F0000}\(number)\u{F0001}")
    }
    for (number, name) in sorted.enumerated() {
      text = text.replacing("\u{F0000}\(number)\u{F0001}", with: name.value)
    }
    return SnapshotText(text)
  }

  /// A table of routes: each one's pattern and what it means, in declaration order.
  public static func routes<Intent>(_ router: URLPathRouter<Intent>) -> SnapshotText {
    let routes = router.routes
    let width = routes.map(\.pattern.count).max() ?? 0
    let lines = routes.map { route in
      let gap = String(repeating: " ", count: width - route.pattern.count)
      return "\(route.pattern)\(gap)  \(route.name)\(route.isAlias ? " (an alias)" : "")"
    }
    return SnapshotText(lines.joined(separator: "\n"))
  }
}
