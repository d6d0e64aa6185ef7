#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Broadcaster {
  /// What is known of an arrival at the moment of the call.
  struct Arrival: Sendable {
    let source: NavFlow.Source
    let scene: NavFlow.Scene?
    let parent: NavFlow.ID?
    let startedAt: Date
    let moment: Duration

    init(
      _ url: URL? = nil,
      source: NavFlow.Source?,
      scene: NavFlow.Scene?,
      parent: NavFlow.ID?,
      from broadcaster: Broadcaster,
    ) {
      let isWeb = ["http", "https"].contains(url?.scheme?.lowercased())
      self.source = source ?? (isWeb ? .universalLink : .link)
      self.scene = scene
      self.parent = parent
      startedAt = broadcaster.date()
      moment = broadcaster.duplicates.elapsed()
    }
  }
}
