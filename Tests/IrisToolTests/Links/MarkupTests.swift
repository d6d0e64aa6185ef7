import IrisTool
import Testing

@Suite struct `Text in markup and on terminals` {
  @Test func `nothing in it is markup`() {
    #expect(
      "<a href=\"x\">'&'</a>".escapedForMarkup
        == "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;"
    )
    #expect("é😀\n\u{0}\u{85}".escapedForMarkup == "é😀&#10;\u{FFFD}\u{FFFD}")
  }

  @Test func `what would move a cursor or hide text becomes visible`() {
    #expect("a\u{1B}[2J\r\u{202E}b\u{200B}".printable == #"a\u{1B}[2J\u{D}\u{202E}b\u{200B}"#)
    #expect("é😀 plain".printable == "é😀 plain")
  }
}
