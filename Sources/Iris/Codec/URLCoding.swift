#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A codec that also prints, and that tells what else a link said.
///
/// ```swift
/// let reading = codec.read(url)
/// reading.intent           // what the link means
/// reading.unclaimedItems   // the campaign parameters no route asked for
/// try codec.url(for: reading.intent)
/// ```
public protocol URLCoding<Intent>: URLParsing {
  /// Turns a URL into an intent, and keeps what the route did not claim.
  func read(_ url: URL) -> LinkReading<Intent>

  /// Prints the canonical URL of an intent.
  ///
  /// - Throws: ``RouteError`` when no route can say the intent, or a value would not survive.
  func url(for intent: Intent) throws(RouteError) -> URL

  /// Writes an intent for a log: its canonical link with the private captures hidden.
  ///
  /// The text is for people and is never read back.
  func redacted(_ intent: Intent) -> String
}
