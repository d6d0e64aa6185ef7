import Foundation
import Iris
import Testing

/// A query and the items a form parser takes out of it.
private struct FormFact: Decodable {
  let input: String
  let output: [[String]]
}

@Suite(.enabled(if: SharedData.isThere, SharedData.missing))
struct `The standard's own test data` {
  private enum Root: Equatable, Sendable { case root }

  private static let router = URLPathRouter<Root>(origins: .https("links.example")) {
    URLRoute(.root) { Path() }
  }

  @Test func `gives the query items a form parser takes`() throws {
    let facts = try SharedData.list(
      "corpora/wpt/urlencoded-parser-data.json",
      of: FormFact.self
    )
    #expect(facts.count == 35)
    var refused = 0
    for fact in facts {
      let match = Self.router.match("https://links.example/?" + fact.input)
      // Rule 3: escapes that are broken or no UTF-8 never match, where a form parser puts U+FFFD.
      guard let match else {
        refused += 1
        #expect(fact.input.contains("%"), "\(fact.input)")
        continue
      }
      // Rule 3: a nameless item is no item.
      let expected = fact.output.filter { !$0[0].isEmpty }
      let items = match.unclaimedItems.map { [$0.name, $0.value] }
      #expect(
        items.map { $0.map { Array($0.utf8) } } == expected.map { $0.map { Array($0.utf8) } },
        "\(fact.input)"
      )
    }
    #expect(refused == 12)
  }

  /// The inputs of the URL standard's tests; comments stand between them as plain strings.
  private static func inputs() throws -> [String] {
    guard let data = SharedData.data("corpora/wpt/urltestdata.json"),
      let entries = try JSONSerialization.jsonObject(with: data) as? [Any]
    else { return [] }
    return entries.compactMap { ($0 as? [String: Any])?["input"] as? String }
  }

  @Test func `neither stops the reader nor unsettles a canonical link`() throws {
    let inputs = try Self.inputs()
    #expect(inputs.count > 800)
    var urls = 0
    for input in inputs {
      for text in [input, "bookstore:" + input, "https://books.example.com/" + input] {
        _ = shopRouter.parse(text)
        _ = shopRouter.explain(text).description
        guard let url = URL(string: text) else { continue }
        urls += 1
        let canonical = shopCodec.canonical(url)
        #expect(shopCodec.parse(canonical) == shopCodec.parse(url), "\(text)")
        #expect(shopCodec.canonical(canonical) == canonical, "\(text)")
      }
    }
    #expect(urls > 800)
  }
}
