/// The conversion of a type that has a lossless text of its own.
///
/// ```swift
/// Capture(Double.self)   // uses TextConversion<Double>
/// ```
///
/// Text is read by `init?(_:)` and written as `description`. `String` keeps every byte; integers
/// take the quicker ``IntegerConversion``.
public struct TextConversion<Value: LosslessStringConvertible & Sendable>: URLConversion {
  /// Makes the conversion.
  @inlinable
  public init() {}

  /// Reads by the type's own initialiser.
  @inlinable
  public func value(from text: String) -> Value? { LosslessText.value(of: text) }

  /// Writes the type's own description.
  @inlinable
  public func text(from value: Value) -> String? { value.description }

  /// Texts of common shapes that the type reads.
  public var examples: [String] { ExampleText.matching { value(from: $0) != nil } }

  /// True for strings and truth values, whose text says all there is.
  @inlinable
  public var isLossless: Bool { Value.self == String.self || Value.self == Bool.self }

  /// Every case's text, where the type has finitely many.
  public var choices: [String]? {
    if Value.self == Bool.self { return ["true", "false"] }
    return FiniteChoices.texts(of: Value.self) { ($0 as? Value)?.description }
  }
}
