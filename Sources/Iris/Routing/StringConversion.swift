/// The conversion that takes decoded text as it is, byte for byte.
///
/// ```swift
/// Capture(String.self)   // "caf%C3%A9" → "café"
/// ```
///
/// No Unicode normalisation takes place: two spellings that Swift's `==` calls equal keep their
/// own bytes.
public struct StringConversion: URLConversion {
  /// Makes the conversion.
  @inlinable
  public init() {}

  /// The text itself.
  @inlinable
  public func value(from text: String) -> String? { text }

  /// The value itself.
  @inlinable
  public func text(from value: String) -> String? { value }

  /// A short word.
  public var examples: [String] { ["swift", "a/b c", "é+1"] }

  /// Always true.
  @inlinable
  public var isLossless: Bool { true }

  /// Decodes the bytes.
  @_documentation(visibility: internal)
  @inlinable
  public func value(
    encoded bytes: Span<UInt8>,
    form: EncodedForm,
  ) throws(RouteMiss) -> String {
    PercentCoding.string(bytes, form)
  }
}
