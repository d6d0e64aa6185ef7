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
  public init() {}

  /// Reads decimal digits with an optional sign.
  public func value(from text: String) -> Value? { Value(text) }

  /// Writes decimal digits, with a minus where needed.
  public func text(from value: Value) -> String? { String(value) }

  /// Small numbers.
  public var examples: [String] { ["42", "7", "3", "1", "0"] }

  /// Always true.
  public var isLossless: Bool { true }

  /// Reads the digits where they stand.
  @_documentation(visibility: internal)
  public func value(
    encoded bytes: Span<UInt8>,
    form: EncodedForm,
  ) throws(RouteMiss) -> Value {
    guard !form.hasEscapes, bytes.count <= 18, !bytes.isEmpty else {
      return try decoded(bytes, form)
    }
    // Eighteen digits fit an Int64, so nothing below can overflow.
    var index = 0
    var total: Int64 = 0
    let isNegative = bytes[0] == UInt8(ascii: "-")
    if isNegative || (bytes[0] == UInt8(ascii: "+") && !form.plusIsSpace) { index = 1 }
    guard index < bytes.count else { throw RouteMiss() }
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { throw RouteMiss() }
      total = total &* 10 &+ Int64(digit)
      index += 1
    }
    if isNegative { total = 0 &- total }
    if Value.self == Int.self && MemoryLayout<Int>.size == MemoryLayout<Int64>.size {
      // Proof: the types are one.
      return unsafe unsafeBitCast(Int(truncatingIfNeeded: total), to: Value.self)
    }
    let value = Value(truncatingIfNeeded: total)
    guard value == total else { throw RouteMiss() }
    return value
  }

  private func decoded(_ bytes: Span<UInt8>, _ form: EncodedForm) throws(RouteMiss) -> Value {
    guard let value = Value(PercentCoding.string(bytes, form)) else { throw RouteMiss() }
    return value
  }
}
