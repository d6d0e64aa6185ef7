import IrisTool
import Testing

private let app = "ABCDE12345.com.example.app"

@Suite struct `Deciding a link by an association file` {
  struct OracleCase: CustomTestStringConvertible, Sendable {
    let name: String
    let links: JSONValue
    let domain: String
    let app: String
    let url: String
    let expected: String
    var testDescription: String { "\(name): \(url)" }

    static let all: [OracleCase] = {
      let cases = SharedCorpus.json("aasa/aasa-oracle-cases.json")?["cases"]?.elements ?? []
      return cases.compactMap { item in
        guard let name = item["name"]?.text, let links = item["applinks"],
          let domain = item["domain"]?.text, let app = item["appID"]?.text,
          let url = item["url"]?.text, let expected = item["expect"]?.text
        else { return nil }
        return OracleCase(
          name: name,
          links: links,
          domain: domain,
          app: app,
          url: url,
          expected: expected,
        )
      }
    }()
  }

  @Test(
    .enabled(
      if: !OracleCase.all.isEmpty,
      "the corpus is not on this machine; set IRIS_SHARED to its folder",
    ),
    arguments: OracleCase.all,
  )
  func `agrees with Apple's own tool`(example: OracleCase) throws {
    let file = try AssociationFile(links: example.links)
    let decision = file.decision(for: example.url, app: example.app, domain: example.domain)
    #expect(decision.outcome.rawValue == example.expected)
    #expect((decision.place == nil) == (decision.outcome == .noMatch))
  }

  @Test(.enabled(if: !OracleCase.all.isEmpty, "the corpus is not on this machine"))
  func `knows all 112 cases of the corpus`() {
    #expect(OracleCase.all.count == 112)
  }

  private func file(_ components: String, variables: String = "{}") throws -> AssociationFile {
    try AssociationFile(
      json: """
        {"applinks": {"details": [{"appIDs": ["\(app)"], "components": \(components)}],
        "substitutionVariables": \(variables)}}
        """
    )
  }

  private func outcome(
    _ link: String,
    _ components: String,
    variables: String = "{}",
  ) throws -> AssociationFile.Decision.Outcome {
    try file(components, variables: variables).decision(for: link, app: app).outcome
  }

  @Test func `names the component that decided`() throws {
    let file = try file(
      ##"[{"#": "no", "exclude": true}, {"/": "/a"}, {"/": "/buy/*"}, {"/": "/buy/1"}]"##
    )
    let match = file.decision(for: "https://example.com/buy/1", app: app)
    #expect(match.place == "details[0].components[2]")
    let exclude = file.decision(for: "https://example.com/buy/1#no", app: app)
    #expect(exclude.place == "details[0].components[0]")
    #expect(file.decision(for: "https://example.com/x", app: app).place == nil)
  }

