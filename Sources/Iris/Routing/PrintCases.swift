/// Which of a table's printers print which case of its intent.
@usableFromInline
package struct PrintCases: Sendable {
  /// For each case, where its printers stand in `order`, and behind the last case their end.
  private let starts: [Int]
  /// The printers known to print a case, by case and in declaration order.
  private let order: [Int]

  /// Sorts printers by their cases; a negative case is unknown.
  package init(_ cases: [Int]) {
    var counts = [Int](repeating: 0, count: (cases.max() ?? -1) + 1)
    for number in cases where number >= 0 { counts[number] += 1 }
    var starts = [0]
    starts.reserveCapacity(counts.count + 1)
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    var order = [Int](repeating: 0, count: starts[starts.count - 1])
    var next = starts
    for (printer, number) in cases.enumerated() where number >= 0 {
      order[next[number]] = printer
      next[number] += 1
    }
    self.starts = starts
    self.order = order
    isEmpty = order.isEmpty
  }

  /// Whether no printer's case is known.
  @usableFromInline let isEmpty: Bool

  /// The first printer of a case, or -1.
  @usableFromInline
  func firstPrinter(of number: Int) -> Int {
    guard number >= 0 && number < starts.count - 1, starts[number] < starts[number + 1] else {
      return -1
    }
    return order[starts[number]]
  }

  /// The printers of a case, in declaration order.
  func printers(of number: Int) -> ArraySlice<Int> {
    guard number >= 0 && number < starts.count - 1 else { return [] }
    return order[starts[number]..<starts[number + 1]]
  }
}
