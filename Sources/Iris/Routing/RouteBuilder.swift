/// Strings the lines of a route's block together.
///
/// See ``URLRoute`` for what a line may be.
@resultBuilder
public enum RouteBuilder {
  /// Adds a path, a query item or a fragment.
  public static func buildExpression<each Value>(
    _ pattern: RoutePattern<repeat each Value>,
  ) -> RouteContent<repeat each Value> {
    RouteContent(shape: pattern.shape)
  }

  /// Adds an older shape of the same route.
  public static func buildExpression<each Value>(
    _ alias: RouteAlias<repeat each Value>,
  ) -> RouteAlias<repeat each Value> {
    alias
  }

  /// Begins with the first line.
  public static func buildPartialBlock<each Value>(
    first: RouteContent<repeat each Value>,
  ) -> RouteContent<repeat each Value> {
    first
  }

  /// Goes on with the next line.
  public static func buildPartialBlock<each Value, each Next>(
    accumulated: RouteContent<repeat each Value>,
    next: RouteContent<repeat each Next>,
  ) -> RouteContent<repeat each Value, repeat each Next> {
    RouteContent(
      shape: accumulated.shapes.shape.appending(next.shapes.shape),
      aliases: accumulated.shapes.aliases + next.shapes.aliases,
    )
  }

  /// Goes on with an older shape, which must capture the same types.
  public static func buildPartialBlock<each Value>(
    accumulated: RouteContent<repeat each Value>,
    next: RouteAlias<repeat each Value>,
  ) -> RouteContent<repeat each Value> {
    RouteContent(
      shape: accumulated.shapes.shape,
      aliases: accumulated.shapes.aliases + next.shapes,
    )
  }

  // What follows is refused by the compiler with the message it carries; as no call to it compiles,
  // none of the bodies is ever run.

  /// Refused: say what the two routes are instead.
  @available(*, unavailable, message: "a route cannot branch; declare two routes instead")
  public static func buildOptional<each Value>(
    _ content: RouteContent<repeat each Value>?,
  ) -> RouteContent<repeat each Value> {
    fatalError("unavailable")
  }

  /// Refused: say what the two routes are instead.
  @available(*, unavailable, message: "a route cannot branch; declare two routes instead")
  public static func buildEither<each Value>(
    first content: RouteContent<repeat each Value>,
  ) -> RouteContent<repeat each Value> {
    fatalError("unavailable")
  }

  /// Refused: say what the two routes are instead.
  @available(*, unavailable, message: "a route cannot branch; declare two routes instead")
  public static func buildEither<each Value>(
    second content: RouteContent<repeat each Value>,
  ) -> RouteContent<repeat each Value> {
    fatalError("unavailable")
  }

  /// Refused: say what the items are instead.
  @available(*, unavailable, message: "a route cannot loop; declare a list item or several routes")
  public static func buildArray<each Value>(
    _ contents: [RouteContent<repeat each Value>],
  ) -> RouteContent<repeat each Value> {
    fatalError("unavailable")
  }

  /// Refused: say what the empty path is instead.
  @available(*, unavailable, message: "a route needs a path; write Path() for the empty one")
  public static func buildBlock() -> RouteContent<> { fatalError("unavailable") }

  /// Refused: say where the alias stands instead.
  @available(*, unavailable, message: "write the route's own lines first and its aliases last")
  public static func buildPartialBlock<each Value>(
    first: RouteAlias<repeat each Value>,
  ) -> RouteContent<repeat each Value> {
    fatalError("unavailable")
  }

  /// Refused: say where the text stands instead.
  @available(*, unavailable, message: "wrap the segments in a path: Path(\"book\")")
  public static func buildExpression(_ literal: String) -> RouteContent<> {
    fatalError("unavailable")
  }

  /// Refused: say where the value stands instead.
  @available(*, unavailable, message: "wrap the capture in a path: Path(\"book\", Capture(…))")
  public static func buildExpression<Value>(_ capture: Capture<Value>) -> RouteContent<Value> {
    fatalError("unavailable")
  }
}
