/// The conversion of a type with a text of its own, as a route takes it that names only the type.
///
/// Strings and integers are read where they stand, as ``StringConversion`` and
/// ``IntegerConversion`` do; any other type through its text, as ``TextConversion`` does. Which of
/// them a type is, is found out once; asking for an existential of the right conversion instead
/// costs a microsecond a route.
@usableFromInline
struct OwnTextConversion<Value: LosslessStringConvertible & Sendable>: URLConversion {
  @usableFromInline let kind: OwnTextKind

  @inlinable
  init() { kind = OwnTextKind(Value.self) }

  @inlinable
  func value(from text: String) -> Value? { LosslessText.value(of: text) }

  @inlinable
  func text(from value: Value) -> String? { value.description }

  @usableFromInline
  var examples: [String] {
    switch kind {
    case .string: StringConversion().examples
    case .other: TextConversion<Value>().examples
    default: IntegerConversion<Int>().examples
    }
  }

  @usableFromInline
  var choices: [String]? {
    kind == .other ? TextConversion<Value>().choices : nil
  }

  @inlinable
  var isLossless: Bool { kind != .other || Value.self == Bool.self }

  @inlinable
  func value(encoded bytes: Span<UInt8>, form: EncodedForm) throws(RouteMiss) -> Value {
    // Proof for every cast below: `kind` names the very type it is cast to.
    switch kind {
    case .string: return unsafe unsafeBitCast(PercentCoding.string(bytes, form), to: Value.self)
    case .int:
      // Eighteen digits at most, so that a 64-bit integer holds them all.
      if MemoryLayout<Int>.size == 8, DecimalDigits.mayRead(bytes, form) {
        let number = try DecimalDigits.number(bytes, form)
        return unsafe unsafeBitCast(Int(truncatingIfNeeded: number), to: Value.self)
      }
    case .uint: return try integer(UInt.self, bytes, form)
    case .int64: return try integer(Int64.self, bytes, form)
    case .uint64: return try integer(UInt64.self, bytes, form)
    case .int32: return try integer(Int32.self, bytes, form)
    case .uint32: return try integer(UInt32.self, bytes, form)
    case .int16: return try integer(Int16.self, bytes, form)
    case .uint16: return try integer(UInt16.self, bytes, form)
    case .int8: return try integer(Int8.self, bytes, form)
    case .uint8: return try integer(UInt8.self, bytes, form)
    case .otherInteger, .other: break
    }
    return try decoded(bytes, form)
  }

  @inlinable
  func integer<Integer: FixedWidthInteger>(
    _ type: Integer.Type,
    _ bytes: Span<UInt8>,
    _ form: EncodedForm,
  ) throws(RouteMiss) -> Value {
    guard DecimalDigits.mayRead(bytes, form) else { return try decoded(bytes, form) }
    guard let value = Integer(exactly: try DecimalDigits.number(bytes, form)) else {
      throw RouteMiss()
    }
    return unsafe unsafeBitCast(value, to: Value.self)
  }

  @inlinable
  func decoded(_ bytes: Span<UInt8>, _ form: EncodedForm) throws(RouteMiss) -> Value {
    guard let value: Value = LosslessText.value(of: PercentCoding.string(bytes, form)) else {
      throw RouteMiss()
    }
    return value
  }
}

/// What is known of a type with a text of its own.
@usableFromInline
enum OwnTextKind: UInt8, Sendable {
  case string
  case int, int64, int32, int16, int8
  case uint, uint64, uint32, uint16, uint8
  case otherInteger
  case other

  @usableFromInline
  init(_ type: any LosslessStringConvertible.Type) {
    if type == String.self {
      self = .string
    } else if type == Int.self {
      self = .int
    } else if type == Int64.self {
      self = .int64
    } else if type == Int32.self {
      self = .int32
    } else if type == Int16.self {
      self = .int16
    } else if type == Int8.self {
      self = .int8
    } else if type == UInt.self {
      self = .uint
    } else if type == UInt64.self {
      self = .uint64
    } else if type == UInt32.self {
      self = .uint32
    } else if type == UInt16.self {
      self = .uint16
    } else if type == UInt8.self {
      self = .uint8
    } else if type is any FixedWidthInteger.Type {
      self = .otherInteger
    } else {
      self = .other
    }
  }
}
