import Foundation

/// Measures what links cost, everything in one process and by turns.
///
/// ```
/// swift run -c release benchmarks            # a table
/// swift run -c release benchmarks --json     # the same for programs
/// swift run -c release benchmarks --check    # ends with 1 where a ratio is missed
/// swift run -c release benchmarks --only printing --rounds 31
/// swift run -c release benchmarks --only printing --profile "print a string, extract:"
/// ```
@main
struct Benchmarks {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let only = value(of: "--only", in: arguments)
    if let profiled = value(of: "--profile", in: arguments) {
      profile(profiled, only)
      return
    }
    let rounds = value(of: "--rounds", in: arguments).flatMap { Int($0) } ?? 15
    var rows: [Row] = []
    for (name, group) in groups where only.map({ name.contains($0) }) ?? true {
      rows += group().measured(rounds: max(9, rounds))
    }
    let named = Dictionary(rows.map { ($0.path, $0) }) { first, _ in first }
    let bars = Bars.all.map { $0.result(named) }.filter { only == nil || $0.found.isFinite }
    let report = Report(rows: rows, bars: bars)
    print(arguments.contains("--json") ? report.json : report.table)
    if arguments.contains("--check"), !bars.allSatisfy(\.isMet) { exit(1) }
  }

  private static let groups: [(name: String, make: @Sendable () -> Group)] = [
    ("reading/book store", ReadingGroups.bookStore),
    ("reading/web API", ReadingGroups.webAPI),
    ("reading/generated", ReadingGroups.generated),
    ("reading/one capture", ReadingGroups.oneCapture),
    ("printing/book store", PrintingGroups.bookStore),
    ("printing/1,000 routes", PrintingGroups.thousand),
    ("captures/by number", CaptureGroups.numbers),
    ("building/generated", BuildingGroups.generated),
    ("delivering/broadcaster", DeliveryGroups.broadcaster),
    ("navigating/coordinator", DeliveryGroups.coordinator),
  ]

  /// Does one thing a thousand times as often as a round does, for a profiler to watch.
  private static func profile(_ operation: String, _ only: String?) {
    for (name, group) in groups where only.map({ name.contains($0) }) ?? true {
      for row in group().operations where row.name == operation {
        _ = row.time(calls: row.calibrated() * 1_000)
      }
    }
  }

  private static func value(of option: String, in arguments: ArraySlice<String>) -> String? {
    guard let index = arguments.firstIndex(of: option), index + 1 < arguments.endIndex else {
      return nil
    }
    return arguments[index + 1]
  }
}
