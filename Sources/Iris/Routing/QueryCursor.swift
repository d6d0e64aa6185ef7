/// Walks the items of a query, in place.
///
/// ```swift
/// var cursor = QueryCursor(frame)
/// while let item = cursor.next(in: bytes) { … }
/// ```
///
/// Empty pairs and nameless items are no items; a name without `=` has an empty value; a value
/// begins behind the first `=`.
///
/// - Note: WHATWG URL, section 5.1, application/x-www-form-urlencoded parsing.
@usableFromInline
package struct QueryCursor {
  /// One item, as ranges of the link's bytes.
  @usableFromInline
  package struct Item {
    /// The name's bytes.
    @usableFromInline package let name: Range<Int>
    /// The value's bytes; empty where there is none.
    @usableFromInline package let value: Range<Int>
    /// Whether an equals sign stood between name and value.
    @usableFromInline package let hasValue: Bool
  }

  private var index: Int
  private let end: Int

  @usableFromInline
  package init(_ frame: LinkFrame) {
    index = frame.query.lowerBound
    end = frame.query.upperBound
  }

  /// The next item, or nil behind the last.
  @usableFromInline
  package mutating func next(in bytes: Span<UInt8>) -> Item? {
    while index < end {
      let start = index
      var equals = -1
      while index < end {
        let byte = bytes[index]
        if byte == UInt8(ascii: "&") { break }
        if byte == UInt8(ascii: "="), equals < 0 { equals = index }
        index += 1
      }
      let stop = index
      index += 1
      let nameEnd = equals < 0 ? stop : equals
      guard nameEnd > start else { continue }
      return Item(
        name: start..<nameEnd,
        value: equals < 0 ? stop..<stop : equals + 1..<stop,
        hasValue: equals >= 0,
      )
    }
    return nil
  }

  /// The first item of a name.
  @usableFromInline
  package static func first(
    _ name: ItemName,
    in bytes: Span<UInt8>,
    _ frame: LinkFrame,
  ) -> Item? {
    var cursor = QueryCursor(frame)
    while let item = cursor.next(in: bytes) {
      if name.matches(item.name, in: bytes, frame.itemForm) { return item }
    }
    return nil
  }
}
