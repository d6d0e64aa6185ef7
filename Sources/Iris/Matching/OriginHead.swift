/// How an origin's links begin, in the spelling nearly all of them have.
///
/// A web origin has one head for each host on its usual port: `https://books.example.com`. A custom
/// scheme has one, with its colon: `bookstore:`. A link that begins otherwise takes the long way.
package struct OriginHead: Sendable {
  /// Which of the table's origins it opens.
  package let origin: Int
  /// Whether the host position of a custom scheme follows.
  package let isCustom: Bool
  /// Where its text begins among the words of all heads, in lower case.
  package let word: Int
  /// The number of its bytes.
  package let count: Int
  /// Whether a path of the origin's own follows.
  let hasBase: Bool

  /// Whether a link of so many bytes begins so, whatever the case of its letters; gives the byte
  /// behind, or -1.
  @inline(__always)
  func end(in length: Int, _ words: [UInt64], _ word: (Int) -> UInt64) -> Int {
    guard length >= count else { return -1 }
    var index = 0
    while index < count {
      let known = words[self.word &+ index &>> 3]
      if Word.first(count &- index, of: Word.lowered(word(index)) ^ known) != 0 { return -1 }
      index &+= 8
    }
    return count
  }
}
