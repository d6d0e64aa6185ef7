import Iris

/// Makes bytes that are nearly links, and bytes that are none.
struct ByteSource<Intent: Equatable & Sendable> {
  private var links: LinkSource<Intent>
  private var numbers: SeededNumbers

  private static var hard: [UInt8] {
    Array("/?#%&=+:@.\\\u{0}\u{7F}-[]aZ0 ".utf8) + [0x80, 0xC3, 0xFF]
  }

  init(_ table: CompiledTable<Intent>, seed: UInt64) {
    links = LinkSource(table, seed: seed)
    numbers = SeededNumbers(seed: seed &+ 1)
  }

  /// The next bytes: a link with a few bytes changed, doubled, cut off or put in; or noise.
  mutating func next() -> [UInt8] {
    if numbers.once(in: 8) {
      return (0..<numbers.below(40)).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }
    }
    let forms = links.table.linkForms
    let draft = links.next().draft
    let form = forms[numbers.below(forms.count)]
    var bytes = Array(draft.text(as: form).utf8)
    for _ in 0..<numbers.below(4) where !bytes.isEmpty {
      let index = numbers.below(bytes.count)
      switch numbers.below(5) {
      case 0: bytes[index] = numbers.pick(Self.hard) ?? 0
      case 1: bytes.insert(numbers.pick(Self.hard) ?? 0, at: index)
      case 2: bytes.remove(at: index)
      case 3: bytes.removeLast(bytes.count - index)
      default: bytes += bytes[index...]
      }
    }
    return bytes
  }

  /// Fewer bytes of which something still holds, by taking out ever smaller runs.
  static func shrunk(_ bytes: [UInt8], while holds: ([UInt8]) -> Bool) -> [UInt8] {
    var best = bytes
    var length = max(1, best.count / 2)
    while length > 0 {
      var start = 0
      while start < best.count {
        let end = min(start + length, best.count)
        let candidate = Array(best[..<start] + best[end...])
        if holds(candidate) { best = candidate } else { start = end }
      }
      length /= 2
    }
    return best
  }
}
