import Foundation

/// Makes payloads that are hard on links.
struct AwkwardText {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let pieces = [
    "a", "Z", "0", "-", ".", "..", "_", "~", "/", "//", "?", "#", "&", "=", "+", " ", "%", "%2F",
    "%25", "%zz", ":", ";", ",", "@", "!", "$", "'", "(", ")", "*", "[", "]", "{", "}", "|", "\\",
    "^", "`", "\"", "<", ">", "\0", "\n", "\t", "\u{7F}", "é", "e\u{301}", "\u{301}", "ß", "İ",
    "我", "😀", "👨‍👩‍👧", "🇩🇪", "\u{202E}", "\u{200B}", "\u{FEFF}", "\u{FFFF}", "\u{10FFFF}", "שלום",
    "مرحبا", "ﬁ", "\u{2028}", "books", "new", "true", "42", "-7", "xn--bcher-kva",
  ]

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func bool() -> Bool { Bool.random(using: &random) }

  /// A text of none to six awkward pieces.
  mutating func text() -> String {
    (0..<int(0...6)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
  }

  mutating func maybe<Value>(_ value: (inout AwkwardText) -> Value) -> Value? {
    int(0...2) == 0 ? nil : value(&self)
  }

  mutating func list<Value>(_ value: (inout AwkwardText) -> Value) -> [Value] {
    (0..<int(0...4)).map { _ in value(&self) }
  }

  mutating func number() -> Int {
    switch int(0...4) {
    case 0: Int.random(in: .min ... .max, using: &random)
    case 1: .min
    case 2: .max
    default: int(-10...10)
    }
  }

  mutating func uuid() -> UUID {
    var bytes: [UInt8] = (0..<16).map { _ in UInt8.random(in: 0...255, using: &random) }
    bytes += [0]
    return UUID(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8],
        bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      )
    )
  }

  mutating func date() -> Date {
    let milliseconds = Int64.random(in: -62_135_596_800_000...253_402_300_799_999, using: &random)
    return Date(timeIntervalSince1970: Double(milliseconds / (bool() ? 1 : 1_000) * 1_000) / 1_000)
  }

  mutating func element<Value>(of values: [Value]) -> Value? {
    values.randomElement(using: &random)
  }
}
