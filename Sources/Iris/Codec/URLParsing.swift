#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The one seam at which a link stops being text.
///
/// ```swift
/// struct LinkCodec: URLParsing {
///   func parse(_ url: URL) -> DeepLink { … }
/// }
/// ```
///
/// Parsing is total: every URL, however odd, becomes an intent the app owns, and what is not
/// recognised becomes the app's fallback. Past this method nobody sees a URL. ``URLCodec`` builds
/// a conforming value from a table of routes.
public protocol URLParsing<Intent>: Sendable {
  /// The app's own vocabulary of what a link can mean.
  associatedtype Intent: Equatable & Sendable

  /// Turns a URL into an intent, always.
  ///
  /// - Parameter url: A custom-scheme deep link or a Universal Link.
  /// - Returns: What the link means, or the conformer's fallback.
  func parse(_ url: URL) -> Intent
}
