// Reading bytes eight at a time.

extension Span<UInt8> {
  /// The eight bytes from an index on, the first one lowest; zero stands for what is behind the end.
  @inline(__always)
  package func word(at index: Int) -> UInt64 {
    guard index >= 0 && index <= count &- 8 else { return lastWord(at: index) }
    // Proof: the eight bytes are inside the span. Any eight bytes are a `UInt64`.
    return unsafe UInt64(
      littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt64.self)
    )
  }

  @inline(never)
  private func lastWord(at index: Int) -> UInt64 {
    guard index >= 0 && index < count else { return 0 }
    if count >= 8 {
      return word(at: count - 8) &>> UInt64((8 - (count - index)) * 8)
    }
    var word: UInt64 = 0
    for offset in 0..<count - index {
      word |= UInt64(self[index + offset]) &<< UInt64(offset * 8)
    }
    return word
  }

  /// Appends all bytes as words; zeros fill the last one up.
  package func append(to words: inout [UInt64], folds: Bool) {
    var index = 0
    while index < count {
      let word = word(at: index)
      words.append(folds ? Word.lowered(word) : word)
      index += 8
    }
  }
}
