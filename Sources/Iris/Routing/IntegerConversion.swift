/// The conversion of a fixed-width integer, in decimal.
///
/// ```swift
/// Capture(Int32.self)   // reads "-7" and "007", never "4294967296"
/// ```
///
/// Reads what `Int(_:)` reads: an optional sign and decimal digits. A number that does not fit the
/// type is not read. Leading zeros are read and never written.
public struct IntegerConversion<Value: FixedWidthInteger & Sendable>: URLConversion {
  /// Makes the conversion.
  @inlinable
  public init() {}

  /// Reads decimal digits with an optional sign.
  @inlinable
  public func value(from text: String) -> Value? { Value(text) }

  /// Writes decimal digits, with a minus where needed.
  @inlinable
  public func text(from value: Value) -> String? { String(value) }

  /// Small numbers.
  public var examples: [String] { ["42", "7", "3", "1", "0"] }

  /// Always true.
  @inlinable
  public var isLossless: Bool { true }

  /// Reads the digits where they stand.
  @_documentation(visibility: internal)
  @inlinable
  public func value(
    encoded bytes: Span<UInt8>,
    form: EncodedForm,
  ) throws(RouteMiss) -> Value {
    guard DecimalDigits.mayRead(bytes, form) else { return try decoded(bytes, form) }
    guard let value = Value(exactly: try DecimalDigits.number(bytes, form)) else {
      throw RouteMiss()
    }
    return value
  }

  @inlinable
  func decoded(_ bytes: Span<UInt8>, _ form: EncodedForm) throws(RouteMiss) -> Value {
    guard let value = Value(PercentCoding.string(bytes, form)) else { throw RouteMiss() }
    return value
  }
}
