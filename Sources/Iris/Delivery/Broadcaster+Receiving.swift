// How links, intents and batons come in: each takes its place in the line when it is called.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Broadcaster {
  /// Receives a link where nothing can be awaited; calls keep their order.
  ///
  /// - Parameters:
  ///   - url: The link, which is read once.
  ///   - source: What delivered it; a web link is a universal link where nothing else is said.
  ///   - scene: The window it was delivered to; that of the running flow where there is one.
  ///   - parent: The flow in whose course it came; the running one where there is one.
  public nonisolated func receive(
    _ url: URL,
    source: NavFlow.Source? = nil,
    scene: NavFlow.Scene? = NavFlow.current?.scene,
    parent: NavFlow.ID? = NavFlow.current?.id,
  ) {
    let arrival = Arrival(url, source: source, scene: scene, parent: parent, from: self)
    jobs.append { await self.deliver(url, arrival) }
  }

  /// Receives an intent directly, such as a tap; calls keep their order.
  ///
  /// - Parameters:
  ///   - intent: What is wanted.
  ///   - source: What asks for it.
  ///   - scene: The window it is for; that of the running flow where there is one.
  ///   - parent: The flow in whose course it came; the running one where there is one.
  public nonisolated func receive(
    _ intent: Intent,
    source: NavFlow.Source = .tap,
    scene: NavFlow.Scene? = NavFlow.current?.scene,
    parent: NavFlow.ID? = NavFlow.current?.id,
  ) {
    let arrival = Arrival(source: source, scene: scene, parent: parent, from: self)
    jobs.append { await self.deliver(intent, arrival) }
  }

  /// Receives a baton that already has its flow, such as a held link that may now go on.
  ///
  /// A baton that was sent before counts as not consumed again.
  public nonisolated func receive(_ baton: Baton<Intent>) {
    jobs.append { await self.deliver(baton) }
  }

  /// Sends a link, and returns when every subscriber has its baton.
  ///
  /// - Parameters:
  ///   - url: The link, which is read once.
  ///   - source: What delivered it; a web link is a universal link where nothing else is said.
  ///   - scene: The window it was delivered to; that of the running flow where there is one.
  ///   - parent: The flow in whose course it came; the running one where there is one.
  /// - Returns: The link's baton; nil for a duplicate, and after the broadcaster was finished.
  @discardableResult
  public nonisolated func send(
    _ url: URL,
    source: NavFlow.Source? = nil,
    scene: NavFlow.Scene? = NavFlow.current?.scene,
    parent: NavFlow.ID? = NavFlow.current?.id,
  ) async -> Baton<Intent>? {
    let arrival = Arrival(url, source: source, scene: scene, parent: parent, from: self)
    return await jobs.run { await self.deliver(url, arrival) }
  }

  /// Sends an intent, and returns when every subscriber has its baton.
  ///
  /// - Parameters:
  ///   - intent: What is wanted.
  ///   - source: What asks for it.
  ///   - scene: The window it is for; that of the running flow where there is one.
  ///   - parent: The flow in whose course it came; the running one where there is one.
  /// - Returns: The intent's baton; nil after the broadcaster was finished.
  @discardableResult
  public nonisolated func send(
    _ intent: Intent,
    source: NavFlow.Source = .tap,
    scene: NavFlow.Scene? = NavFlow.current?.scene,
    parent: NavFlow.ID? = NavFlow.current?.id,
  ) async -> Baton<Intent>? {
    let arrival = Arrival(source: source, scene: scene, parent: parent, from: self)
    return await jobs.run { await self.deliver(intent, arrival) }
  }
}

extension Broadcaster {
  @discardableResult
  private func deliver(_ url: URL, _ arrival: Arrival) -> Baton<Intent>? {
    let isNew = state.admit(
      url.absoluteString,
      scene: arrival.scene,
      moment: arrival.moment,
      window: duplicates.window,
    )
    guard isNew else { return nil }
    let reading = read(url)
    let flow = flows.makeFlow(
      source: arrival.source,
      parent: arrival.parent,
      scene: arrival.scene,
      unclaimedItems: reading.unclaimedItems,
      unclaimedFragment: reading.unclaimedFragment,
      startedAt: arrival.startedAt,
    )
    let baton = Baton(reading.intent, flow: flow)
    yield(baton, to: state.send(baton))
    return baton
  }

  @discardableResult
  private func deliver(_ intent: Intent, _ arrival: Arrival) -> Baton<Intent>? {
    guard state.admit() else { return nil }
    let flow = flows.makeFlow(
      source: arrival.source,
      parent: arrival.parent,
      scene: arrival.scene,
      startedAt: arrival.startedAt,
    )
    let baton = Baton(intent, flow: flow)
    yield(baton, to: state.send(baton))
    return baton
  }

  private func deliver(_ baton: Baton<Intent>) {
    guard state.admit() else { return }
    yield(baton, to: state.resend(baton))
  }
}
