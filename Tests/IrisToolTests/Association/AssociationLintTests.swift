import IrisTool
import Testing

@Suite struct `Linting an association file` {
  private func findings(
    _ components: String,
    entry: String = "",
    links: String = "",
  ) throws -> [String] {
    let text = """
      {"applinks": {"details": [{"appIDs": ["ABCDE12345.com.example"], "components": \(components)
      \(entry)}]\(links)}}
      """
    return try AssociationFile(json: text).lint().map { "\($0.code) | \($0)" }
  }

  @Test(arguments: [
    (
      #"[{"/": "*"}, {"/": "/a/*", "exclude": true}]"#,
      "exclude-too-late | details[0].components[1]: can never decide, details[0].components[0] "
        + "takes all its links; move it in front of that one"
    ),
    (
      #"[{"/": "/a/*"}, {"/": "/a/?*/b"}]"#,
      "unreachable | details[0].components[1]: can never decide, details[0].components[0] takes "
        + "all its links; drop it"
    ),
    (
      #"[{"/": "/a", "?": {"b": "*"}, "exclude": true}]"#,
      "void-query-demand | details[0].components[0]: \"b\": \"*\" also matches links without the "
        + "item; write \"?*\" to demand it, or drop it"
    ),
    (
      ##"[{"/": "/#/a"}]"##,
      "fragment-in-path | details[0].components[0]: the path \"/#/a\" holds \"#\", which no path "
        + "does; move it to \"#\""
    ),
    (
      #"[{"/": "/s?q=*"}]"#,
      "query-in-path | details[0].components[0]: the path \"/s?q=*\" holds a query, and \"?\" there "
        + "takes any one character; move it to \"?\""
    ),
    (
      #"[{"/": "/a", "exclude": true, "percentEncoded": false}]"#,
      "decoded-exclude | details[0].components[0]: an exclusion compares decoded text, so escapes "
        + "change what it keeps out; drop percentEncoded there"
    ),
    (
      #"[{"/": "/$(food)"}]"#,
      "unknown-variable | details[0].components[0]: the pattern \"/$(food)\" names a variable that "
        + "is not declared, and never matches; declare it in substitutionVariables, or close it "
        + "with \")\""
    ),
    (
      #"[{"/": "/café"}]"#,
      "unescaped-text | details[0].components[0]: the pattern \"/café\" holds characters that links "
        + "carry escaped, and never matches; escape them, or set percentEncoded to false"
    ),
    (
      #"[{"/": "/caf%c3%a9s"}]"#,
      "lower-case-escape | details[0].components[0]: the pattern \"/caf%c3%a9s\" escapes in lower "
        + "case, and links are compared as written; write \"/caf%C3%A9s\""
    ),
    (
      #"[{"?": {"a": true}}]"#,
      "query-value-not-a-string | details[0].components[0]: a value in \"?\" is not a string, so "
        + "the whole \"?\" is ignored; write every value as a pattern in quotes"
    ),
    (
      #"[{"/": "/a", "casesensitive": false}]"#,
      "unknown-key | details[0].components[0]: \"casesensitive\" is no key of a component and is "
        + "ignored; write \"caseSensitive\""
    ),
    (
      #"[1]"#,
      "odd-value | details[0].components[0]: is a number and never matches; write { … } there"
    ),
  ]) func `tells of a rule that cannot work`(components: String, message: String) throws {
    #expect(try findings(components).contains(message))
  }

  @Test(arguments: [
    (
      #", "paths": ["*"]"#, "",
      "ignored-paths | details[0]: has \"components\", so \"paths\" is read by systems before iOS "
        + "13 only; drop \"paths\" when those are no longer served"
    ),
    (
      #", "appID": "x""#, "",
      "ignored-app | details[0]: \"appID\" is ignored beside \"appIDs\"; drop \"appID\""
    ),
    (
      "", #", "defaults": {"/": "/a"}"#,
      "key-in-defaults | applinks.defaults: \"/\" constrains every component that does not set it; "
        + "keep only caseSensitive and percentEncoded there"
    ),
    (
      "", #", "substitutionVariables": {"digit": ["1"]}"#,
      "odd-variable | applinks.substitutionVariables.digit: has the name of a predefined variable; "
        + "rename it"
    ),
    (
      "", #", "substitutionVariables": {"a(b": ["1"]}"#,
      "odd-variable | applinks.substitutionVariables.a(b: has a name no pattern can use; rename it "
        + "without \"$\", \"(\" and \")\""
    ),
    (
      "", #", "substitutionVariables": {"a": ["$(digit)x"]}"#,
      "nested-variable | applinks.substitutionVariables.a: \"$(digit)x\" names a variable, which a "
        + "value cannot; write out its values"
    ),
  ]) func `tells of an odd file`(entry: String, links: String, message: String) throws {
    #expect(try findings("[]", entry: entry, links: links) == [message])
  }

  @Test func `tells of apps that are none`() throws {
    let file = try AssociationFile(
      json: """
        {"applinks": {"details": [{"appIDs": ["com.example"], "components": []}, {"paths": []},
        {"appIDs": [], "components": []}, {"appID": "ABCDE12345.a"}]}}
        """
    )
    #expect(
      file.lint().map(\.description) == [
        #"details[1]: names no app and never applies; add "appIDs""#,
        #"details[2]: names no app and never applies; fill "appIDs""#,
        #"details[3]: names no links; add "components""#,
        "details[0]: \"com.example\" is not a team identifier, a dot and a bundle identifier; "
          + "write it as ABCDE12345.com.example.app",
      ]
    )
  }

  @Test func `a large file is told`() throws {
    let padding = String(repeating: " ", count: 128 * 1024)
    let file = try AssociationFile(json: #"{"applinks": {}}"# + padding)
    #expect(file.lint().map(\.code) == ["large-file"])
  }

  @Test(arguments: [
    ("/a", "/a/", true), ("/a/*", "/a", true), ("/a/*", "/a/?*/b", true), ("/a/?*", "/a/*", false),
    ("/a*", "/a/*", true), ("/*?", "/?*", true), ("/?*", "/*?", true),
    ("/a/$(digit)", "/a/7", true),
    ("/a/$(alnum)", "/a/$(digit)", true), ("/a/$(digit)", "/a/$(alnum)", false),
    ("/a/?", "/a/$(digit)", true), ("/$(lang)/a", "/$(lang)/a", true),
    ("/$(lang)/a", "/en/a", true),
    ("/en/a", "/$(lang)/a", false), ("/*a*", "/b*a", true), ("/*a*", "/b*", false),
  ]) func `an earlier pattern covers a later one only where that is certain`(
    first: String,
    second: String,
    isCovered: Bool,
  ) throws {
    let codes = try findings(#"[{"/": "\#(first)"}, {"/": "\#(second)"}]"#)
    #expect(codes.contains { $0.hasPrefix("unreachable") } == isCovered)
  }

  @Test func `a demand on the query or fragment keeps a later rule alive`() throws {
    #expect(try findings(#"[{"/": "/a", "?": {"q": "?*"}}, {"/": "/a"}]"#) == [])
    #expect(try findings(##"[{"/": "/a", "#": "x"}, {"/": "/a"}]"##) == [])
    #expect(try findings(#"[{"/": "/A", "caseSensitive": false}, {"/": "/a"}]"#) == [])
  }
}
