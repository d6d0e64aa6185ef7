/// Links no route reads, gathered by shape in a tree that does not grow without bound.
///
/// A shape is the link's origin, its segments with numbers, identifiers and long texts made alike,
/// and the names of its query items. A node holds so many different segments; more go to `*`.
package struct MissTree {
  /// How many different segments a node tells apart.
  static let widest = 48
  /// How many nodes the tree has at most.
  static let largest = 20_000
  static let deepest = 16

  /// A shape that links had.
  struct Shape: Hashable {
    /// The origin first, a query such as `?a&b` last.
    let labels: [String]
    let count: Int
    /// The first link of the shape.
    let sample: String

    var text: String {
      let query = labels.last.map { $0.hasPrefix("?") } == true ? labels.last ?? "" : ""
      let segments = labels.dropFirst().dropLast(query.isEmpty ? 0 : 1)
      return (labels.first ?? "") + segments.map { "/" + $0 }.joined() + query
    }

    /// The segments, without origin and query.
    var segments: [String] { labels.dropFirst().filter { !$0.hasPrefix("?") } }
  }

  private struct Node {
    var children: [(label: String, index: Int)] = []
    var count = 0
    var sample = ""
  }

  private var nodes = [Node()]

  /// Counts a link.
  mutating func insert(_ line: String) {
    var index = 0
    for label in PlainMiss(line)?.labels ?? Self.labels(of: line) {
      index = child(of: index, label)
    }
    if nodes[index].count == 0 { nodes[index].sample = String(line.prefix(200)) }
    nodes[index].count += 1
  }

  private mutating func child(of index: Int, _ label: String) -> Int {
    if let child = nodes[index].children.first(where: { $0.label == label }) { return child.index }
    let isFull = nodes[index].children.count >= Self.widest || nodes.count >= Self.largest
    if isFull, label != "*" {
      // The star itself always finds room, so that every link is counted somewhere.
      return child(of: index, "*")
    }
    nodes.append(Node())
    nodes[index].children.append((label, nodes.count - 1))
    return nodes.count - 1
  }

  /// What tells a link's shape: its origin, its segments and the names of its items.
  package static func labels(of line: String) -> [String] {
    let link = LinkText(line)
    let scheme = link.scheme.map { $0 + ":" } ?? ""
    let origin = scheme + (link.host.map { "//" + $0 } ?? "")
    var segments = link.path.split(separator: "/", omittingEmptySubsequences: false).map(
      String.init
    )
    if segments.first == "" { segments.removeFirst() }
    if segments.last == "", segments.count > 1 { segments.removeLast() }
    var labels = [origin] + segments.prefix(deepest).map(label)
    if segments.count > deepest { labels.append("**") }
    let names = Set(link.queryItems.map(\.name)).sorted().prefix(8)
    if !names.isEmpty { labels.append("?" + names.joined(separator: "&")) }
    return labels
  }

  /// A segment with what varies made alike.
  static func label(_ segment: String) -> String {
    let bytes = segment.utf8
    guard !bytes.isEmpty else { return segment }
    if bytes.allSatisfy({ (0x30...0x39).contains($0) }) { return ":number" }
    let isHexadecimal = bytes.allSatisfy { hexadecimalValue($0) != nil || $0 == 0x2D }
    if isHexadecimal, bytes.count == 36 { return ":uuid" }
    if isHexadecimal, bytes.count >= 16 { return ":hex" }
    let hasDigit = bytes.contains { (0x30...0x39).contains($0) }
    if hasDigit, bytes.count >= 10 { return ":id" }
    return bytes.count > 40 ? ":text" : segment
  }

  /// The shapes, the most frequent first; rare neighbours are put together as `*`.
  var shapes: [Shape] {
    gathered([0]).map { Shape(labels: $0.labels, count: $0.count, sample: $0.sample) }
      .sorted { ($1.count, $0.text) < ($0.count, $1.text) }
  }

  private typealias Gathered = (labels: [String], count: Int, sample: String)

  /// The shapes below some nodes taken as one.
  private func gathered(_ indices: [Int]) -> [Gathered] {
    var result: [Gathered] = []
    let own = indices.filter { nodes[$0].count > 0 }
    if let first = own.first {
      result.append(([], own.reduce(0) { $0 + nodes[$1].count }, nodes[first].sample))
    }
    var groups: [(label: String, indices: [Int])] = []
    for child in indices.flatMap({ nodes[$0].children }) {
      if let group = groups.firstIndex(where: { $0.label == child.label }) {
        groups[group].indices.append(child.index)
      } else {
        groups.append((child.label, [child.index]))
      }
    }
    for group in merged(groups) {
      result += gathered(group.indices).map { (([group.label] + $0.labels), $0.count, $0.sample) }
    }
    return result
  }

  private func merged(
    _ groups: [(label: String, indices: [Int])]
  ) -> [(label: String, indices: [Int])] {
    guard groups.count > 12 else { return groups }
    let weighed = groups.map { group in
      (group: group, weight: group.indices.reduce(0) { $0 + weight(of: $1) })
    }
    let total = weighed.reduce(0) { $0 + $1.weight }
    let kept = weighed.filter { $0.weight * 20 >= total && $0.group.label != "*" }.map(\.group)
    let rest = weighed.filter { $0.weight * 20 < total || $0.group.label == "*" }
    let star = rest.flatMap(\.group.indices)
    return star.isEmpty ? kept : kept + [("*", star)]
  }

  private func weight(of index: Int) -> Int {
    nodes[index].count + nodes[index].children.reduce(0) { $0 + weight(of: $1.index) }
  }
}
