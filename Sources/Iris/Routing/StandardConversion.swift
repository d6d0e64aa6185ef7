#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Finds the conversion of a type, once, when a route is declared.
enum StandardConversion {
  /// The conversion of a type with a text of its own, quicker ones for strings and integers.
  static func text<Value: LosslessStringConvertible & Sendable>(
    _ type: Value.Type,
  ) -> any URLConversion<Value> {
    if let strings = StringConversion() as? any URLConversion<Value> { return strings }
    if let type = type as? any (FixedWidthInteger & Sendable).Type,
      let integers = integer(type) as? any URLConversion<Value>
    {
      return integers
    }
    return TextConversion<Value>()
  }

  /// The conversion of a type that wraps one with a text.
  static func raw<Value: RawRepresentable & Sendable>(
    _ type: Value.Type,
  ) -> any URLConversion<Value>
  where Value.RawValue: LosslessStringConvertible & Sendable {
    wrapped(type, text(Value.RawValue.self))
  }

  private static func integer<Value: FixedWidthInteger & Sendable>(_ type: Value.Type) -> Any {
    IntegerConversion<Value>()
  }

  private static func wrapped<Value: RawRepresentable & Sendable, Base: URLConversion>(
    _ type: Value.Type,
    _ base: Base,
  ) -> any URLConversion<Value>
  where Base.Value == Value.RawValue {
    RawConversion<Value, Base>(base)
  }
}
