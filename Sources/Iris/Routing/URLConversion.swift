/// How a value is read from a piece of a link and written back into it.
///
/// ```swift
/// struct HexColour: URLConversion {
///   func value(from text: String) -> Colour? { Colour(hex: text) }
///   func text(from value: Colour) -> String? { value.hex }
/// }
/// URLRoute(Link.palette) { Path("palette", Capture(HexColour())) }
/// ```
///
/// A conversion sees decoded text and never a percent sign that stood for something else. Reading
/// nil moves the router on to the next route; writing nil makes printing throw. Both directions
/// must agree: a text that is written has to be read back as the same value, and Iris checks that
/// before it prints.
public protocol URLConversion<Value>: Sendable {
  /// What the conversion reads and writes.
  associatedtype Value: Sendable

  /// Reads a value from decoded text, or returns nil where the text is none.
  func value(from text: String) -> Value?

  /// Writes a value as text that is not yet encoded, or returns nil where it has none.
  func text(from value: Value) -> String?

  /// Texts the conversion reads, for examples, generators and checks; empty where none is known.
  var examples: [String] { get }

  /// Every text the conversion reads, where these are finitely many; nil otherwise.
  var choices: [String]? { get }

  /// Whether every written text is known to be read back as an equal value.
  ///
  /// Printing skips its own check where this is true. The default is false.
  var isLossless: Bool { get }

  // Public because a protocol's requirements are; only the conversions of Iris answer it
  // themselves, to read numbers and plain text without a string in between.
  /// Reads a value from the bytes of a link.
  @_documentation(visibility: internal)
  func value(encoded bytes: Span<UInt8>, form: EncodedForm) throws(RouteMiss) -> Value
}

extension URLConversion {
  /// No examples.
  public var examples: [String] { [] }

  /// Not known to be finite.
  public var choices: [String]? { nil }

  /// Checked at every print.
  @inlinable
  public var isLossless: Bool { false }

  /// Decodes the bytes and reads the text.
  @_documentation(visibility: internal)
  @inlinable
  public func value(
    encoded bytes: Span<UInt8>,
    form: EncodedForm,
  ) throws(RouteMiss) -> Value {
    guard let value = value(from: PercentCoding.string(bytes, form)) else { throw RouteMiss() }
    return value
  }

  /// Makes a conversion to another type out of this one.
  ///
  /// ```swift
  /// let page = IntegerConversion<Int>().map({ Page(number: $0) }, from: { $0.number })
  /// ```
  ///
  /// - Parameters:
  ///   - transform: Makes the new value, or nil where the old one has no counterpart.
  ///   - inverse: Gives the old value back, or nil where the new one cannot be said.
  /// - Returns: A conversion that reads and writes the new value.
  @inlinable
  public func map<NewValue: Sendable>(
    _ transform: @escaping @Sendable (Value) -> NewValue?,
    from inverse: @escaping @Sendable (NewValue) -> Value?,
  ) -> MappedConversion<Self, NewValue> {
    MappedConversion(base: self, transform: transform, inverse: inverse)
  }

  /// Narrows the conversion to the values a condition holds for.
  ///
  /// ```swift
  /// let stars = IntegerConversion<Int>().filter { (1...5).contains($0) }
  /// ```
  @inlinable
  public func filter(
    _ isIncluded: @escaping @Sendable (Value) -> Bool,
  ) -> MappedConversion<Self, Value> {
    map({ isIncluded($0) ? $0 : nil }, from: { isIncluded($0) ? $0 : nil })
  }
}
