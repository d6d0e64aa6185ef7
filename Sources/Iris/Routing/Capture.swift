/// One typed segment of a path.
///
/// ```swift
/// Path("book", Capture(BookID.self))                       // book/42
/// Path("users", Capture(Int.self, prefix: "user-"))        // users/user-7
/// Path("reset", Capture(Token.self, privacy: .hidden))     // shown as reset/•••
/// Path("shop", Capture(Genre?.self))                       // shop, shop/fantasy
/// ```
///
/// The value's type decides what is read: anything `LosslessStringConvertible`, anything
/// `RawRepresentable` over one, `UUID`, `Date` in ISO 8601, or what a ``URLConversion`` reads. A
/// segment that the type does not read moves the router on to the next route. Text arrives decoded
/// once, byte for byte; an empty segment is never captured. An optional type makes the segment
/// optional at the end of a path.
public struct Capture<Value: Sendable>: Sendable {
  package let slot: AnySlot

  @inlinable
  package init(_ slot: some RouteSlot<Value>) { self.init(slot: ValueSlot(slot)) }

  @usableFromInline
  init(slot: AnySlot) { self.slot = slot }

  @inlinable @inline(never)
  package static func segment(
    _ conversion: some URLConversion<Value>,
    _ prefix: String,
    _ suffix: String,
    _ privacy: Privacy,
  ) -> Capture {
    Capture(SegmentSlot(conversion, prefix: prefix, suffix: suffix, privacy: privacy))
  }

  @inlinable @inline(never)
  package static func optional<Wrapped>(
    _ conversion: some URLConversion<Wrapped>,
    _ privacy: Privacy,
  ) -> Capture where Value == Wrapped? {
    Capture(OptionalSegmentSlot(conversion, privacy: privacy))
  }

  @inlinable @inline(never)
  package static func rest<Element>(
    _ conversion: some URLConversion<Element>,
    _ privacy: Privacy,
  ) -> Capture where Value == [Element] {
    Capture(RestListSlot(conversion, privacy: privacy))
  }
}
