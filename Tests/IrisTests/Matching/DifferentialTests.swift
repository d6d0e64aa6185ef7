import Iris
import Testing

@Suite struct `The compiled table and plain linear matching` {
  @Test(arguments: 0..<24)
  func `find the same route with the same captures in every link`(seed: Int) {
    var generator = DifferentialGenerator(seed: seed + 1)
    var hits = 0
    for _ in 0..<120 {
      let table = generator.table()
      let reference = DifferentialReference(routes: table.routes, foldsCase: table.foldsCase)
      for _ in 0..<20 {
        let link = generator.link(for: table)
        let expected = reference.readings(of: link).first
        if expected != nil { hits += 1 }
        let found = table.router.match(link)?.intent
        guard !same(found, expected) else { continue }
        Issue.record("\(link) in \(table.routes): \(found as Any) instead of \(expected as Any)")
        return
      }
    }
    // Tables and links that never met would prove nothing.
    #expect(hits > 600)
  }

  @Test(arguments: 0..<12)
  func `agree that a route said to be unshadowed never loses a link it reads`(seed: Int) {
    var generator = DifferentialGenerator(seed: seed + 1_000)
    var unshadowed = 0
    for _ in 0..<120 {
      let table = generator.table()
      let reference = DifferentialReference(routes: table.routes, foldsCase: table.foldsCase)
      let compiled = table.router.table
      let isOpen = compiled.entries.enumerated().map { number, entry in
        compiled.trie.mayBeShadowed(entry.shape, route: Int32(number))
      }
      unshadowed += isOpen.count { !$0 }
      for _ in 0..<20 {
        let link = generator.link(for: table)
        for reading in reference.readings(of: link).dropFirst() where !isOpen[reading.route] {
          Issue.record("\(link) is taken from route \(reading.route) of \(table.routes)")
          return
        }
      }
    }
    #expect(unshadowed > 60)
  }

  /// Byte by byte, where Swift's `==` holds canonically equivalent texts for one.
  private func same(_ one: Reading?, _ other: Reading?) -> Bool {
    one?.route == other?.route
      && one?.values.map { Array($0.utf8) } == other?.values.map { Array($0.utf8) }
  }
}
