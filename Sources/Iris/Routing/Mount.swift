/// Mounts a feature module's own table behind fixed segments.
///
/// ```swift
/// Mount(Link.account, at: "account") { AccountLink.routes }
/// ```
///
/// The module knows neither the app's intent nor the prefix; the app knows neither the module's
/// paths nor its captures. Both directions work through the mount.
///
/// - Parameters:
///   - embed: The case that holds the module's intent.
///   - prefix: The fixed segments in front; slashes separate them.
///   - fileID: Where the mount is declared; leave it out.
///   - line: Where the mount is declared; leave it out.
///   - content: The module's routes.
/// - Returns: The module's routes, as routes of the app.
@inlinable
public func Mount<Intent, Child>(
  _ embed: @escaping @Sendable (Child) -> Intent,
  at prefix: String,
  fileID: String = #fileID,
  line: Int = #line,
  @RouteTableBuilder<Child> content: () -> RouteTable<Child>,
) -> RouteTable<Intent> {
  RouteTable(
    mounting: content(),
    at: RouteShape(literal: prefix),
    fileID,
    line,
  ) { FixedBody.make(embed, $0) }
}

/// Mounts a feature module's own table behind a path with one capture.
@_documentation(visibility: internal)
@inlinable
public func Mount<Intent, Child, Value: Sendable>(
  _ embed: @escaping @Sendable (Value, Child) -> Intent,
  at prefix: RoutePattern<Value>,
  fileID: String = #fileID,
  line: Int = #line,
  @RouteTableBuilder<Child> content: () -> RouteTable<Child>,
) -> RouteTable<Intent> {
  RouteTable(
    mounting: content(),
    at: prefix.shape,
    fileID,
    line,
  ) { FixedBody.make(embed, $0) }
}

/// Mounts a feature module's own table behind a path with captures.
///
/// ```swift
/// Mount(Link.shop, at: Path("shop", Capture(ShopID.self))) { ShopLink.routes }
/// // case shop(ShopID, ShopLink)
/// ```
///
/// - Parameters:
///   - embed: The case that holds the prefix's captures and, last, the module's intent.
///   - prefix: The path in front; without a tail and without optional segments.
///   - fileID: Where the mount is declared; leave it out.
///   - line: Where the mount is declared; leave it out.
///   - content: The module's routes.
/// - Returns: The module's routes, as routes of the app.
public func Mount<Intent, Child, each Value: Sendable>(
  _ embed: @escaping @Sendable (repeat each Value, Child) -> Intent,
  at prefix: RoutePattern<repeat each Value>,
  fileID: String = #fileID,
  line: Int = #line,
  @RouteTableBuilder<Child> content: () -> RouteTable<Child>,
) -> RouteTable<Intent> {
  RouteTable(
    mounting: content(),
    at: prefix.shape,
    fileID,
    line,
  ) { PackBody.make(embed, $0) }
}
