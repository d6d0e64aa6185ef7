/// Finds the word somebody probably meant.
enum Suggestion {
  /// The closest candidate, where one is close enough to be meant.
  static func closest(to word: String, among candidates: [String]) -> String? {
    let nearest = candidates.map { (word: $0, distance: distance(word, $0)) }
      .min { $0.distance < $1.distance }
    guard let nearest, nearest.distance <= max(1, min(word.count, nearest.word.count) / 2) else {
      return candidates.first { !word.isEmpty && $0.hasPrefix(word) }
    }
    return nearest.word
  }

  /// The fewest insertions, deletions, replacements and swaps of neighbours between two words.
  static func distance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
    var rows = [Array(0...second.count)]
    for (index, character) in first.enumerated() {
      var row = [index + 1]
      for (column, other) in second.enumerated() {
        var least = rows[index][column] + (character == other ? 0 : 1)
        least = min(least, rows[index][column + 1] + 1, row[column] + 1)
        if index > 0, column > 0, character == second[column - 1], first[index - 1] == other {
          least = min(least, rows[index - 1][column - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
