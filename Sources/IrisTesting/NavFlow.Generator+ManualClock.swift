import Foundation
public import Iris

extension NavFlow.Generator {
  /// Counts ids from 1 and takes its dates from a manual clock that began at the reference date.
  ///
  /// - Parameters:
  ///   - name: What stands before the number.
  ///   - clock: What the dates move with.
  /// - Returns: A generator whose every id and date a test decides.
  public static func sequence(_ name: String = "flow", clock: ManualClock) -> Self {
    sequence(name, date: { Date(timeIntervalSinceReferenceDate: clock.now.offset / .seconds(1)) })
  }
}
