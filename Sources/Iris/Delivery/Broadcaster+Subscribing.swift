// Who listens: observers that see every baton, and handlers that take each one once.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Broadcaster {
  /// Subscribes an observer, which sees every baton and takes none.
  ///
  /// - Parameters:
  ///   - scene: The window whose batons it sees, with those for no window; nil for all batons.
  ///   - replay: What it sees of the batons sent before.
  ///   - buffering: What waits for it when it is slow.
  /// - Returns: The batons, for one reader; what is sent after this call is among them.
  public nonisolated func subscribe(
    in scene: NavFlow.Scene? = nil,
    replay: BroadcastReplay = .last(1),
    buffering: BroadcastBuffer = .newest(256),
  ) -> Batons<Intent> {
    subscribe(in: scene, replay: replay, buffering: buffering, claim: nil)
  }

  /// Subscribes a handler: each baton goes to one handler, once.
  ///
  /// A handler begins with what nobody has consumed, and a baton is consumed as it takes it. One
  /// that is cancelled leaves the batons it has not taken to the next.
  ///
  /// - Parameters:
  ///   - scene: The window whose batons it handles, with those for no window; nil for all batons.
  ///   - buffering: What waits for it when it is slow.
  /// - Returns: The batons, for one reader; what is sent after this call is among them.
  public nonisolated func handle(
    in scene: NavFlow.Scene? = nil,
    buffering: BroadcastBuffer = .newest(256),
  ) -> Batons<Intent> {
    subscribe(in: scene, replay: .unconsumed, buffering: buffering) { [weak self] baton in
      // Nobody is left to subscribe again, so whoever still holds the baton has it.
      await self?.consume(baton) ?? true
    }
  }

  /// Marks a baton as handled, for a subscriber that is no handler.
  ///
  /// - Returns: Whether it was remembered and nobody had consumed it, so that of many callers one
  ///   is told to act.
  @discardableResult
  public nonisolated func consume(_ baton: Baton<Intent>) async -> Bool {
    await jobs.run { await self.mark(baton.id) }
  }

  /// Tells who listens and what has been counted, as of this call's place in the line.
  public nonisolated func status() async -> BroadcasterStatus {
    await jobs.run { await self.state.status }
  }

  /// Ends every subscription behind what was received before; later ones replay and end.
  public nonisolated func finish() {
    jobs.append { await self.finishAll() }
  }
}

extension Broadcaster {
  private nonisolated func subscribe(
    in scene: NavFlow.Scene?,
    replay: BroadcastReplay,
    buffering: BroadcastBuffer,
    claim: (@Sendable (Baton<Intent>) async -> Bool)?,
  ) -> Batons<Intent> {
    let subscriber = BroadcasterStatus.Subscriber(id: UUID(), scene: scene, buffering: buffering)
    let (stream, outlet) = AsyncStream.makeStream(
      of: Baton<Intent>.self,
      bufferingPolicy: buffering.policy(),
    )
    jobs.append { await self.welcome(subscriber, outlet, replay: replay) }
    // Set behind the welcome, so that a reader that leaves is never forgotten before it came.
    outlet.onTermination = { [weak self] _ in
      guard let self else { return }
      jobs.append { await self.forget(subscriber.id) }
    }
    return Batons(id: subscriber.id, stream: stream, claim: claim)
  }

  private func welcome(
    _ subscriber: BroadcasterStatus.Subscriber,
    _ outlet: AsyncStream<Baton<Intent>>.Continuation,
    replay: BroadcastReplay,
  ) {
    let welcome = state.subscribe(subscriber, replay: replay)
    if !welcome.isLast { outlets[subscriber.id] = outlet }
    for baton in welcome.replay { yield(baton, to: outlet, of: subscriber.id) }
    if welcome.isLast { outlet.finish() }
  }

  private func mark(_ id: NavFlow.ID) -> Bool {
    state.consume(id)
  }

  private func finishAll() {
    for id in state.finish() { outlets.removeValue(forKey: id)?.finish() }
  }
}
