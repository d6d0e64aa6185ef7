/// Requires a query item with exactly this value, and captures nothing.
///
/// ```swift
/// Query("type", is: "invoice")   // matches ?type=invoice only
/// ```
///
/// - Parameters:
///   - name: The item's name, decoded.
///   - value: The one value that matches, decoded.
/// - Returns: A piece of a route that captures nothing.
public func Query(_ name: String, is value: String) -> RoutePattern<> {
  var shape = RouteShape()
  shape.items = [.fixed(name: name, value: value)]
  return RoutePattern(shape: shape)
}

/// Captures whether a query item stands in the link at all.
///
/// ```swift
/// Query(flag: "gift")   // ?gift → true, no item → false
/// ```
///
/// A value of `1` or `true` reads as true too, `0` or `false` as false, any other is a miss.
///
/// - Parameter name: The item's name, decoded.
/// - Returns: A piece of a route that captures a truth value.
public func Query(flag name: String) -> RoutePattern<Bool> {
  RoutePattern(ValueSlot(FlagSlot(name)))
}

/// The kinds of query items that carry a value; the public overloads choose among them by type.
@usableFromInline
enum QueryPattern {
  @inlinable @inline(never)
  static func required<Value>(
    _ name: String,
    _ conversion: some URLConversion<Value>,
    _ privacy: Privacy,
  ) -> RoutePattern<Value> {
    RoutePattern(ValueSlot(ItemSlot(name, conversion, privacy: privacy)))
  }

  @inlinable @inline(never)
  static func optional<Value>(
    _ name: String,
    _ conversion: some URLConversion<Value>,
    _ privacy: Privacy,
  ) -> RoutePattern<Value?> {
    RoutePattern(ValueSlot(OptionalItemSlot(name, conversion, privacy: privacy)))
  }

  @inlinable @inline(never)
  static func defaulted<Value>(
    _ name: String,
    _ conversion: some URLConversion<Value>,
    _ fallback: Value,
    _ privacy: Privacy,
  ) -> RoutePattern<Value> {
    let slot = DefaultedItemSlot(name, conversion, default: fallback, privacy: privacy)
    return RoutePattern(ValueSlot(slot))
  }

  @inlinable @inline(never)
  static func list<Value>(
    _ name: String,
    _ conversion: some URLConversion<Value>,
    _ privacy: Privacy,
  ) -> RoutePattern<[Value]> {
    RoutePattern(ValueSlot(ListItemSlot(name, conversion, privacy: privacy)))
  }
}
