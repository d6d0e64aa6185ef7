/// Hashes and compares a segment of a link with the literals of a table, on decoded bytes.
package enum SegmentHash {
  /// The hash of a decoded run of bytes, with ASCII letters in lower case where `folds` is true.
  ///
  /// It depends on nothing but the bytes, so that a table can be compiled with it. A stranger may
  /// choose bytes that collide; the table is the app's own and bounds what that costs.
  @inline(__always)
  package static func hash(_ bytes: Span<UInt8>, _ form: EncodedForm, folds: Bool) -> UInt32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    if form.hasEscapes || folds {
      PercentCoding.forEachByte(bytes, form) { byte in
        hash = (hash ^ UInt64(folds ? ASCII.lowered(byte) : byte)) &* 0x100_0000_01B3
      }
    } else {
      for index in bytes.indices {
        hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3
      }
    }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }

  /// Whether a decoded run of bytes is a literal.
  @inline(__always)
  package static func isSame(
    _ bytes: Span<UInt8>,
    _ form: EncodedForm,
    folds: Bool,
    as literal: Span<UInt8>,
  ) -> Bool {
    if !form.hasEscapes && !folds {
      guard bytes.count == literal.count else { return false }
      for index in bytes.indices where bytes[index] != literal[index] { return false }
      return true
    }
    var index = 0
    var isSame = true
    PercentCoding.forEachByte(bytes, form) { byte in
      if isSame {
        isSame =
          index < literal.count
          && (folds ? ASCII.lowered(byte) == ASCII.lowered(literal[index]) : byte == literal[index])
      }
      index += 1
    }
    return isSame && index == literal.count
  }
}