  @Test(arguments: [
    ("https://example.com/a", true), ("HTTPS://EXAMPLE.COM/a", true),
    ("https://user@example.com:443/a", true), ("https://www.example.com/a", false),
    ("https://example.com.evil.net/a", false), ("bookstore://example.com/a", false),
    ("/a", false), ("", false),
  ]) func `asks for the domain the file is served for`(link: String, matches: Bool) throws {
    let decision = try file(#"[{"/": "/a"}]"#).decision(for: link, domain: "example.com")
    #expect(decision.outcome == (matches ? .match : .noMatch))
  }

  @Test func `prefers the first app of the file that takes the link`() throws {
    let file = try AssociationFile(
      json: """
        {"applinks": {"details": [
          {"appIDs": ["T.first"], "components": [{"/": "/a", "exclude": true}, {"/": "*"}]},
          {"appIDs": ["T.first", "T.second"], "components": [{"/": "/a"}]}
        ]}}
        """
    )
    #expect(file.decision(for: "https://example.com/a").app == "T.second")
    #expect(file.decision(for: "https://example.com/b").app == "T.first")
    #expect(file.decision(for: "https://example.com/a", app: "T.first").outcome == .exclude)
    #expect(file.decision(for: "https://example.com/a", app: "T.third").outcome == .noMatch)
  }

  @Test(arguments: [
    (#"[{"/": "/$(nothing)"}]"#, "https://e.com/x"),
    (#"[{"/": "/$(digit"}]"#, "https://e.com/1"),
    (#"[{"/": "/$()*"}]"#, "https://e.com/"),
    (#"[]"#, "https://e.com/"),
  ]) func `an undefined or unfinished variable takes nothing`(rule: String, link: String) throws {
    #expect(try outcome(link, rule) == .noMatch)
  }

  @Test func `a variable's values may hold wildcards and no variables`() throws {
    let variables = #"{"id": ["n*", "$(digit)"]}"#
    #expect(
      try outcome("https://e.com/n42/x", #"[{"/": "/$(id)/x"}]"#, variables: variables) == .match
    )
    #expect(
      try outcome("https://e.com/4/x", #"[{"/": "/$(id)/x"}]"#, variables: variables) == .noMatch
    )
  }

  @Test func `characters beyond ASCII compare as the system escapes them`() throws {
    #expect(try outcome("https://e.com/café", #"[{"/": "/caf%C3%A9"}]"#) == .match)
    #expect(try outcome("https://e.com/café", #"[{"/": "/café"}]"#) == .noMatch)
    let decoded = #"[{"/": "/caf?", "percentEncoded": false}]"#
    #expect(try outcome("https://e.com/café", decoded) == .match)
    #expect(try outcome("https://e.com/caf%C3", decoded) == .noMatch)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a hostile pattern costs no more than its length`() throws {
    let stars = String(repeating: "*a", count: 2_000)
    let link = "https://e.com/" + String(repeating: "a", count: 4_000)
    #expect(try outcome(link, #"[{"/": "\#(stars)*b"}]"#) == .noMatch)
    #expect(try outcome(link, #"[{"/": "\#(stars)*"}]"#) == .match)
    let nested = #"{"x": ["*a*a*a*a*", "a*a*a*a*b", "*"]}"#
    let variables = String(repeating: "$(x)", count: 300)
    #expect(try outcome(link, #"[{"/": "/\#(variables)b"}]"#, variables: nested) == .noMatch)
  }

  /// A matcher that tries everything, to compare with: slow, and nothing but the definition.
  private func reference(_ text: Substring, _ pattern: Substring) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    let rest = pattern.dropFirst()
    switch first {
    case "*": return (0...text.count).contains { reference(text.dropFirst($0), rest) }
    case "?": return !text.isEmpty && reference(text.dropFirst(), rest)
    default: return text.first == first && reference(text.dropFirst(), rest)
    }
  }

  @Test func `wildcards agree with their definition on every short pattern`() throws {
    func words(_ alphabet: String, _ length: Int) -> [String] {
      guard length > 0 else { return [""] }
      let shorter = words(alphabet, length - 1)
      return shorter
        + shorter.filter { $0.count == length - 1 }.flatMap { word in
          alphabet.map { word + String($0) }
        }
    }
    let texts = words("ab", 5)
    for pattern in words("ab*?", 4) {
      let file = try file(##"[{"#": "\##(pattern)"}]"##)
      for text in texts {
        let found = file.decision(for: "https://e.com/#" + text).outcome == .match
        try #require(found == reference(text[...], pattern[...]), "\(pattern) on \(text)")
      }
    }
  }

  @Test(arguments: [60, 61, 62, 63, 64, 65, 127, 128, 129])
  func `long parts match across the words of the position set`(length: Int) throws {
    let text = String(repeating: "a", count: length)
    #expect(try outcome("https://e.com/#" + text, ##"[{"#": "\##(text)"}]"##) == .match)
    #expect(try outcome("https://e.com/#" + text, ##"[{"#": "a*\##(text)"}]"##) == .noMatch)
    #expect(try outcome("https://e.com/#" + text + "b", ##"[{"#": "?*b"}]"##) == .match)
  }
}
