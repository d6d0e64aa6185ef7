/// The hash by which a segment of a link is found among the literals of a table.
///
/// It is taken eight bytes at a time, of decoded bytes, with ASCII letters in lower case where the
/// table folds them, and depends on nothing else, so that a table can be compiled with it. A
/// stranger may choose bytes that collide; the literals are the app's own and bound what that costs.
package struct SegmentHash {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var pending: UInt64 = 0
  private var count = 0

  @inline(__always)
  package init() {}

  /// The hash of what has been added.
  @inline(__always)
  package var value: UInt32 {
    var hash = self
    if count & 7 != 0 { hash.mix(pending) }
    return UInt32(truncatingIfNeeded: hash.state)
  }

  /// Adds eight bytes, or the last of them with zeros behind; never after a single byte.
  @inline(__always)
  package mutating func add(word: UInt64) { mix(word) }

  /// Adds a byte.
  @inline(__always)
  package mutating func add(_ byte: UInt8) {
    pending |= UInt64(byte) &<< UInt64((count & 7) &* 8)
    count &+= 1
    if count & 7 == 0 {
      mix(pending)
      pending = 0
    }
  }

  @inline(__always)
  private mutating func mix(_ word: UInt64) {
    let product = (state ^ word) &* 0x9FB2_1C65_1E98_DF25
    state = product ^ product &>> 32
  }

  /// The hash of a run of a link's bytes.
  package static func hash(_ bytes: Span<UInt8>, _ form: EncodedForm, folds: Bool) -> UInt32 {
    var hash = SegmentHash()
    PercentCoding.forEachByte(bytes, form) { hash.add(folds ? ASCII.lowered($0) : $0) }
    return hash.value
  }

  /// Whether a decoded run of bytes is a literal.
  @inline(__always)
  package static func isSame(
    _ bytes: Span<UInt8>,
    _ form: EncodedForm,
    folds: Bool,
    as literal: Span<UInt8>,
  ) -> Bool {
    if !form.hasEscapes {
      guard bytes.count == literal.count else { return false }
      var index = 0
      while index < bytes.count {
        let (one, other) = (bytes.word(at: index), literal.word(at: index))
        if one != other && !(folds && Word.lowered(one) == Word.lowered(other)) { return false }
        index += 8
      }
      return true
    }
    return isSameDecoded(bytes, form, folds: folds, as: literal)
  }

  private static func isSameDecoded(
    _ bytes: Span<UInt8>,
    _ form: EncodedForm,
    folds: Bool,
    as literal: Span<UInt8>,
  ) -> Bool {
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
