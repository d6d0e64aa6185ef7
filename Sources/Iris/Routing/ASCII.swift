/// ASCII letters and their case.
package enum ASCII {
  /// A byte with an upper-case letter turned to lower case.
  @inline(__always)
  package static func lowered(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }
}
