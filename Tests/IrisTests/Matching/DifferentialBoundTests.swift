import Foundation
import Iris
import Testing

@Suite struct `A table and a link built to be hostile` {
  /// Every path of `a` and a capture, to this depth: each way is tried before the last is refused.
  private static func hostile(_ depth: Int, last: PlainConversion) -> DifferentialTable {
    var routes: [[PlainPart]] = [[]]
    for _ in 0..<depth {
      routes = routes.flatMap { route in [route + [.literal("a")], route + [.capture(.any)]] }
    }
    // Three captures at most in a generated route, so the others become tails of the same node.
    let fitting = routes.filter { route in
      route.count { if case .capture = $0 { true } else { false } } <= 2
    }
    return DifferentialTable(fitting.map { $0 + [.capture(last)] })
  }

  @Test(arguments: 1...9)
  func `cost one visit a node and search at most`(depth: Int) {
    let table = Self.hostile(depth, last: .digits).router.table
    let link = "app:" + String(repeating: "/a", count: depth) + "/x"
    let visits = visits(table, link)
    #expect(visits <= table.trie.nodeCount)
    #expect(visits <= 1 << (depth + 2))
    #expect(table.router(reads: link) == false)
  }

  @Test(arguments: 0..<10)
  func `never cost more than the table has nodes, whatever the link`(seed: Int) {
    var generator = DifferentialGenerator(seed: seed + 2_000)
    for _ in 0..<100 {
      let table = generator.table()
      for _ in 0..<10 {
        let link = generator.link(for: table)
        #expect(visits(table.router.table, link) <= table.router.table.trie.nodeCount)
      }
    }
  }

  @Test func `cost a link of many segments no more than its segments in a table without overlaps`()
  {
    let depth = 200
    let route = (0..<depth).map { PlainPart.literal("segment-\($0)") }
    let table = DifferentialTable([route, Array(route.dropLast())])
    let link = "app:/" + (0..<depth).map { "segment-\($0)" }.joined(separator: "/")
    #expect(table.router.match(link)?.intent == Reading(route: 0, values: []))
    #expect(visits(table.router.table, link) == depth + 1)
  }

  @Test(arguments: [1, 4, 5, 40])
  func `try every route at most once when all of them refuse`(count: Int) {
    let tries = Counter()
    let routes = RouteTable<Int> {
      for number in 0..<count {
        URLRoute({ (_: String) in number }) { Path("a", Capture(RefusingConversion(tries: tries))) }
      }
    }
    let router = URLPathRouter(routes, origins: [.scheme("app")])
    #expect(router.parse("app://a/x") == nil)
    #expect(tries.value == count)
  }

  private func visits(_ table: CompiledTable<Reading>, _ link: String) -> Int {
    LinkBytes.read(link) { bytes in
      let visits = try? table.matcher.withScan(bytes) { (segments, frame) throws(MissFailure) in
        table.trie.visits(bytes, segments, frame)
      }
      return visits ?? 0
    }
  }
}

extension CompiledTable<Reading> {
  fileprivate func router(reads link: String) -> Bool {
    reading(of: link) != nil
  }
}

/// Counts how often it is asked, and refuses.
private struct RefusingConversion: URLConversion {
  let tries: Counter

  func value(from text: String) -> String? {
    tries.increment()
    return nil
  }

  func text(from value: String) -> String? { value }
}

/// A number that several tasks may raise.
private final class Counter: @unchecked Sendable {
  // Guarded by the lock, which every access holds.
  private var count = 0
  private let lock = NSLock()
  var value: Int { lock.withLock { count } }
  func increment() { lock.withLock { count += 1 } }
}
