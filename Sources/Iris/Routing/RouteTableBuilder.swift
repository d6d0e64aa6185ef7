/// Strings the lines of a table's block together.
///
/// See ``RouteTable`` for what a line may be.
@resultBuilder
public enum RouteTableBuilder<Intent: Equatable & Sendable> {
  /// Adds a route.
  @inlinable
  public static func buildExpression(_ route: URLRoute<Intent>) -> RouteTable<Intent> {
    route.table
  }

  /// Adds a table: a scope, a mount, an alias, or one made elsewhere.
  @inlinable
  public static func buildExpression(_ table: RouteTable<Intent>) -> RouteTable<Intent> { table }

  /// Puts the lines in order.
  @inlinable
  public static func buildBlock(_ tables: RouteTable<Intent>...) -> RouteTable<Intent> {
    joined(tables)
  }

  /// Adds what an `if` without `else` declares.
  @inlinable
  public static func buildOptional(_ table: RouteTable<Intent>?) -> RouteTable<Intent> {
    table ?? RouteTable()
  }

  /// Adds what the first branch declares.
  @inlinable
  public static func buildEither(first table: RouteTable<Intent>) -> RouteTable<Intent> { table }

  /// Adds what the other branch declares.
  @inlinable
  public static func buildEither(second table: RouteTable<Intent>) -> RouteTable<Intent> { table }

  /// Adds what every turn of a loop declares.
  @inlinable
  public static func buildArray(_ tables: [RouteTable<Intent>]) -> RouteTable<Intent> {
    joined(tables)
  }

  /// Adds what an availability check declares.
  @inlinable
  public static func buildLimitedAvailability(_ table: RouteTable<Intent>) -> RouteTable<Intent> {
    table
  }

  // What follows is refused by the compiler with the message it carries; as no call to it compiles,
  // none of the bodies is ever run.

  /// Refused: say what the path belongs to instead.
  @available(*, unavailable, message: "a path stands in a route: URLRoute(…) { Path(…) }")
  public static func buildExpression<each Value>(
    _ pattern: RoutePattern<repeat each Value>,
  ) -> RouteTable<Intent> {
    fatalError("unavailable")
  }

  @inlinable @inline(never)
  static func joined(_ tables: [RouteTable<Intent>]) -> RouteTable<Intent> {
    guard let first = tables.first else { return RouteTable() }
    if tables.count == 1 { return first }
    var whole = RouteTable<Intent>()
    var count = 0
    for table in tables { count += table.entries.count }
    whole.reserveCapacity(count)
    for table in tables { whole.append(table) }
    return whole
  }
}
