/// The bounds that `--check` holds the measurements against.
///
/// They are ratios within one run, and counts; no figure in nanoseconds is ever promised.
enum Bars {
  static let all: [Bar] = reading + printing + building

  private static let floor = ReadingGroups.floor
  private static let generated = "reading/generated"

  private static let reading: [Bar] = [
    .ratio(
      "parse a URL, 1,000 routes : URL(string:)",
      generated,
      "parse a URL, N=1000",
      to: floor,
      bar: 0.45,
      aim: 0.25,
    ),
    .ratio(
      "parse, 10,000 routes : 10 routes",
      generated,
      "parse a URL, N=10000",
      to: "parse a URL, N=10",
      bar: 1.4,
      aim: 1.1,
    ),
    .ratio(
      "a miss : a hit, 10,000 routes",
      generated,
      "a miss, N=10000",
      to: "parse a URL, N=10000",
      bar: 1.2,
      aim: 1,
    ),
    .ratio(
      "parse : plain linear matching, 1,000 routes",
      generated,
      "parse a string, N=1000",
      to: "plain linear, N=1000",
      bar: 1 / 20,
      aim: 1 / 50,
    ),
    .ratio(
      "scan and match, web API : URL(string:)",
      "reading/web API, 200 routes",
      "scan and match, no captures",
      to: floor,
      bar: 200 / 400,
      aim: 85 / 400,
    ),
    .allocations(
      "allocations, one short capture",
      "reading/one capture",
      "parse a URL",
      bar: 1,
      aim: 0,
    ),
  ]

  private static let printing: [Bar] = [
    .ratio(
      "print a string, extract:, 1,000 routes : URL(string:)",
      "printing/1,000 routes",
      "print a string, extract:",
      to: floor,
      bar: 0.6,
      aim: 0.4,
    ),
    .ratio(
      "print a string by reflection, 1,000 routes : URL(string:)",
      "printing/1,000 routes",
      "print a string, by reflection",
      to: floor,
      bar: 4,
      aim: 2.5,
    ),
  ]

  private static let building: [Bar] = [
    Bar(name: "building 1,000 routes, milliseconds", bar: 5, aim: 2) { rows in
      rows["building/generated/N=1000"].map { $0.median / 1e6 }
    },
    Bar(name: "building 10,000 routes : 10 times 1,000", bar: 1.5, aim: 1.2) { rows in
      guard let large = rows["building/generated/N=10000"],
        let one = rows["building/generated/N=1000"]
      else { return nil }
      return large.ratio(to: one) / 10
    },
  ]
}
