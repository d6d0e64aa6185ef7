/// A set of positions in a text, from before its first character to after its last.
struct PositionSet {
  private var words: [UInt64]
  private let count: Int

  init(position: Int, count: Int) { self.init(indices: [position], count: count) }

  init(indices: [Int], count: Int) {
    self.count = count
    words = Array(repeating: 0, count: (count + 63) / 64)
    for index in indices { words[index / 64] |= 1 << UInt64(index % 64) }
  }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  func contains(_ position: Int) -> Bool {
    words[position / 64] & 1 << UInt64(position % 64) != 0
  }

  mutating func formUnion(_ other: PositionSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  /// Moves every position that stands in `mask` one on, and drops the others.
  mutating func advance(where mask: PositionSet) {
    for index in words.indices { words[index] &= mask.words[index] }
    advance()
  }

  /// Moves every position one on; what leaves the text is dropped.
  mutating func advance() {
    var carry: UInt64 = 0
    for index in words.indices {
      let next = words[index] >> 63
      words[index] = words[index] << 1 | carry
      carry = next
    }
    dropBeyondEnd()
  }

  /// Adds every position after the first one.
  mutating func extendToEnd() {
    guard let first = words.firstIndex(where: { $0 != 0 }) else { return }
    words[first] |= ~(words[first] & (0 &- words[first])) &+ 1
    for index in words.indices where index > first { words[index] = .max }
    dropBeyondEnd()
  }

  private mutating func dropBeyondEnd() {
    guard count % 64 != 0, let last = words.indices.last else { return }
    words[last] &= 1 << UInt64(count % 64) - 1
  }
}
