/// What was measured of one operation.
struct Row {
  let group: String
  let name: String
  /// Nanoseconds, one figure a round.
  let times: [Double]
  /// Blocks allocated each time, where these can be counted.
  let allocations: Double?

  /// The operation's whole name.
  var path: String { "\(group)/\(name)" }
  /// The median time in nanoseconds.
  var median: Double { times.median }

  /// How much longer this one takes than another: the median of the rounds' ratios.
  ///
  /// Two operations of a group were measured back to back in every round, so that a ratio of one
  /// round is hardly touched by what else the machine did then.
  func ratio(to other: Row) -> Double { zip(times, other.times).map { $0 / $1 }.median }
}

extension [Double] {
  /// The middle value; zero of none.
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
