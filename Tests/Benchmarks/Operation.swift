import AllocationCounter
import Foundation

/// One thing that is measured, again and again.
///
/// ```swift
/// Operation("parse a URL", per: links.count) { for link in links { keep(router.parse(link)) } }
/// ```
struct Operation {
  /// What is done, as the table names it.
  let name: String
  /// How often a single call does it.
  let count: Int
  /// What its time is taken by.
  private let clock: Clock
  private let body: () -> Void

  /// What a time is taken by.
  enum Clock {
    /// The thread's own processor time: what else the machine does meanwhile is not counted.
    case processor
    /// The clock on the wall, for what crosses threads.
    case wall

    /// The time in nanoseconds since some moment.
    var now: Double {
      var time = timespec()
      let clock = self == .processor ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC
      _ = unsafe clock_gettime(clock, &time)
      return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
  }

  init(
    _ name: String,
    per count: Int = 1,
    clock: Clock = .processor,
    _ body: @escaping () -> Void,
  ) {
    self.name = name
    self.count = count
    self.clock = clock
    self.body = body
  }

  /// The time of one operation in nanoseconds, averaged over so many calls.
  func time(calls: Int) -> Double {
    let start = clock.now
    for _ in 0..<calls { body() }
    return (clock.now - start) / Double(calls * count)
  }

  /// How many calls fill about a millisecond; one at least.
  func calibrated() -> Int {
    var calls = 1
    while calls < 1 << 20 {
      let spent = time(calls: calls) * Double(calls * count)
      if spent >= 1_000_000 { break }
      calls *= spent < 100_000 ? 8 : 2
    }
    return calls
  }

  /// The blocks one operation allocates, or nil where they cannot be counted.
  func allocations() -> Double? {
    guard allocation_counter_works() else { return nil }
    body()
    let before = allocation_counter_value()
    for _ in 0..<16 { body() }
    let after = allocation_counter_value()
    return Double(after - before) / Double(16 * count)
  }
}

/// Takes a value and does nothing with it, out of the optimiser's sight.
@inline(never) @_optimize(none)
func keep<Value>(_ value: Value) {}

/// Ends the program where a benchmark would measure something that does not work.
func require(_ holds: Bool, line: Int = #line, file: String = #fileID) {
  if !holds {
    fatalError("\(file):\(line): a benchmark's own link is not read or printed as it should")
  }
}
