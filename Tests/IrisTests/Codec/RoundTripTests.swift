import Foundation
import Iris
import Testing

@Suite struct `The round-trip law` {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `printing throws or reads back to the same intent, from every origin`(seed: UInt64) {
    var make = AwkwardText(seed: seed)
    var law = RoundTrip(Rich.router)
    for number in 0..<1_000 { law.check(Rich.random(number, &make)) }
    #expect(law.printed > 1_500)
    #expect(law.refused > 100)
    // Every case has a route that printed; of the modules' deepest routes some may not have.
    let silent = Rich.router.routes.filter {
      !$0.isAlias && $0.path.count < 5 && !law.routes.contains($0.pattern)
    }
    #expect(silent.map(\.pattern) == [], "routes the generator never reached")
  }
}
