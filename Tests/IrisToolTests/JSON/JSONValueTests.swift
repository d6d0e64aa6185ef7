import IrisTool
import Testing

@Suite struct `A JSON value` {
  @Test(arguments: [
    "null", "true", "[]", "{}", #"{"b":1,"a":[true,false,null,-0.5e-3]}"#, #""é😀\\\"\n""#, "0",
  ]) func `is written as it was read`(text: String) throws {
    #expect(try JSONValue(parsing: text).compact == text)
  }

  @Test(arguments: [
    ("[1,]", "line 1, column 4: expected a value"),
    ("{\"a\" 1}", #"line 1, column 6: expected ":""#),
    ("{\"a\":1 \"b\"}", #"line 1, column 8: expected "," or "}""#),
    ("[1 2]", #"line 1, column 4: expected "," or "]""#),
    ("{1:2}", "line 1, column 2: expected a name in quotes"),
    ("1 2", "line 1, column 3: expected nothing after the value"),
    ("01", "line 1, column 2: expected nothing after the value"),
    ("-", "line 1, column 2: expected a digit"),
    ("tru", "line 1, column 1: expected a value"),
    ("\"a", "line 1, column 3: the document ends inside a string"),
    ("\"\\x\"", "line 1, column 3: unknown escape in a string"),
    ("\"\n\"", "line 1, column 2: a control character in a string must be escaped"),
    (#""\ud800""#, "line 1, column 8: half a surrogate pair in a string"),
    (#""\u12g4""#, "line 1, column 6: expected four hexadecimal digits"),
  ]) func `says where a text stops being JSON`(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
    #expect(error?.description == message)
  }

  @Test func `refuses bytes that are not UTF-8`() {
    let error = #expect(throws: JSONError.self) {
      try JSONValue(parsing: [0x22, 0xFF, 0x22])
    }
    #expect(error?.description == "line 1, column 1: the string is not UTF-8")
  }

  @Test func `refuses nesting that would exhaust the stack`() {
    let text = String(repeating: "[", count: 100_000)
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
    #expect(error?.description == "line 1, column 257: nested more than 256 levels deep")
  }

  @Test func `may stand inside a script element of a page`() throws {
    let value = JSONValue.string("</script>\u{2028}\u{1}")
    #expect(value.compact == #""\u003c/script>\u2028\u0001""#)
    #expect(try JSONValue(parsing: value.compact) == value)
  }

  @Test func `breaks long lists so that one entry is one line`() {
    let value = JSONValue.object([
      "short": .strings(["a", "b"]), "none": nil, "long": .strings(["alpha", "beta", "gamma"]),
    ])
    #expect(
      value.formatted(width: 24) == """
        {
          "short": ["a", "b"],
          "long": [
            "alpha",
            "beta",
            "gamma"
          ]
        }

        """
    )
  }
}
