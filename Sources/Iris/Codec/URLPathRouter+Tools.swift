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

  /// The routes as plain data, in declaration order, aliases and mounted routes among them.
  ///
  /// - Complexity: Linear in the routes, a few microseconds each; meant for tools.
  public var routes: [RouteDescription] {
    table.entries.map { RouteDescription($0) }
  }
}
