import Iris
import Testing

/// Every byte at every place of a word, held against what a byte-by-byte reader would say.
@Suite("Eight bytes looked at together")
struct WordTests {
  private static let plain = UInt8(ascii: "k")

  /// A word of plain letters with one byte among them.
  private func word(_ byte: UInt8, at place: Int, behind: UInt8 = plain) -> [UInt8] {
    var bytes = [UInt8](repeating: Self.plain, count: 8)
    for index in place..<8 { bytes[index] = behind }
    bytes[place] = byte
    return bytes
  }

  @Test(arguments: 0..<8)
  func `stop at what ends a path or has to be looked at`(place: Int) {
    let stops = Set("/?#%!'\0".utf8)
    for byte in UInt8.min...UInt8.max {
      let bytes = word(byte, at: place)
      let marks = Word.stops(in: bytes.span.word(at: 0))
      let expected = stops.contains(byte) ? place : 8
      #expect(Word.count(before: marks) == expected, "\(byte)")
    }
  }

  @Test(arguments: 0..<8)
  func `stop at what is odd in a host position too`(place: Int) {
    let stops = Set("/?#%!'\0@:\\".utf8)
    for byte in UInt8.min...UInt8.max {
      let bytes = word(byte, at: place)
      let marks = Word.hostStops(in: bytes.span.word(at: 0))
      let expected = stops.contains(byte) ? place : 8
      #expect(Word.count(before: marks) == expected, "\(byte)")
    }
  }

  @Test(arguments: 0..<8)
  func `give the bytes before the first stop, whatever is behind it`(place: Int) {
    for behind in UInt8.min...UInt8.max {
      let bytes = word(UInt8(ascii: "/"), at: place, behind: behind)
      let word = bytes.span.word(at: 0)
      let marks = Word.stops(in: word)
      #expect(Word.count(before: marks) == place, "\(behind)")
      #expect(Word.text(of: word, before: marks) == Word.first(place, of: word), "\(behind)")
    }
  }

  @Test
  func `give the whole word where nothing stops`() {
    let word = Array("abcdefgh".utf8).span.word(at: 0)
    #expect(Word.text(of: word, before: Word.stops(in: word)) == word)
  }

  @Test(arguments: 0..<8)
  func `tell letters, digits, hyphens, full stops and underscores from all else`(place: Int) {
    for byte in UInt8.min...UInt8.max {
      let character = Character(UnicodeScalar(byte))
      let isWordlike =
        byte < 0x80 && (character.isLetter || character.isNumber || "-._".contains(character))
      let bytes = word(byte, at: place)
      #expect(Word.isWordlike(bytes.span.word(at: 0)) == isWordlike, "\(byte)")
    }
  }
}
