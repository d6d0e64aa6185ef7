#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// A state saved as the links that lead to it, so that it outlives every change of its types.

extension NavigationFlow {
  /// Prints the link to what a state shows.
  ///
  /// - Parameters:
  ///   - state: What is on screen.
  ///   - codec: Prints the link.
  /// - Returns: The canonical URL; nil where the state has no address, or none that prints.
  public func address(of state: State, in codec: some URLCoding<Intent>) -> URL? {
    intent(for: state).flatMap { try? codec.url(for: $0) }
  }

  /// Saves a state as links: one for each tab that is deeper than its root, one for what is
  /// selected, one for each layer.
  ///
  /// ```swift
  /// defaults.set(flow.links(to: state, in: codec).map(\.absoluteString), forKey: "links")
  /// ```
  ///
  /// Links outlive the types they are read into: a renamed screen comes back by its route's alias.
  /// A part of the state without an address is not saved.
  ///
  /// - Parameters:
  ///   - state: What to save.
  ///   - codec: Prints the links.
  /// - Returns: The links in the order ``restored(from:in:over:)`` opens them.
  public func links(to state: State, in codec: some URLCoding<Intent>) -> [URL] {
    var parts: [State] = []
    for entry in state.tabs where entry.tab != state.selectedTab && !entry.stack.isEmpty {
      parts.append(State(tabs: state.tabs, selected: entry.tab))
    }
    for count in 0...state.layers.count {
      parts.append(State(base: state.base, layers: Array(state.layers.prefix(count))))
    }
    var links: [URL] = []
    for part in parts {
      guard let link = address(of: part, in: codec), link != links.last else { continue }
      links.append(link)
    }
    return links
  }

  /// Brings a state back from its links; it never fails.
  ///
  /// Each link is resolved from where the one before it led, without its effects.
  ///
  /// - Parameters:
  ///   - links: What ``links(to:in:)`` printed, by this version of the app or an older one.
  ///   - codec: Reads the links.
  ///   - initial: The state of a first launch.
  /// - Returns: The state, and the links that led nowhere.
  public func restored(
    from links: [URL],
    in codec: some URLCoding<Intent>,
    over initial: State,
  ) -> NavigationRestoration<Screen, Tab> {
    var state = initial
    var dropped: [NavigationRestoration<Screen, Tab>.Dropped] = []
    for (index, link) in links.enumerated() {
      let reading = codec.read(link)
      let place = "link \(index)"
      let text = link.absoluteString
      guard !reading.isFallback else {
        dropped.append(.init(.unknownLink, place: place, text: text))
        continue
      }
      do {
        try state.apply(steps(for: reading.intent, from: state))
      } catch {
        dropped.append(.init(.refused("\(error)"), place: place, text: text))
      }
    }
    return NavigationRestoration(state: state, dropped: dropped)
  }
}
