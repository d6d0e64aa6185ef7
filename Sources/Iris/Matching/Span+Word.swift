// Reading bytes eight at a time.

extension Span<UInt8> {
  /// The eight bytes from an index on, the first one lowest; zero stands for what is behind the end.
  @inline(__always)
  package func word(at index: Int) -> UInt64 {
    // Proof: both loads stay inside the span: the first by its own condition, the second because
    // eight bytes end where the span does. Any eight bytes are a `UInt64`.
    if index >= 0 && index <= count - 8 {
      return unsafe UInt64(
        littleEndian: bytes.unsafeLoadUnaligned(
          fromUncheckedByteOffset: index,
          as: UInt64.self
        )
      )
    }
    guard index >= 0 && index < count else { return 0 }
    if count >= 8 {
      let last = unsafe UInt64(
        littleEndian: bytes.unsafeLoadUnaligned(
          fromUncheckedByteOffset: count - 8,
          as: UInt64.self
        )
      )
      return last &>> UInt64((8 - (count - index)) * 8)
    }
    var word: UInt64 = 0
    for offset in 0..<count - index {
      word |= UInt64(self[index + offset]) &<< UInt64(offset * 8)
    }
    return word
  }
}
