/// Lends the bytes of a link's text.
package enum LinkBytes {
  /// Calls a closure with the UTF-8 of a text, in place where the text allows it.
  @inline(__always)
  package static func read<Result>(
    _ text: String,
    _ body: (Span<UInt8>) -> Result,
  ) -> Result {
    var text = text
    // Proof: the buffer is the string's own storage, or a copy, valid and unchanged until the closure
    // returns; the span made of it cannot leave the closure.
    return text.withUTF8 { buffer in body(unsafe buffer.span) }
  }
}
