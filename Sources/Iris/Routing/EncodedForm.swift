// Public because it stands in a hidden requirement of URLConversion.
/// How a run of a link's bytes is to be decoded.
@_documentation(visibility: internal)
public struct EncodedForm: Sendable {
  /// Whether any percent escape stands in the bytes.
  @usableFromInline package let hasEscapes: Bool
  /// Whether a plus sign stands for a space.
  @usableFromInline package let plusIsSpace: Bool

  @inlinable
  package init(hasEscapes: Bool, plusIsSpace: Bool = false) {
    self.hasEscapes = hasEscapes
    self.plusIsSpace = plusIsSpace
  }

  /// Bytes that stand for themselves.
  package static let plain = EncodedForm(hasEscapes: false)
}
