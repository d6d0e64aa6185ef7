#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A state brought back, and what of it could not be.
///
/// ```swift
/// let saved = NavigationState.restored(from: data, over: initial) { catalogue.contains($0) }
/// saved.state     // what is left of it
/// saved.dropped   // [tab home: {"promo":{"_0":3}} no longer reads]
/// ```
public struct NavigationRestoration<Screen: Hashable & Sendable, Tab: Hashable & Sendable>:
  Hashable, Sendable
{
  /// Something a saved state had that is not in the restored one.
  public struct Dropped: Hashable, Sendable {
    /// Why it was left out.
    @nonexhaustive
    public enum Reason: Hashable, Sendable {
      /// Its bytes no longer make a value.
      case unreadable
      /// It reads, and the app says it no longer exists.
      case missing
      /// Its tab is not one of the app's.
      case unknownTab
      /// A link that no route of today's table reads.
      case unknownLink
      /// A link whose plan cannot apply; the error's own words.
      case refused(String)
    }

    /// Why it was left out.
    public let reason: Reason
    /// Where it stood, such as `tab home` or `layer 0`.
    public let place: String
    /// What was saved there, as JSON text, as a link, or as the screen in full.
    public let text: String

    package init(_ reason: Reason, place: String, text: String) {
      self.reason = reason
      self.place = place
      self.text = text
    }
  }

  /// What could be brought back.
  public let state: NavigationState<Screen, Tab>
  /// What could not, in the order it was saved.
  public let dropped: [Dropped]

  /// Whether everything was brought back.
  public var isComplete: Bool { dropped.isEmpty }

  package init(state: NavigationState<Screen, Tab>, dropped: [Dropped]) {
    self.state = state
    self.dropped = dropped
  }
}

extension NavigationRestoration.Dropped: CustomStringConvertible {
  /// One line: the place, what stood there, why it is gone.
  public var description: String {
    switch reason {
    case .unreadable: "\(place): \(text) no longer reads"
    case .missing: "\(place): \(text) no longer exists"
    case .unknownTab: "\(place): \(text) is not a tab of the app"
    case .unknownLink: "\(place): \(text) is not a link of the app"
    case .refused(let words): "\(place): \(text) leads nowhere (\(words))"
    }
  }
}

extension NavigationState where Screen: Codable, Tab: Codable {
  /// Writes the state as JSON with sorted keys: equal states make equal bytes.
  ///
  /// - Returns: UTF-8 bytes ``restored(from:over:keeping:)`` reads.
  /// - Throws: `EncodingError` when a screen or a tab cannot be written.
  public func saved() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// Brings a saved state back as far as today's app has its screens; it never fails.
  ///
  /// Screens, tabs and layers that do not read, or that the app says no longer exist, are left out
  /// one by one and named; the rest stays. Bytes that make no sense give the initial state. The
  /// tabs and their order are the initial state's. A layer whose root is gone presents the next
  /// screen of its stack.
  ///
  /// - Parameters:
  ///   - data: What ``saved()`` wrote, by this version of the app or an older one.
  ///   - initial: The state of a first launch, which also says which tabs there are.
  ///   - exists: Tells whether a screen that reads still exists; each does where this is left out.
  /// - Returns: The state, and what is not in it.
  public static func restored(
    from data: Data,
    over initial: Self,
    keeping exists: (Screen) -> Bool = { _ in true },
  ) -> NavigationRestoration<Screen, Tab> {
    do {
      let saved = try JSONDecoder().decode(SavedState<Screen, Tab>.self, from: data)
      return saved.restoration(over: initial, keeping: exists)
    } catch {
      let text = "\(data.count) bytes"
      return .init(state: initial, dropped: [.init(.unreadable, place: "saved state", text: text)])
    }
  }
}
