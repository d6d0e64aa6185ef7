/// The bytes at which reading a path has to stop and think.
package enum ByteClass {
  private static let mask: UInt64 =
    1 << UInt64(UInt8(ascii: "/")) | 1 << UInt64(UInt8(ascii: "%"))
    | 1 << UInt64(UInt8(ascii: "#")) | 1 << UInt64(UInt8(ascii: "?")) | 1

  /// Whether a byte is a slash, a percent sign, a number sign, a question mark or NUL.
  @inline(__always)
  package static func mayEndSegment(_ byte: UInt8) -> Bool {
    byte < 64 && (mask >> UInt64(byte)) & 1 == 1
  }
}
