/// What becomes of a link the system delivers twice for one tap.
///
/// ```swift
/// Broadcaster(codec, duplicates: .dropped(within: .milliseconds(500)))
/// ```
///
/// Some systems hand a launching link to two callbacks. Two deliveries are one when text and
/// scene are the same and the second comes within the window, counted from the first of them that
/// was let through. An intent sent directly is a tap and never a duplicate, and the same link
/// after the window is a second tap.
public struct LinkDuplicates: Sendable {
  /// How long after a delivery the same link counts as its duplicate; nil where none does.
  package let window: Duration?
  /// The time since some moment of the past.
  package let elapsed: @Sendable () -> Duration

  /// Every delivery is a link of its own.
  public static let kept = Self(window: nil, elapsed: { .zero })

  /// The same link delivered again within a window is dropped and counted.
  ///
  /// - Parameters:
  ///   - window: How long a delivery holds off its duplicates; one exactly as late is a new link.
  ///   - clock: What the window is measured on.
  /// - Returns: The rule.
  public static func dropped<Measure: Clock>(
    within window: Duration,
    clock: Measure,
  ) -> Self where Measure.Duration == Duration {
    let start = clock.now
    return Self(window: window, elapsed: { start.duration(to: clock.now) })
  }

  /// The same link delivered again within a window of real time is dropped and counted.
  ///
  /// - Parameter window: How long a delivery holds off its duplicates.
  /// - Returns: The rule, measured on a continuous clock.
  public static func dropped(within window: Duration) -> Self {
    dropped(within: window, clock: ContinuousClock())
  }
}
