/// A slot of a route without its type.
///
/// Proof that it and its heir are sendable: neither has a stored property that is not a `let` of a
/// sendable type; they are classes for the sake of a quick, uniform reference and share no state.
@usableFromInline
package class AnySlot: @unchecked Sendable {
  /// What the slot takes and where.
  package let info: SlotInfo
  /// The slot itself, for whoever asks what kind it is.
  package let inner: any RouteSlot

  @usableFromInline
  init(_ inner: any RouteSlot) {
    self.inner = inner
    info = inner.info
  }

  /// Every text that is read, where these are finitely many.
  package var choices: [String]? { inner.choices }
  /// Texts that are read.
  package var examples: [String] { inner.examples }

  /// Whether the slot would read this link, for diagnosis.
  package func accepts(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    at position: Int,
  ) -> Bool {
    inner.accepts(bytes, segments, frame, at: position)
  }
}
