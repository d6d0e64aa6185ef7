/// A conversion composed of another one and a pair of closures.
///
/// ```swift
/// TextConversion<String>().map(Username.init(_:), from: { $0.text })
/// ```
///
/// Made by ``URLConversion/map(_:from:)`` and ``URLConversion/filter(_:)``.
public struct MappedConversion<Base: URLConversion, Value: Sendable>: URLConversion {
  let base: Base
  let transform: @Sendable (Base.Value) -> Value?
  let inverse: @Sendable (Value) -> Base.Value?

  /// Reads through the base conversion, then transforms.
  public func value(from text: String) -> Value? { base.value(from: text).flatMap(transform) }

  /// Inverts, then writes through the base conversion.
  public func text(from value: Value) -> String? { inverse(value).flatMap(base.text(from:)) }

  /// The base's examples that survive the transformation.
  public var examples: [String] { base.examples.filter { value(from: $0) != nil } }

  /// The base's choices that survive the transformation.
  public var choices: [String]? { base.choices?.filter { value(from: $0) != nil } }
}
