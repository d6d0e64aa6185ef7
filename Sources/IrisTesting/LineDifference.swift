/// What differs between two texts, line by line.
///
/// ```swift
/// print(LineDifference(from: "a\nb", to: "a\nc"))
/// //   a
/// // - b
/// // + c
/// ```
struct LineDifference: CustomStringConvertible {
  /// The lines that differ, with up to two lines around them that do not.
  let description: String

  /// Compares two texts; nil where they are the same.
  init?(from old: String, to new: String) {
    if old == new { return nil }
    let before = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let difference = after.difference(from: before)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [(mark: String, text: String)] = []
    var (left, right) = (0, 0)
    while left < before.count || right < after.count {
      if left < before.count, removed.contains(left) {
        lines.append(("-", before[left]))
        left += 1
      } else if right < after.count, inserted.contains(right) {
        lines.append(("+", after[right]))
        right += 1
      } else {
        lines.append((" ", before[left]))
        left += 1
        right += 1
      }
    }
    description = Self.text(lines)
  }

  private static func text(_ lines: [(mark: String, text: String)]) -> String {
    let changed = lines.indices.filter { lines[$0].mark != " " }
    let shown = Set(changed.flatMap { ($0 - 2)...($0 + 2) })
    var rows: [String] = []
    var isGap = false
    for (index, line) in lines.enumerated() {
      if shown.contains(index) {
        rows.append(line.text.isEmpty ? line.mark : "\(line.mark) \(line.text)")
        isGap = false
      } else if !isGap {
        rows.append("…")
        isGap = true
      }
    }
    return rows.joined(separator: "\n")
  }
}
