#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The story of one arrival: where it came from, what it belongs to, what the link also said.
///
/// ```swift
/// await baton.flow.run { await open(baton.intent) }
/// // anywhere below, child tasks included:
/// log("opening a book", flow: NavFlow.current?.id)
/// ```
///
/// One arrival makes one flow, and two taps on the same link make two. A flow is made by a
/// ``Generator``, so that a test or a replay can say which ids and dates there are.
public struct NavFlow: Hashable, Sendable, Codable, Identifiable {
  /// What tells this flow from every other.
  public let id: ID
  /// What set the flow off.
  public let source: Source
  /// The flow in whose course this one began; nil for one that came from outside.
  public let parent: ID?
  /// The window the system delivered the arrival to; nil where it named none.
  public let scene: Scene?
  /// The query items no route asked for, decoded, in the link's order.
  public let unclaimedItems: [QueryItem]
  /// The decoded fragment, where no route asked for it.
  public let unclaimedFragment: String?
  /// When the arrival reached the app.
  public let startedAt: Date

  /// Makes a flow from its parts; a ``Generator`` fills in the id and the date.
  ///
  /// - Parameters:
  ///   - id: What tells the flow from every other.
  ///   - source: What set the flow off.
  ///   - parent: The flow in whose course this one begins.
  ///   - scene: The window the arrival was delivered to.
  ///   - unclaimedItems: The query items no route asked for.
  ///   - unclaimedFragment: The fragment no route asked for.
  ///   - startedAt: When the arrival reached the app.
  public init(
    id: ID,
    source: Source,
    parent: ID? = nil,
    scene: Scene? = nil,
    unclaimedItems: [QueryItem] = [],
    unclaimedFragment: String? = nil,
    startedAt: Date,
  ) {
    self.id = id
    self.source = source
    self.parent = parent
    self.scene = scene
    self.unclaimedItems = unclaimedItems
    self.unclaimedFragment = unclaimedFragment
    self.startedAt = startedAt
  }
}

extension NavFlow: CustomStringConvertible {
  /// The source and the id, such as `tap flow-2`, with the parent where there is one.
  public var description: String {
    parent.map { "\(source) \(id) within \($0)" } ?? "\(source) \(id)"
  }
}
