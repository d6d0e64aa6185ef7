import BookstoreApp
import Iris
import IrisClock

/// What takes its time in a script: asking the catalogue, and showing a step.
///
/// It knows which arrivals are asleep and until when, so that whoever moves the clock can tell when
/// nothing more will happen by itself.
@MainActor
final class Pauses {
  private let clock: ManualClock
  private var lookUp = Duration.zero
  private var show = Duration.zero
  private var asleep: [NavFlow.ID: ManualClock.Instant] = [:]

  init(clock: ManualClock) { self.clock = clock }

  /// Sets how long asking the catalogue takes.
  func setLookUp(_ duration: Duration) { lookUp = duration }

  /// Sets how long showing a step takes.
  func setShow(_ duration: Duration) { show = duration }

  /// The arrivals that are asleep.
  var sleepers: Set<NavFlow.ID> { Set(asleep.keys) }

  /// When the next of them wakes, if that is not after a given moment.
  func next(until limit: ManualClock.Instant) -> ManualClock.Instant? {
    asleep.values.min().flatMap { $0 <= limit ? $0 : nil }
  }

  /// Waits as long as asking the catalogue takes.
  func waitForLookUp() async throws { try await sleep(lookUp) }

  /// Waits as long as showing a step takes, whether or not the arrival is still wanted: an animation
  /// that has begun runs to its end.
  func waitForShow(in flow: NavFlow.ID) async {
    let sleep = Task { try await self.sleep(show, flow) }
    try? await sleep.value
  }

  private func sleep(_ duration: Duration, _ flow: NavFlow.ID? = NavFlow.current?.id) async throws {
    guard duration > .zero, let flow else { return }
    // The moment to wake is fixed before anything can move the clock.
    let deadline = clock.now.advanced(by: duration)
    asleep[flow] = deadline
    defer { asleep[flow] = nil }
    try await clock.sleep(until: deadline)
  }
}

/// A host that takes its time to show a step.
struct PausingHost: NavigationHost {
  typealias Flow = BookstoreFlow

  let pauses: Pauses

  func show(_ transition: StateTransition<BookstoreFlow>) async -> Landing<BookstoreFlow.State> {
    await pauses.waitForShow(in: transition.flow.id)
    return .landed
  }

  func perform(_ effect: BookstoreFlow.Effect, in flow: NavFlow) async {}
}
