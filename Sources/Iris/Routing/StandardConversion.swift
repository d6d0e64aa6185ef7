/// Finds the conversion of a type, once, when a route is declared.
@usableFromInline
enum StandardConversion {
  /// The conversion of a type with a text of its own, quicker for strings and integers.
  @inlinable
  static func text<Value: LosslessStringConvertible & Sendable>(
    _ type: Value.Type,
  ) -> some URLConversion<Value> {
    OwnTextConversion<Value>()
  }

  /// The conversion of a type that wraps one with a text.
  @inlinable
  static func raw<Value: RawRepresentable & Sendable>(
    _ type: Value.Type,
  ) -> some URLConversion<Value>
  where Value.RawValue: LosslessStringConvertible & Sendable {
    RawConversion<Value, OwnTextConversion<Value.RawValue>>(OwnTextConversion())
  }
}
