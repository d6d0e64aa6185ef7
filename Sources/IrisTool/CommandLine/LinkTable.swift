public import Iris

/// What a tool must know of a table: its routes, where its links begin, and what reads a link.
///
/// ```swift
/// extension URLPathRouter: LinkTable { … }
/// await LinkTool(name: "bookstore", table: router).run()
/// ```
public protocol LinkTable: Sendable {
  /// The routes, in the order they are tried.
  var routes: [RouteDescription] { get }
  /// The custom schemes, without colon.
  var schemes: [String] { get }
  /// The web hosts.
  var hosts: [String] { get }

  /// Names the route that reads a link.
  ///
  /// - Parameter link: A link as text; any text is allowed.
  /// - Returns: The route's name as ``routes`` has it; nil where none reads the link.
  func routeName(for link: String) -> String?
}
