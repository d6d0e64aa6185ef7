/// A figure that has to stay below a bound.
struct Bar: Sendable {
  /// A bar with what was found.
  struct Result {
    let name: String
    let found: Double
    let bar: Double
    let aim: Double

    var isMet: Bool { found <= bar }
    var isAim: Bool { found <= aim }
  }

  let name: String
  let bar: Double
  let aim: Double
  /// Works the figure out from the rows, by their whole names.
  let figure: @Sendable ([String: Row]) -> Double?

  /// A bar on the ratio of two rows of one group.
  static func ratio(
    _ name: String,
    _ group: String,
    _ row: String,
    to other: String,
    bar: Double,
    aim: Double,
  ) -> Bar {
    Bar(name: name, bar: bar, aim: aim) { rows in
      guard let one = rows["\(group)/\(row)"], let two = rows["\(group)/\(other)"] else {
        return nil
      }
      return one.ratio(to: two)
    }
  }

  /// A bar on the allocations of a row; met where they cannot be counted.
  static func allocations(
    _ name: String,
    _ group: String,
    _ row: String,
    bar: Double,
    aim: Double,
  ) -> Bar {
    Bar(name: name, bar: bar, aim: aim) { rows in
      rows["\(group)/\(row)"].map { $0.allocations ?? 0 }
    }
  }

  /// The bar held against what was measured; a row that is missing is a miss.
  func result(_ rows: [String: Row]) -> Result {
    Result(name: name, found: figure(rows) ?? .infinity, bar: bar, aim: aim)
  }
}
