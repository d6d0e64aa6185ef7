/// Texts that are hard on a URL, as a stranger or an unlucky user would bring them.
enum HostileText {
  /// One text each for what has gone wrong before: reserved characters, escapes that look like
  /// escapes, dots, combining marks, writing from the right, what cannot be seen, what is long.
  static let texts: [String] = [
    "", " ", "/", "//", "a/b", "%", "%2F", "%25", "%zz", "+", "a+b", "a b", "&", "=", "a=b&c=d",
    "?", "#", ";", ":", "@", "user@host", "\\", ".", "..", "...", "a.b", "'", "\"", "<b>", "[]",
    "|", "~", "$&'()*,;=", "é", "e\u{301}", "ﬁ", "ß", "İ", "日本語", "📚", "👩‍👩‍👧", "\u{202E}abc", "שלום",
    "\u{200B}", "\u{FEFF}", "\u{0}", "\u{7F}", "\n", "\t", "null", "nil", "true", "-1", "007", "+7",
    "9223372036854775808", "1e3", "0x1F", "http://evil.example/?x=#y",
    String(repeating: "x", count: 300),
    String(repeating: "é", count: 60),
  ]

  /// Each text in turn, and between two of them a few strung together.
  static func next(_ turn: Int, _ numbers: inout SeededNumbers) -> String {
    if turn.isMultiple(of: 2) { return texts[(turn / 2) % texts.count] }
    return (0..<(2 + numbers.below(2))).map { _ in numbers.pick(texts) ?? "" }.joined()
  }
}
