import Iris

/// A host whose transitions wait until the test answers them, one way or another.
actor PausingHost: NavigationHost {
  struct Unwilling: Error {}

  private var waiting: [CheckedContinuation<Result<Landing<ShopState>, Unwilling>, Never>] = []
  private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  private(set) var asked: [StateTransition<ShopFlow>] = []

  func show(_ transition: StateTransition<ShopFlow>) async throws -> Landing<ShopState> {
    asked.append(transition)
    let answer = await withCheckedContinuation { continuation in
      waiting.append(continuation)
      let count = asked.count
      for watcher in watchers where watcher.count <= count { watcher.continuation.resume() }
      watchers.removeAll { $0.count <= count }
    }
    return try answer.get()
  }

  func perform(_ effect: ShopFlow.Effect, in flow: NavFlow) async {}

  /// Waits until it has been asked to show so many transitions.
  func asked(_ count: Int) async {
    guard asked.count < count else { return }
    await withCheckedContinuation { watchers.append((count, $0)) }
  }

  /// Answers the oldest transition that waits.
  func answer(_ landing: Landing<ShopState> = .landed) {
    waiting.removeFirst().resume(returning: .success(landing))
  }

  func fail() {
    waiting.removeFirst().resume(returning: .failure(Unwilling()))
  }
}

/// A gate that waits until the test lets it go on, for one intent; others pass.
final class HostDoor: Sendable {
  let asked: AsyncStream<Void>
  private let ask: AsyncStream<Void>.Continuation
  private let answers: AsyncStream<Void>
  private let answer: AsyncStream<Void>.Continuation
  private let intent: ShopLink

  init(for intent: ShopLink) {
    self.intent = intent
    (asked, ask) = AsyncStream.makeStream()
    (answers, answer) = AsyncStream.makeStream()
  }

  /// A gate that takes no notice of being cancelled.
  var gate: Gate<ShopLink> {
    Gate("door") { [self] baton in
      guard baton.intent == intent else { return .allow }
      ask.yield()
      await Task.detached { [answers] in for await _ in answers { break } }.value
      return .allow
    }
  }

  func wasAsked() async { for await _ in asked { break } }
  func open() { answer.yield() }
}
