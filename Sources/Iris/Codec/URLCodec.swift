#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A router made total: every link becomes an intent, the unknown ones the app's fallback.
///
/// ```swift
/// let codec = URLCodec(router, fallback: .unknown)
/// codec.parse(url)                        // an intent, always
/// try codec.url(for: .book(id: "42"))     // bookstore://book/42
/// ```
///
/// A gate may look at what a link means before anyone acts on it. It fails closed: where it answers
/// false or throws, the link becomes the fallback, as if no route had read it.
public struct URLCodec<Intent: Equatable & Sendable>: Sendable {
  /// The router inside, which tells a miss from a match.
  public let router: URLPathRouter<Intent>
  @usableFromInline let fallback: @Sendable (LinkMiss) -> Intent
  @usableFromInline let gate: (@Sendable (Intent) throws -> Bool)?

  /// Makes a codec with one fallback for all unknown links.
  ///
  /// - Parameters:
  ///   - router: The table.
  ///   - fallback: What an unknown link means.
  ///   - gate: Whether the app lets an intent pass; nil lets all pass.
  public init(
    _ router: URLPathRouter<Intent>,
    fallback: Intent,
    gate: (@Sendable (Intent) throws -> Bool)? = nil,
  ) {
    self.init(router, fallback: { _ in fallback }, gate: gate)
  }

  /// Makes a codec whose fallback looks at the link that missed.
  ///
  /// - Parameters:
  ///   - router: The table.
  ///   - fallback: What an unknown link means, given its text and why nothing read it.
  ///   - gate: Whether the app lets an intent pass; nil lets all pass.
  public init(
    _ router: URLPathRouter<Intent>,
    fallback: @escaping @Sendable (LinkMiss) -> Intent,
    gate: (@Sendable (Intent) throws -> Bool)? = nil,
  ) {
    self.router = router
    self.fallback = fallback
    self.gate = gate
  }

  /// Reads a link, or returns nil where no route does or the gate refuses.
  @inlinable
  public func match(_ url: URL) -> URLMatch<Intent>? {
    router.match(url).flatMap { isRefused($0.intent) ? nil : $0 }
  }

  /// Explains what the codec makes of a link.
  public func explain(_ url: URL) -> Explanation {
    let explanation = router.explain(url)
    guard explanation.reason == nil, match(url) == nil else { return explanation }
    return Explanation(link: explanation.link, route: nil, reason: .refusedByGate)
  }

  /// The link under which what a link means is printed; the link itself where it has no other.
  public func canonical(_ url: URL) -> URL {
    guard let canonical = router.canonical(url), parse(canonical) == parse(url) else { return url }
    return canonical
  }

  /// Prints the link of an intent for one of the router's origins.
  ///
  /// - Throws: ``RouteError``, also where the origin is not one of the router's.
  public func url(for intent: Intent, origin: Origin) throws(RouteError) -> URL {
    try router.url(for: intent, origin: origin)
  }

  @inlinable
  func isRefused(_ intent: Intent) -> Bool {
    guard let gate else { return false }
    return (try? gate(intent)) != true
  }

  @usableFromInline
  func miss(_ url: URL, _ reason: MissReason) -> Intent {
    fallback(LinkMiss(url: url, reason: reason) { self.explain(url) })
  }
}

extension URLCodec: URLCoding {
  /// Turns a link into an intent, always.
  ///
  /// - Complexity: O(*n*) in the link's bytes; allocates for captured values only.
  @inlinable
  public func parse(_ url: URL) -> Intent {
    var intent: Intent?
    do throws(MissFailure) {
      try router.table.matcher.read(url.absoluteString) {
        (route, bytes, segments, frame) throws(RouteMiss) in
        intent = try router.table.read(route, bytes, segments, frame)
      }
    } catch {
      return miss(url, error.reason)
    }
    guard let intent else { return miss(url, .noRoute) }
    return isRefused(intent) ? miss(url, .refusedByGate) : intent
  }

  /// Turns a link into an intent, and keeps what the route did not claim.
  @inlinable
  public func read(_ url: URL) -> LinkReading<Intent> {
    let match: URLMatch<Intent>
    do throws(MissFailure) {
      match = try router.matched(url.absoluteString)
    } catch {
      return LinkReading(intent: miss(url, error.reason), route: nil)
    }
    if isRefused(match.intent) {
      return LinkReading(intent: miss(url, .refusedByGate), route: nil)
    }
    return LinkReading(match)
  }

  /// Prints the canonical link of an intent.
  public func url(for intent: Intent) throws(RouteError) -> URL { try router.url(for: intent) }

  /// Writes an intent for a log, its hidden values replaced.
  public func redacted(_ intent: Intent) -> String { router.redacted(intent) }
}
