/// ASCII letters, their case, and digits.
package enum ASCII {
  /// A byte with an upper-case letter turned to lower case.
  @inline(__always)
  package static func lowered(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }

  /// A text with its upper-case letters turned to lower case.
  package static func lowered(_ text: String) -> String {
    String(decoding: text.utf8.map(lowered), as: UTF8.self)
  }

  /// Whether a byte is a decimal digit.
  package static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Whether a byte is a hexadecimal digit of either case.
  package static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || lowered(byte) &- UInt8(ascii: "a") < 6
  }
}
