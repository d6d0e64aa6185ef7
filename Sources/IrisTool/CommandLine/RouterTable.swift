public import Iris

/// A router as a tool sees it: its routes described once, and its matcher.
///
/// ```swift
/// await LinkTool(name: "bookstore", table: RouterTable(router)).run()
/// ```
public struct RouterTable<Intent: Equatable & Sendable>: LinkTable {
  /// The routes, in the order they are tried.
  public let routes: [RouteDescription]
  private let router: URLPathRouter<Intent>

  /// Describes a router.
  public init(_ router: URLPathRouter<Intent>) {
    self.router = router
    routes = router.routes
  }

  /// The custom schemes of the router's origins.
  public var schemes: [String] {
    router.origins.filter { $0.hosts.isEmpty }.map(\.scheme)
  }

  /// The web hosts of the router's origins.
  public var hosts: [String] { router.origins.flatMap(\.hosts) }

  /// Names the route that reads a link.
  public func routeName(for link: String) -> String? {
    router.routeIndex(for: link).map { routes[$0].name }
  }

  /// Finds the route that reads a link.
  public func routeIndex(for link: Span<UInt8>) -> Int? { router.routeIndex(for: link) }

  /// Explains what the router makes of a link.
  public func explanation(of link: String) -> Explanation? { router.explain(link) }

  /// What the table says that its author may not have meant.
  public var findings: [RouteFinding] { router.lint() }

  /// Prints what a link means.
  public func canonicalLink(for link: String) -> String? {
    router.parse(link).flatMap { try? router.string(for: $0) }
  }
}
