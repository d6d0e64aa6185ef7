import Iris

/// What a log of incoming links says about a table: which routes are used, and what nobody reads.
///
/// ```swift
/// var audit = LinkAudit(routes: table.routes) { line in … index of the route, or nil … }
/// audit.count(line)
/// audit.misses   // 17
/// ```
///
/// Counting holds memory for the routes and a bounded tree of shapes, however long the log is.
struct LinkAudit {
  /// Reads a line and says which route did: its index among the routes, nil for none.
  typealias Reader = (ArraySlice<UInt8>) -> Int?

  let routes: [RouteDescription]
  /// Links by route, in the table's order.
  private(set) var hits: [Int]
  private(set) var misses = 0
  private(set) var blankLines = 0
  /// Lines too long to be a link, or without the field that holds it.
  var unreadableLines = 0
  private(set) var missTree = MissTree()
  private let read: Reader

  init(routes: [RouteDescription], read: @escaping Reader) {
    self.routes = routes
    self.read = read
    hits = Array(repeating: 0, count: routes.count)
  }

  /// Makes an audit over a tool's table.
  init(table: some LinkTable) {
    self.init(routes: table.routes) { line in table.routeIndex(for: line.span) }
  }

  /// All lines that hold a link.
  var links: Int { hits.reduce(misses, +) }

  /// Counts one line.
  mutating func count(_ line: ArraySlice<UInt8>) {
    guard !line.isEmpty else {
      blankLines += 1
      return
    }
    guard let index = read(line), hits.indices.contains(index) else {
      misses += 1
      missTree.insert(String(decoding: line, as: UTF8.self))
      return
    }
    hits[index] += 1
  }
}
