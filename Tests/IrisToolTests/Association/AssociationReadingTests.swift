import IrisTool
import Testing

@Suite struct `Reading an association file` {
  @Test(arguments: [
    ("", "the file: line 1, column 1: the document ends where a value was expected; mend the JSON"),
    (
      "{\n  \"applinks\": {\"details\": [}\n",
      "the file: line 2, column 28: expected a value; mend the JSON"
    ),
    ("[]", "the file: is an array, not an object; write { … } there"),
    ("{}", #"the file: has no "applinks"; add it, or check the file that holds it"#),
    (#"{"applinks": 1}"#, "applinks: is a number, not an object; write { … } there"),
    (
      #"{"applinks": {"details": "x"}}"#,
      "applinks.details: is a string, not an array; write [ … ] there"
    ),
  ]) func `says in one line why a text is none`(text: String, message: String) {
    let error = #expect(throws: AssociationFileError.self) { try AssociationFile(json: text) }
    #expect(error?.description == message)
  }

  @Test(arguments: [
    #"{"applinks": {"details": [1, null, [], {"appIDs": 1, "components": 1}]}}"#,
    #"{"applinks": {"defaults": [], "substitutionVariables": 1, "details": [{}]}}"#,
    #"{"applinks": {"details": [{"appID": "a", "components": [1, {"/": 1, "?": 1}]}]}}"#,
    #"{"applinks": {"substitutionVariables": {"a": 1, "b": [1]}, "details": {"a": 1}}}"#,
  ]) func `reads odd shapes without a trap and tells of them`(text: String) throws {
    let file = try AssociationFile(json: text)
    #expect(file.decision(for: "https://e.com/q").outcome != .exclude)
    #expect(!file.readingFindings.isEmpty)
  }

  @Test func `what is no component keeps its place and never matches`() throws {
    let file = try AssociationFile(
      json: #"{"applinks": {"details": [{"appID": "a", "components": [1, {"/": "/x"}]}]}}"#
    )
    #expect(file.decision(for: "https://e.com/x").place == "details[0].components[1]")
    #expect(file.decision(for: "https://e.com/y").outcome == .noMatch)
  }

  @Test func `every prefix of a file is an error or a file, never a trap`() {
    let text = #"""
      {"applinks": {"details": [{"appIDs": ["T.a"], "components": [{"/": "/\u00e9\ud83d\ude00*",
      "?": {"a": "1"}, "#": "x", "exclude": false}]}], "defaults": {"caseSensitive": -1.5e+3}}}
      """#
    var refused = 0
    for length in 0...text.count {
      do { _ = try AssociationFile(json: String(text.prefix(length))) } catch { refused += 1 }
    }
    #expect(refused == text.count)
  }
}
