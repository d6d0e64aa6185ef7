#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a broadcaster has done so far and whom it serves: the numbers behind "nothing is lost".
///
/// ```swift
/// let status = await broadcaster.status()
/// status.subscribers.count   // 2
/// status.droppedCount        // 0
/// status[batons.id]?.droppedCount   // what this reader missed
/// ```
public struct BroadcasterStatus: Equatable, Sendable {
  /// One subscriber that is still listening.
  public struct Subscriber: Equatable, Sendable, Identifiable {
    /// The id of the ``Batons`` it reads.
    public let id: UUID
    /// The window it listens for; nil for one that sees every window's batons.
    public let scene: NavFlow.Scene?
    /// What of its batons may wait.
    public let buffering: BroadcastBuffer
    /// How many batons were given to it, replayed and dropped ones included.
    public package(set) var sentCount = 0
    /// How many of those its buffer dropped.
    public package(set) var droppedCount = 0

    package init(id: UUID, scene: NavFlow.Scene?, buffering: BroadcastBuffer) {
      self.id = id
      self.scene = scene
      self.buffering = buffering
    }
  }

  /// The subscribers, in the order they came.
  public package(set) var subscribers: [Subscriber] = []
  /// How many batons were sent.
  public package(set) var sentCount = 0
  /// How many batons the buffers of all subscribers dropped, those that have left included.
  public package(set) var droppedCount = 0
  /// How many deliveries were dropped as duplicates.
  public package(set) var duplicateCount = 0
  /// How many batons were forgotten before anybody consumed them.
  public package(set) var lapsedCount = 0
  /// How many links and intents came after the broadcaster was finished.
  public package(set) var refusedCount = 0

  package init() {}

  /// The subscriber that reads certain batons, while it listens.
  ///
  /// - Parameter id: The id of its ``Batons``.
  public subscript(id: UUID) -> Subscriber? { subscribers.first { $0.id == id } }
}
