/// Makes tables and links that overlap as much as possible; the same ones in every run.
struct DifferentialGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func number(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(truncatingIfNeeded: (state >> 11) % UInt64(max(1, bound)))
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  private static let words = [
    "a", "b", "ab", "A", "7", "12", "x-7", "eight-by", "a-literal-of-two-words", "é", "a/b", "a+b",
    "colour", "color", "%",
  ]
  private static let affixes = [("x-", ""), ("", "-7"), ("a", ""), ("", "b"), ("x", "7")]

  /// A table of a few routes, or now and then of so many that nodes become hash tables.
  mutating func table() -> DifferentialTable {
    let count = number(below: 10) == 0 ? 30 + number(below: 30) : 1 + number(below: 9)
    return DifferentialTable((0..<count).map { _ in route() }, foldsCase: number(below: 5) == 0)
  }

  private mutating func route() -> [PlainPart] {
    var parts: [PlainPart] = []
    var captures = 0
    for _ in 0..<number(below: 5) {
      if number(below: 5) < 3 || captures == 3 {
        // A literal with a slash in it would be two.
        parts.append(.literal(pick(Self.words.filter { $0 != "a/b" })))
        continue
      }
      captures += 1
      let conversion = pick(PlainConversion.allCases)
      let (prefix, suffix) = number(below: 3) == 0 ? pick(Self.affixes) : ("", "")
      parts.append(.capture(conversion, prefix: prefix, suffix: suffix))
    }
    switch number(below: 6) {
    case 0: parts.append(.rest)
    case 1:
      for _ in 0...number(below: 2) { parts.append(.optional(pick(PlainConversion.allCases))) }
    default: break
    }
    return parts
  }

  /// A link that fits some route of the table, or nearly, or none.
  mutating func link(for table: DifferentialTable) -> String {
    var segments: [String] = []
    if number(below: 3) > 0 {
      for part in pick(table.routes) {
        switch part {
        case .literal(let text): segments.append(text)
        case .capture(_, let prefix, let suffix):
          segments.append(prefix + pick(Self.words) + suffix)
        case .optional: if number(below: 3) > 0 { segments.append(pick(Self.words)) }
        case .rest: for _ in 0..<number(below: 4) { segments.append(pick(Self.words)) }
        }
      }
      if number(below: 6) == 0 && !segments.isEmpty {
        segments[number(below: segments.count)] = pick(Self.words)
      }
    } else {
      for _ in 0..<number(below: 6) { segments.append(pick(Self.words)) }
    }
    let path = segments.map { encoded($0) }.joined(separator: "/")
    let opening = pick(["app://", "app:///", "app:/", "app:", "https://links.example/", "APP://"])
    let ending = pick(["", "", "", "", "/", "//", "?q=1", "/?q=%zz", "#top", "/.", "/%2e%2E", "/%"])
    return opening + path + ending
  }

  private mutating func encoded(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      let isPlain = byte < 0x80 && byte != 0x2F && byte != 0x25
      if isPlain && number(below: 8) > 0 {
        let isLetter = (0x61...0x7A).contains(byte) && number(below: 30) == 0
        encoded.unicodeScalars.append(Unicode.Scalar(isLetter ? byte - 0x20 : byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: number(below: 2) == 0)
        encoded += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    return encoded
  }
}
