/// Reads values from text by their types' own initialisers, where these can be trusted with any.
@usableFromInline
enum LosslessText {
  /// The value of a text, or nil where the type does not read it.
  @inlinable
  static func value<Value: LosslessStringConvertible>(of text: String) -> Value? {
    // A character's initialiser stops the program where the text is not exactly one.
    if Value.self == Character.self, text.isEmpty || !text.dropFirst().isEmpty { return nil }
    return Value(text)
  }
}
