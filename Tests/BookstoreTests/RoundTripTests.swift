import BookstoreApp
import Foundation
import Iris
import Testing

@Suite struct `What the shop prints` {
  @Test(arguments: 0..<8)
  func `reads back as what was meant, from every origin, or is not printed`(seed: UInt64) throws {
    let router = BookstoreLink.router
    var generator = LinkGenerator(seed: seed)
    var printed: [String: Int] = [:]
    for _ in 0..<1_000 {
      let intent = generator.link()
      for origin in router.origins {
        guard let url = try? router.url(for: intent, origin: origin) else { continue }
        let match = router.match(url)
        #expect(match?.intent == intent, "\(url)")
        #expect(URL(string: url.absoluteString)?.absoluteString == url.absoluteString)
        #expect(match?.isAlias == false, "an alias never prints: \(url)")
        #expect(router.canonical(url) == (try router.url(for: intent)))
        printed[match?.route ?? "", default: 0] += 1
      }
    }
    // Every shape of the shop that prints was put to the test.
    let shapes = Set(router.routes.filter { !$0.isAlias }.map(\.pattern))
    #expect(shapes.subtracting(printed.keys).isEmpty)
  }

  @Test func `covers every case a link can have`() {
    var generator = LinkGenerator(seed: 1)
    for _ in 0..<2_000 {
      do throws(RouteError) {
        _ = try BookstoreLink.router.url(for: generator.link())
      } catch {
        #expect(error.reason != .noRoute, "\(error)")
      }
    }
  }
}
