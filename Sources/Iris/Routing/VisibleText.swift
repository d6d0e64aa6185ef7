/// Text from a stranger, made safe to print: nothing in it can hide, move the cursor or turn around.
///
/// ```swift
/// print("opened \(VisibleText(url.absoluteString))")
/// // a\u{1b}[2Jb   instead of clearing the terminal
/// ```
///
/// Control characters, line and paragraph separators, and the marks that change the direction of
/// writing are written as escapes; everything else stands as it is. Errors, explanations and traces
/// of Iris use it for every value they show.
public struct VisibleText: Hashable, Sendable, CustomStringConvertible {
  /// The text with its escapes, on one line.
  public let description: String

  /// Makes a text visible.
  public init(_ text: String) {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where Self.isHidden(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    description = result
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }
}
