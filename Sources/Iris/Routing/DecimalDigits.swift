/// Reads a decimal number where it stands in a link.
@usableFromInline
enum DecimalDigits {
  /// Whether the bytes are neither too long nor escaped, so that they need not be read as text.
  @inlinable @inline(__always)
  static func mayRead(_ bytes: Span<UInt8>, _ form: EncodedForm) -> Bool {
    !form.hasEscapes && bytes.count <= 18 && !bytes.isEmpty
  }

  /// The number that such bytes say.
  @usableFromInline
  static func number(_ bytes: Span<UInt8>, _ form: EncodedForm) throws(RouteMiss) -> Int64 {
    // Eighteen digits fit an Int64, so nothing below can overflow.
    var index = 0
    var total: Int64 = 0
    let isNegative = bytes[0] == UInt8(ascii: "-")
    if isNegative || (bytes[0] == UInt8(ascii: "+") && !form.plusIsSpace) { index = 1 }
    guard index < bytes.count else { throw RouteMiss() }
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { throw RouteMiss() }
      total = total &* 10 &+ Int64(digit)
      index += 1
    }
    return isNegative ? 0 &- total : total
  }
}
