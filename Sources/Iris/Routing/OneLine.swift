/// Text from a stranger, made fit to stand in one line of a log.
///
/// ```swift
/// OneLine.text("a\nb")   // a\u{A}b
/// ```
///
/// A link may bring line breaks, terminal escapes and marks that turn the direction of what
/// follows. Written as they are, they would forge log lines.
package enum OneLine {
  /// The text with every control character, line separator and direction mark spelt out.
  package static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnfit) else { return text }
    var line = ""
    for scalar in text.unicodeScalars {
      if isUnfit(scalar) {
        line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  private static func isUnfit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
