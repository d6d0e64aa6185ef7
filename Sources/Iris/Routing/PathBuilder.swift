/// Strings the lines of a path's block together.
///
/// See ``Path(_:)`` for what a line may be.
@resultBuilder
public enum PathBuilder {
  /// Adds fixed segments.
  public static func buildExpression(_ literal: String) -> RoutePattern<> {
    RoutePattern(shape: RouteShape(literal: literal))
  }

  /// Adds a typed segment.
  public static func buildExpression<Value>(_ capture: Capture<Value>) -> RoutePattern<Value> {
    RoutePattern(capture.slot)
  }

  /// Begins with the first line.
  public static func buildPartialBlock<each Value>(
    first: RoutePattern<repeat each Value>,
  ) -> RoutePattern<repeat each Value> {
    first
  }

  /// Goes on with the next line.
  public static func buildPartialBlock<each Value, each Next>(
    accumulated: RoutePattern<repeat each Value>,
    next: RoutePattern<repeat each Next>,
  ) -> RoutePattern<repeat each Value, repeat each Next> {
    RoutePattern(shape: accumulated.shape.appending(next.shape))
  }

  /// An empty block is the empty path.
  public static func buildBlock() -> RoutePattern<> { RoutePattern(shape: RouteShape()) }

  // What follows is refused by the compiler with the message it carries; as no call to it compiles,
  // none of the bodies is ever run.

  /// Refused: say what the two paths are instead.
  @available(*, unavailable, message: "a path cannot branch; declare two routes instead")
  public static func buildOptional<each Value>(
    _ pattern: RoutePattern<repeat each Value>?,
  ) -> RoutePattern<repeat each Value> {
    fatalError("unavailable")
  }

  /// Refused: say what the two paths are instead.
  @available(*, unavailable, message: "a path cannot branch; declare two routes instead")
  public static func buildEither<each Value>(
    first pattern: RoutePattern<repeat each Value>,
  ) -> RoutePattern<repeat each Value> {
    fatalError("unavailable")
  }

  /// Refused: say what the two paths are instead.
  @available(*, unavailable, message: "a path cannot branch; declare two routes instead")
  public static func buildEither<each Value>(
    second pattern: RoutePattern<repeat each Value>,
  ) -> RoutePattern<repeat each Value> {
    fatalError("unavailable")
  }

  /// Refused: say what the segments are instead.
  @available(*, unavailable, message: "a path cannot loop; use Rest for any number of segments")
  public static func buildArray<each Value>(
    _ patterns: [RoutePattern<repeat each Value>],
  ) -> RoutePattern<repeat each Value> {
    fatalError("unavailable")
  }

  /// Refused: wrap the number instead.
  @available(*, unavailable, message: "a segment is text; write the number in quotation marks")
  public static func buildExpression(_ number: Int) -> RoutePattern<> {
    fatalError("unavailable")
  }

  /// Refused: say how the value is read instead.
  @available(*, unavailable, message: "wrap the type in a capture: Capture(Value.self)")
  public static func buildExpression<Value>(_ type: Value.Type) -> RoutePattern<Value> {
    fatalError("unavailable")
  }
}
