/// The conversion of a type that wraps a raw value: a raw enum, a tagged identifier.
///
/// ```swift
/// struct BookID: RawRepresentable, Equatable { let rawValue: String }
/// Capture(BookID.self)   // uses RawConversion
/// ```
///
/// A text that the raw type reads but `init?(rawValue:)` refuses is not read, so a raw enum
/// matches its cases and nothing else.
public struct RawConversion<Value: RawRepresentable & Sendable, Base: URLConversion>: URLConversion
where Base.Value == Value.RawValue {
  @usableFromInline let base: Base

  /// Makes the conversion on top of the one for the raw value.
  @inlinable
  package init(_ base: Base) { self.base = base }

  /// Reads the raw value, then wraps it.
  @inlinable
  public func value(from text: String) -> Value? {
    base.value(from: text).flatMap(Value.init(rawValue:))
  }

  /// Writes the raw value.
  @inlinable
  public func text(from value: Value) -> String? { base.text(from: value.rawValue) }

  /// The cases of an enum, or the raw value's examples that can be wrapped.
  public var examples: [String] {
    choices ?? base.examples.filter { value(from: $0) != nil }
  }

  /// Every case's text, where the type has finitely many.
  public var choices: [String]? {
    FiniteChoices.texts(of: Value.self) { ($0 as? Value).flatMap(text(from:)) }
  }

  /// Reads the raw value where it stands.
  @_documentation(visibility: internal)
  @inlinable
  public func value(
    encoded bytes: Span<UInt8>,
    form: EncodedForm,
  ) throws(RouteMiss) -> Value {
    guard let value = Value(rawValue: try base.value(encoded: bytes, form: form)) else {
      throw RouteMiss()
    }
    return value
  }
}
