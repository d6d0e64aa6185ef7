// What tools ask a router: why a link was read or not, and what its routes are.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension URLPathRouter {
  /// Explains why a link is read, or what comes closest to reading it.
  ///
  /// ```swift
  /// print(router.explain(url))
  /// ```
  ///
  /// - Complexity: O(routes · *n*) in the link's bytes; meant for logs and tools.
  public func explain(_ url: URL) -> Explanation { table.explain(url.absoluteString) }

  /// Explains why a link given as text is read, or what comes closest to reading it.
  public func explain(_ link: String) -> Explanation { table.explain(link) }

  /// Looks through the table for routes that do not do what they look like.
  ///
  /// ```swift
  /// for finding in router.lint(covering: [.home, .book(id: "42")])
  /// where finding.severity > .note { print(finding) }
  /// ```
  ///
  /// A finding's witness has been read by the matcher: each of its routes reads it alone, and the
  /// table gives it to the earlier one. A route is called shadowed only where that is proven, from
  /// its shape and from conversions whose type says all; other overlaps are found by trying the
  /// texts that the routes' conversions give as examples, so one that no example shows is missed.
  ///
  /// - Parameter intents: Intents that must have a route, such as one of each case; a codec's
  ///   fallback is not among them.
  /// - Returns: The findings, by route in declaration order; ``RouteFinding/Code`` lists them.
  /// - Complexity: Linear in the routes' segments, and in the pairs of routes whose paths meet.
  public func lint(covering intents: [Intent] = []) -> [RouteFinding] {
    TableLinter(table).findings(covering: intents)
  }

  /// The routes as plain data, in declaration order, aliases and mounted routes among them.
  ///
  /// - Complexity: Linear in the routes, a few microseconds each; meant for tools.
  public var routes: [RouteDescription] {
    table.entries.map { RouteDescription($0) }
  }

  /// The index, among ``routes``, of the route that reads a link; nil where none does.
  package func routeIndex(for link: String) -> Int? {
    table.reading(of: link)?.route
  }

  /// The index, among ``routes``, of the route that reads a link's bytes; nil where none does.
  ///
  /// Bytes from a log are no string yet: those that are not UTF-8 are read by none.
  package func routeIndex(for link: Span<UInt8>) -> Int? {
    var validator = UTF8Validator()
    for index in link.indices where link[index] >= 0x80 || !validator.isComplete {
      guard validator.accept(link[index]) else { return nil }
    }
    guard validator.isComplete else { return nil }
    var taken: Int?
    do throws(MissFailure) {
      try table.matcher.read(link) { (route, bytes, segments, frame) throws(RouteMiss) in
        _ = try table.read(route, bytes, segments, frame)
        taken = route
      }
    } catch {
      return nil
    }
    return taken
  }
}
