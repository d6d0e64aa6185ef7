/// Requires a fragment with exactly this text, and captures nothing.
///
/// ```swift
/// Fragment("reviews")   // book/42#reviews
/// ```
///
/// - Parameter text: The fragment, decoded, without its number sign.
/// - Returns: A piece of a route that captures nothing.
public func Fragment(_ text: String) -> RoutePattern<> {
  var shape = RouteShape()
  shape.fragments = [.literal(text)]
  return RoutePattern(shape: shape)
}

/// The kinds of fragments; the public overloads choose between them by type.
@usableFromInline
enum FragmentPattern {
  @inlinable @inline(never)
  static func required<Value>(
    _ conversion: some URLConversion<Value>,
    _ privacy: Privacy,
  ) -> RoutePattern<Value> {
    RoutePattern(ValueSlot(FragmentSlot(conversion, privacy: privacy)))
  }

  @inlinable @inline(never)
  static func optional<Value>(
    _ conversion: some URLConversion<Value>,
    _ privacy: Privacy,
  ) -> RoutePattern<Value?> {
    RoutePattern(ValueSlot(OptionalFragmentSlot(conversion, privacy: privacy)))
  }
}
