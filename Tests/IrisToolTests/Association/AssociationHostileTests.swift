import IrisTool
import Testing

@Suite struct `Hostile association files and links` {
  @Test func `a damaged file is an error or a file, never a trap`() {
    var generator = SeededGenerator(state: 3)
    let text = AssociationExport(routes: bookstore, apps: ["ABCDE12345.com.example"]).file.json
    let bytes = Array(text.utf8)
    var read = 0
    for _ in 0..<400 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: damaged.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: damaged[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: damaged.remove(at: place)
        default: damaged.insert(contentsOf: #"{[",:$(*?)"#.utf8, at: place)
        }
      }
      let text = String(decoding: damaged, as: UTF8.self)
      guard let file = try? AssociationFile(json: text) else { continue }
      read += 1
      _ = file.lint()
      _ = file.decision(for: "https://books.example.com/book/42?q=1#x")
    }
    #expect(read > 10)
  }

  @Test func `any text is decided`() throws {
    var generator = SeededGenerator(state: 5)
    let file = AssociationExport(routes: bookstore, apps: ["ABCDE12345.com.example"]).file
    let pieces = [
      "https", "://", ":", "/", "?", "#", "%", "%2", "%zz", "@", "[", "]", "\u{301}", "é", "\0",
      "\r\n",
      "book", "42", "..", "&", "=", "\\", " ", "😀",
    ]
    for _ in 0..<1_000 {
      let link = (0..<Int.random(in: 0...14, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
      let decision = file.decision(for: link)
      #expect((decision.place == nil) == (decision.outcome == .noMatch))
    }
  }

  @Test(
    arguments: [
      ("https://e.com/a\u{301}/b", "/a%CC%81/b", nil, nil),
      ("https://e.com?/x", "", "/x", nil),
      ("https://e.com#?/x", "", nil, "?/x"),
      ("https://u@v@E.com:8080/a?b?c#d#e", "/a", "b?c", "d#e"),
      ("https://[::1]:80/a", "/a", nil, nil),
    ] as [(String, String, String?, String?)]
  ) func `a link splits where the standard splits it`(
    link: String,
    path: String,
    query: String?,
    fragment: String?,
  ) {
    let link = LinkText(link)
    #expect(link.scheme == "https")
    #expect(link.path == path)
    #expect(link.query == query)
    #expect(link.fragment == fragment)
  }
}
