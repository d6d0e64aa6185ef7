/// How many letters two words differ by.
enum EditDistance {
  /// The number of insertions, removals and replacements, counted up to 8; long words are not
  /// compared letter by letter, since a link may bring any.
  ///
  /// - Complexity: O(*n* · *m*) in bytes, neither above 32.
  static func between(_ one: String, _ other: String) -> Int {
    let one = Array(one.utf8.prefix(33).map(ASCII.lowered))
    let other = Array(other.utf8.prefix(33).map(ASCII.lowered))
    guard one.count <= 32, other.count <= 32, !one.isEmpty else { return 8 }
    var row = Array(0...other.count)
    for (index, byte) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let replaced = diagonal + (byte == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, min(row[column], diagonal) + 1)
      }
    }
    let distance = row[other.count]
    // More than half of a word is not a slip of the pen.
    return distance * 2 > one.count ? 8 : min(distance, 8)
  }
}
