/// Eight bytes looked at together, the first one lowest.
///
/// ```swift
/// let stops = Word.stops(in: bytes.word(at: index))
/// Word.count(before: stops)                   // how many bytes stand before a slash, or 8
/// ```
package enum Word {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let tops: UInt64 = 0x8080_8080_8080_8080

  /// A word of one byte eight times.
  @inline(__always)
  private static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* ones }

  /// Marks bytes that are zero.
  ///
  /// Marks above the first one may be wrong; the first one never is.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & tops }

  /// Marks the bytes at which reading a path stops: a slash, a question mark, a number sign, a
  /// percent sign or a NUL, and, for the sake of speed, `!` and `'`.
  ///
  /// Marks above the first one may be wrong; the first one never is.
  @inline(__always)
  package static func stops(in word: UInt64) -> UInt64 {
    // `/` and `?` differ in one bit only; `!`, `#`, `%` and `'` in two.
    let ends = zeros((word | all(0x10)) ^ all(0x3F))
    let escapes = zeros((word & all(0xF9)) ^ all(0x21))
    return ends | escapes | zeros(word)
  }

  /// Marks the bytes that are odd in a custom scheme's host position, or end it: as above, and an
  /// at sign, a colon or a backslash.
  @inline(__always)
  package static func hostStops(in word: UInt64) -> UInt64 {
    let odd = zeros(word ^ all(0x40)) | zeros(word ^ all(0x3A)) | zeros(word ^ all(0x5C))
    return stops(in: word) | odd
  }

  /// How many bytes stand before the first mark; 8 where there is none.
  @inline(__always)
  package static func count(before marks: UInt64) -> Int { marks.trailingZeroBitCount &>> 3 }

  /// The bytes of a word before the first mark, the others zero.
  @inline(__always)
  package static func text(of word: UInt64, before marks: UInt64) -> UInt64 {
    // A mark is the highest bit of its byte; without any, all bits of the difference are ones.
    word & ((marks & (0 &- marks)) &>> 7 &- 1)
  }

  /// Whether every byte is an ASCII letter or digit, a hyphen, a full stop or an underscore: what may
  /// stand for itself anywhere in a link.
  @inline(__always)
  package static func isWordlike(_ word: UInt64) -> Bool {
    let low = word & ~tops
    let letter = low | all(0x20)
    return
      (within(letter, 0x61, 0x7B) | within(low, 0x30, 0x3A) | within(low, 0x2D, 0x2F)
      | within(low, 0x5F, 0x60)) & ~word & tops == tops
  }

  /// Marks the bytes of a word of seven bits each that are not below one value and below another; no
  /// other bits of the result mean anything.
  @inline(__always)
  private static func within(_ low: UInt64, _ first: UInt8, _ end: UInt8) -> UInt64 {
    (low &+ all(0x80 - first)) & ~(low &+ all(0x80 - end))
  }

  /// The first bytes of a word, the others zero.
  @inline(__always)
  package static func first(_ count: Int, of word: UInt64) -> UInt64 {
    count >= 8 ? word : word & ((1 &<< UInt64(count &* 8)) &- 1)
  }

  /// A byte of a word.
  @inline(__always)
  package static func byte(_ index: Int, of word: UInt64) -> UInt8 {
    UInt8(truncatingIfNeeded: word &>> UInt64(index &* 8))
  }

  /// The word with its ASCII letters in lower case.
  @inline(__always)
  package static func lowered(_ word: UInt64) -> UInt64 {
    let low = word & ~tops
    let isFromA = low &+ all(0x80 - 0x41)
    let isBehindZ = low &+ all(0x80 - 0x5B)
    return word | (isFromA & ~isBehindZ & ~word & tops) &>> 2
  }
}
