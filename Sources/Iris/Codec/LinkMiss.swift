#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A link that no route reads, as a codec's fallback sees it.
///
/// ```swift
/// URLCodec(router, fallback: { miss in .web(miss.url) })
/// ```
///
/// The reason is known at once; what came closest is worked out when it is asked for.
public struct LinkMiss: Sendable {
  /// The link, as it was given.
  public let url: URL
  /// Why it was not read.
  public let reason: MissReason
  private let explaining: @Sendable () -> Explanation

  package init(
    url: URL,
    reason: MissReason,
    explaining: @escaping @Sendable () -> Explanation,
  ) {
    self.url = url
    self.reason = reason
    self.explaining = explaining
  }

  /// What came closest to reading the link, and where it stopped.
  ///
  /// - Complexity: O(routes · *n*) in the link's bytes; meant for logs and tools.
  public var explanation: Explanation { explaining() }
}
