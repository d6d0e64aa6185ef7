/// Checks that bytes, one after the other, are UTF-8.
///
/// - Note: RFC 3629, section 4.
package struct UTF8Validator {
  private var pending = 0
  private var low: UInt8 = 0x80
  private var high: UInt8 = 0xBF

  package init() {}

  /// Whether no scalar is left half read.
  package var isComplete: Bool { pending == 0 }

  /// Takes the next byte; false where it cannot stand there.
  @inline(__always)
  package mutating func accept(_ byte: UInt8) -> Bool {
    if pending > 0 {
      guard byte >= low && byte <= high else { return false }
      (low, high) = (0x80, 0xBF)
      pending -= 1
      return true
    }
    switch byte {
    case ..<0x80: return true
    case 0xC2...0xDF: pending = 1
    case 0xE0: (pending, low) = (2, 0xA0)
    case 0xED: (pending, high) = (2, 0x9F)
    case 0xE1...0xEF: pending = 2
    case 0xF0: (pending, low) = (3, 0x90)
    case 0xF4: (pending, high) = (3, 0x8F)
    case 0xF1...0xF3: pending = 3
    default: return false
    }
    return true
  }
}
