/// A query item or a fragment that a route requires to be exactly so.
@usableFromInline
package enum FixedPart: Sendable {
  /// A query item with this value.
  case item(ItemName, value: String)
  /// This fragment.
  case fragment(String)

  /// The fixed parts of a shape.
  @usableFromInline
  package static func parts(of shape: RouteShape) -> [FixedPart] {
    if shape.items.isEmpty && shape.fragments.isEmpty { return [] }
    return shape.items.compactMap { item in
      if case .fixed(let name, let value) = item {
        .item(ItemName(name), value: value)
      } else {
        nil
      }
    }
      + shape.fragments.compactMap { fragment in
        if case .literal(let text) = fragment { .fragment(text) } else { nil }
      }
  }

  /// Passes a link on that does not hold all of the parts.
  @usableFromInline
  static func check(
    _ parts: [FixedPart],
    _ bytes: Span<UInt8>,
    _ frame: LinkFrame,
  ) throws(RouteMiss) {
    for part in parts where !part.holds(bytes, frame) { throw RouteMiss() }
  }

  /// Whether a link has the part.
  package func holds(_ bytes: Span<UInt8>, _ frame: LinkFrame) -> Bool {
    switch self {
    case .item(let name, let value):
      guard let item = QueryCursor.first(name, in: bytes, frame) else { return false }
      return Self.isSame(bytes.extracting(item.value), frame.itemForm, value)
    case .fragment(let text):
      guard let fragment = frame.fragment else { return false }
      return Self.isSame(bytes.extracting(fragment), EncodedForm(hasEscapes: true), text)
    }
  }

  /// Byte by byte, where Swift's `==` would fold canonically equivalent spellings.
  private static func isSame(_ bytes: Span<UInt8>, _ form: EncodedForm, _ text: String) -> Bool {
    PercentCoding.string(bytes, form).utf8.elementsEqual(text.utf8)
  }
}
