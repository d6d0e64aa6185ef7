#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The door of the app: reads each link once and passes its baton to everybody who listens.
///
/// ```swift
/// let broadcaster = Broadcaster(codec)
///
/// // where the system delivers a link, in order and without waiting
/// broadcaster.receive(url)
///
/// // whoever acts on links: each baton goes to one handler, once
/// for await baton in broadcaster.handle() { await coordinator.open(baton) }
///
/// // whoever watches: sees every baton and takes none
/// for await baton in broadcaster.subscribe() { log(baton) }
/// ```
///
/// Every call, from any thread, takes its place in one line, and that line is the order all
/// subscribers see. A subscription exists when the call that asks for it returns. The last batons
/// are remembered, so a link that launched the app waits for its first handler, and a subscriber
/// that comes late begins with what it asked to have replayed.
///
/// A baton is consumed when a handler takes it or ``consume(_:)`` is called; no later handler gets
/// it. Consumption belongs to the baton, not to its link: a second tap on the same link is a new
/// baton. A link received for a scene is seen by the subscribers of that scene and by those that
/// name none, so windows that share a broadcaster cannot take each other's links; a link for no
/// scene is seen by all, and taken by the handler that comes first.
///
/// Nothing keeps a broadcaster alive but its owner: subscriptions end when it is released, after
/// what was received before.
public actor Broadcaster<Codec: URLParsing> {
  /// What a link means to the app.
  public typealias Intent = Codec.Intent

  let read: @Sendable (URL) -> LinkReading<Intent>
  let duplicates: LinkDuplicates
  let date: @Sendable () -> Date
  let jobs = OrderedJobs()

  var flows: NavFlow.Generator
  var state: BroadcasterState<Intent>
  var outlets: [UUID: AsyncStream<Baton<Intent>>.Continuation] = [:]

  /// Opens a door.
  ///
  /// - Parameters:
  ///   - codec: Reads the links. One that is a ``URLCoding`` also tells what no route asked for,
  ///     which the flow then carries.
  ///   - flows: Makes the ids and the dates.
  ///   - duplicates: What becomes of a link that is delivered twice.
  ///   - remembering: How many batons are kept for late subscribers; below 1 reads as 1. One
  ///     nobody consumed by then lapses, and is counted.
  public init(
    _ codec: Codec,
    flows: NavFlow.Generator = .live,
    duplicates: LinkDuplicates = .kept,
    remembering: Int = 256,
  ) {
    if let codec = codec as? any URLCoding<Intent> {
      read = { codec.read($0) }
    } else {
      read = { LinkReading(intent: codec.parse($0), route: nil) }
    }
    self.flows = flows
    self.duplicates = duplicates
    date = flows.date
    state = BroadcasterState(capacity: remembering)
  }

  deinit {
    jobs.finish()
    for outlet in outlets.values { outlet.finish() }
  }
}

extension Broadcaster {
  func yield(_ baton: Baton<Intent>, to receivers: [UUID]) {
    for id in receivers {
      guard let outlet = outlets[id] else { continue }
      yield(baton, to: outlet, of: id)
    }
  }

  func yield(
    _ baton: Baton<Intent>,
    to outlet: AsyncStream<Baton<Intent>>.Continuation,
    of id: UUID,
  ) {
    switch outlet.yield(baton) {
    case .dropped: state.countDrops(1, of: id)
    case .terminated: forget(id)
    case .enqueued: break
    @unknown default: break
    }
  }

  func forget(_ id: UUID) {
    state.forget(id)
    outlets[id] = nil
  }
}
