/// A set of ASCII bytes, as two words.
///
/// ```swift
/// ByteSet.segment.contains(UInt8(ascii: "/"))   // false
/// ```
package struct ByteSet: Sendable {
  private let low: UInt64
  private let high: UInt64

  private init(_ characters: StaticString...) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    for text in characters {
      for byte in text.description.utf8 {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
      }
    }
    self.low = low
    self.high = high
  }

  /// Whether a byte is in the set; no byte beyond ASCII is.
  @inline(__always)
  package func contains(_ byte: UInt8) -> Bool {
    byte < 128 && ((byte < 64 ? low : high) >> UInt64(byte & 63)) & 1 == 1
  }

  private static let unreserved: StaticString =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"

  /// What stands for itself in a path segment.
  ///
  /// - Note: RFC 3986, section 3.3, `pchar`.
  package static let segment = ByteSet(unreserved, "!$&'()*+,;=:@")

  /// What stands for itself in a query item's name or value: `pchar` without what separates items
  /// and without the plus, which some readers take for a space.
  ///
  /// - Note: RFC 3986, section 3.4.
  package static let item = ByteSet(unreserved, "!$'()*,:@/?")

  /// What stands for itself in a fragment.
  ///
  /// - Note: RFC 3986, section 3.5.
  package static let fragment = ByteSet(unreserved, "!$&'()*+,;=:@/?")

  /// What a literal may consist of to stand in a custom scheme's host position.
  package static let host = ByteSet("abcdefghijklmnopqrstuvwxyz0123456789-")
}
