/// A conversion composed of another one and a pair of closures.
///
/// ```swift
/// TextConversion<String>().map(Username.init(_:), from: { $0.text })
/// ```
///
/// Made by ``URLConversion/map(_:from:)`` and ``URLConversion/filter(_:)``.
public struct MappedConversion<Base: URLConversion, Value: Sendable>: URLConversion {
  @usableFromInline let base: Base
  @usableFromInline let transform: @Sendable (Base.Value) -> Value?
  @usableFromInline let inverse: @Sendable (Value) -> Base.Value?

  @inlinable
  init(
    base: Base,
    transform: @escaping @Sendable (Base.Value) -> Value?,
    inverse: @escaping @Sendable (Value) -> Base.Value?,
  ) {
    self.base = base
    self.transform = transform
    self.inverse = inverse
  }

  /// Reads through the base conversion, then transforms.
  @inlinable
  public func value(from text: String) -> Value? { base.value(from: text).flatMap(transform) }

  /// Inverts, then writes through the base conversion.
  @inlinable
  public func text(from value: Value) -> String? { inverse(value).flatMap(base.text(from:)) }

  /// The base's examples that survive the transformation.
  public var examples: [String] { base.examples.filter { value(from: $0) != nil } }

  /// The base's choices that survive the transformation.
  public var choices: [String]? { base.choices?.filter { value(from: $0) != nil } }
}
