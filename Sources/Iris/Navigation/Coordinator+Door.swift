#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// The ways in: each makes a baton and takes it through the same door.

extension Coordinator {
  /// Opens a link.
  ///
  /// - Parameters:
  ///   - url: A deep link or a Universal Link.
  ///   - source: What brought it; a web link is a universal link where nothing else is said.
  ///   - scene: The window the system delivered it to.
  /// - Returns: How the arrival ended; it suspends until then.
  @discardableResult
  public func open(
    _ url: URL,
    source: NavFlow.Source? = nil,
    scene: NavFlow.Scene? = nil,
  ) async -> Receipt<Intent> {
    let isWeb = ["http", "https"].contains(url.scheme?.lowercased())
    let source = source ?? (isWeb ? .universalLink : .link)
    return await open(baton(for: codec.read(url), source: source, scene: scene))
  }

  /// Opens a baton, such as one a broadcaster delivers.
  ///
  /// The same baton opened twice is one arrival with one receipt. Cancelling the task that opens it
  /// withdraws it.
  ///
  /// - Parameter baton: The arrival.
  /// - Returns: How the arrival ended; it suspends until then.
  @discardableResult
  public func open(_ baton: Baton<Intent>) async -> Receipt<Intent> {
    if let receipt = receipts.last(where: { $0.flow.id == baton.id }) { return receipt }
    return await receipt(of: baton.flow) { receive(baton) }
  }

  /// Opens what a tap leads to, through the same door as its link.
  ///
  /// The intent is printed and read again, so that a tap and its link cannot come to differ.
  ///
  /// - Parameters:
  ///   - intent: Where the tap leads.
  ///   - source: What was tapped, a shortcut for one.
  /// - Returns: How the arrival ended; refused where no link can say the intent.
  @discardableResult
  public func tap(_ intent: Intent, source: NavFlow.Source = .tap) async -> Receipt<Intent> {
    do {
      return await open(try codec.url(for: intent), source: source, scene: options.scene)
    } catch {
      let flow = makeFlow(source: source)
      record(.received(intent, source: source), of: flow.id)
      let reason = NavigationError.Reason.unprintable("\(error)")
      return close(
        flow,
        intent: intent,
        .refused(NavigationError(reason, step: ValueText.name(of: intent))),
      )
    }
  }

  /// Opens what a shortcut or an app intent leads to, through the same door as its link.
  ///
  /// - Parameter intent: Where the shortcut leads.
  /// - Returns: How the arrival ended.
  @discardableResult
  public func shortcut(_ intent: Intent) async -> Receipt<Intent> {
    await tap(intent, source: .shortcut)
  }

  /// Opens the link a notification carries.
  ///
  /// - Parameters:
  ///   - payload: What the notification brought, its link as text.
  ///   - key: The name under which the link stands.
  /// - Returns: How the arrival ended; dropped where the payload has no link.
  @discardableResult
  public func notification(
    _ payload: [String: String],
    linkAt key: String = "link",
  ) async -> Receipt<Intent> {
    guard let url = payload[key].flatMap({ URL(string: $0) }) else {
      return close(makeFlow(source: .notification), intent: nil, .dropped(.noLink))
    }
    return await open(url, source: .notification)
  }

  /// Opens every baton of a sequence, the newest of which wins, until the sequence ends.
  ///
  /// ```swift
  /// await coordinator.follow(broadcaster.subscribe())
  /// ```
  ///
  /// A coordinator with a scene passes over the batons of other scenes without a receipt.
  ///
  /// - Parameter batons: What a broadcaster delivers.
  /// - Throws: What the sequence throws.
  public func follow<Batons: AsyncSequence & Sendable>(
    _ batons: Batons
  ) async rethrows where Batons.Element == Baton<Intent> {
    for try await baton in batons where isForThisScene(baton.flow) { receive(baton) }
  }

  /// Takes steps directly, past the gates: for a push that depends on nothing but itself.
  ///
  /// - Parameter steps: The steps, which are refused whole where one cannot apply.
  /// - Returns: How it ended.
  @discardableResult
  public func apply(_ steps: [Step]) async -> Receipt<Intent> {
    let flow = makeFlow(source: .app)
    return await receipt(of: flow) {
      record(.asked(steps), of: flow.id)
      start(.steps(steps), flow: flow, intent: nil)
    }
  }

  /// Shows a state outright, as after restoring one.
  ///
  /// - Parameter state: What is to be on screen; it may have other tabs than before.
  /// - Returns: How it ended.
  @discardableResult
  public func show(_ state: State) async -> Receipt<Intent> {
    let flow = makeFlow(source: .restoration)
    return await receipt(of: flow) {
      record(.assigned, of: flow.id)
      start(.assign(state), flow: flow, intent: nil)
    }
  }

  /// The canonical URL of what is on screen: to share it, to go on elsewhere, to come back to it.
  public var address: URL? { flow.address(of: core.onScreen, in: codec) }
}

extension Coordinator {
  func makeFlow(source: NavFlow.Source, parent: NavFlow.ID? = nil) -> NavFlow {
    options.flows.makeFlow(
      source: source,
      parent: parent ?? NavFlow.current?.id,
      scene: options.scene,
    )
  }

  private func baton(
    for reading: LinkReading<Intent>,
    source: NavFlow.Source,
    scene: NavFlow.Scene?,
  ) -> Baton<Intent> {
    let flow = options.flows.makeFlow(
      source: source,
      parent: NavFlow.current?.id,
      scene: scene,
      unclaimedItems: reading.unclaimedItems,
      unclaimedFragment: reading.unclaimedFragment,
    )
    return Baton(reading.intent, flow: flow)
  }

  private func isForThisScene(_ flow: NavFlow) -> Bool {
    guard let mine = options.scene, let theirs = flow.scene else { return true }
    return mine == theirs
  }

  /// Lets a baton in without waiting for its receipt.
  func receive(_ baton: Baton<Intent>, resumedFrom parent: NavFlow.ID? = nil) {
    if core.run?.flow.id == baton.id { return }
    if receipts.contains(where: { $0.flow.id == baton.id }) { return }
    record(.received(baton.intent, source: baton.flow.source), of: baton.id)
    if let parent { record(.resumed(from: parent), of: baton.id) }
    guard isForThisScene(baton.flow) else {
      _ = close(baton.flow, intent: baton.intent, .dropped(.otherScene))
      return
    }
    start(.intent(baton.intent), flow: baton.flow, intent: baton.intent)
  }

  /// Waits for the receipt of an arrival that a closure lets in.
  func receipt(of flow: NavFlow, from start: () -> Void) async -> Receipt<Intent> {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        openers[flow.id, default: []].append(continuation)
        start()
      }
    } onCancel: {
      Task { await self.withdraw(flow.id) }
    }
  }

  private func withdraw(_ id: NavFlow.ID) {
    guard let run = core.run, run.flow.id == id, core.end(run.token) != nil else { return }
    conclude(run, .dropped(.cancelled))
  }
}
