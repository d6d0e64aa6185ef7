public import Iris

/// What a tool must know of a table: its routes, where its links begin, and what reads a link.
///
/// ```swift
/// await LinkTool(name: "bookstore", router: router).run()
/// ```
///
/// ``RouterTable`` is the one an app's own router gives; another one is for tools over links that
/// no router of this process reads.
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

  /// Finds the route that reads a link.
  ///
  /// - Parameter link: The bytes of a link; any bytes are allowed.
  /// - Returns: The route's index among ``routes``; nil where none reads the link.
  func routeIndex(for link: Span<UInt8>) -> Int?

  /// Explains what the table makes of a link.
  ///
  /// - Parameter link: A link as text.
  /// - Returns: Why it is read, or what comes closest; nil where the table cannot tell.
  func explanation(of link: String) -> Explanation?

  /// Prints what a link means.
  ///
  /// - Parameter link: A link as text.
  /// - Returns: The canonical link; nil where none reads it, or none prints what it means.
  func canonicalLink(for link: String) -> String?

  /// What the table says that its author may not have meant; none where it cannot be told.
  var findings: [RouteFinding] { get }
}

extension LinkTable {
  /// Finds the route by its name; of several with one name the first.
  public func routeIndex(for link: Span<UInt8>) -> Int? {
    let text = unsafe link.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    return routeName(for: text).flatMap { name in routes.firstIndex { $0.name == name } }
  }

  /// Cannot tell.
  public func explanation(of link: String) -> Explanation? { nil }

  /// Cannot tell.
  public var findings: [RouteFinding] { [] }

  /// Cannot tell.
  public func canonicalLink(for link: String) -> String? { nil }
}
