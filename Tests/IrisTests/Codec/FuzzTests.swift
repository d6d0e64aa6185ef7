import Foundation
import Iris
import Testing

@Suite struct `Any bytes` {
  private static let codec = URLCodec(Rich.router, fallback: .home)

  @Test(arguments: [11, 12] as [UInt64])
  func `trap nothing and read the same once canonical`(seed: UInt64) {
    var mutator = LinkMutator(seed: seed)
    var urls = 0
    var matches = 0
    for _ in 0..<55_000 {
      let text = String(decoding: mutator.next(), as: UTF8.self)
      let direct = Rich.router.parse(text)
      guard let url = URL(string: text) else { continue }
      urls += 1
      let intent = Rich.router.parse(url)
      if url.absoluteString == text, intent != direct { Issue.record("\(text) differs as text") }
      guard let intent else { continue }
      matches += 1
      let canonical = Self.codec.canonical(url)
      let again = Self.codec.parse(canonical)
      // A Double may be no number, which equals nothing.
      if again != intent, "\(again)" != "\(intent)" { Issue.record("\(text) changes its meaning") }
      if Self.codec.canonical(canonical) != canonical { Issue.record("\(text) is not settled") }
    }
    #expect(urls > 30_000)
    #expect(matches > 5_000)
  }

  @Test func `explain every link in two lines, and one for each route tried before`() {
    var mutator = LinkMutator(seed: 21)
    for _ in 0..<3_000 {
      let text = String(decoding: mutator.next(), as: UTF8.self)
      let explanation = Rich.router.explain(text)
      #expect((explanation.reason == nil) == (Rich.router.parse(text) != nil))
      let lines = explanation.description.split(whereSeparator: \.isNewline).count
      #expect(lines <= 2 + explanation.passedOver.count, "\(text)")
      if let place = explanation.place { #expect(place.upperBound <= explanation.link.utf8.count) }
    }
  }
}
