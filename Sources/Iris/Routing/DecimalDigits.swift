/// Reads a decimal number where it stands in a link.
enum DecimalDigits {
  /// The number, a miss where the bytes are none, or nil where they are too long or escaped and have
  /// to be read as text.
  @inline(__always)
  static func number(_ bytes: Span<UInt8>, _ form: EncodedForm) -> Result<Int64, RouteMiss>? {
    guard !form.hasEscapes, bytes.count <= 18, !bytes.isEmpty else { return nil }
    // Eighteen digits fit an Int64, so nothing below can overflow.
    var index = 0
    var total: Int64 = 0
    let isNegative = bytes[0] == UInt8(ascii: "-")
    if isNegative || (bytes[0] == UInt8(ascii: "+") && !form.plusIsSpace) { index = 1 }
    guard index < bytes.count else { return .failure(RouteMiss()) }
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return .failure(RouteMiss()) }
      total = total &* 10 &+ Int64(digit)
      index += 1
    }
    return .success(isNegative ? 0 &- total : total)
  }
}
