/// A conversion together with the proof that what it writes is read back.
///
/// The proof is taken for each value as it is written, unless the conversion is known to be
/// lossless: the text is read again and compared, by `==` where the value has one.
@usableFromInline
package struct CheckedConversion<Base: URLConversion>: Sendable {
  @usableFromInline package let base: Base
  @usableFromInline let isLossless: Bool
  @usableFromInline let areEqual: (@Sendable (Base.Value, Base.Value) -> Bool)?

  @inlinable
  package init(_ base: Base) {
    self.base = base
    isLossless = base.isLossless
    areEqual = isLossless ? nil : Self.equality()
  }

  /// The value's text.
  ///
  /// - Throws: `unwritable` or `notReadBack`.
  @inlinable
  package func text(from value: Base.Value) throws(WriteProblem) -> String {
    guard let text = base.text(from: value) else { throw Self.unwritable(value) }
    // A NUL is refused where the text is encoded; one that is not read back is still a NUL.
    if isLossless || readsBack(text, value) || SegmentText.hasNUL(text) { return text }
    throw WriteProblem(.notReadBack, value: text)
  }

  @usableFromInline
  func readsBack(_ text: String, _ value: Base.Value) -> Bool {
    guard let again = base.value(from: text) else { return false }
    return isSame(value, again)
  }

  @usableFromInline
  static func unwritable(_ value: Base.Value) -> WriteProblem {
    WriteProblem(.unwritable, value: "\(value)")
  }

  /// Whether two values are one: equal, and with the same text byte for byte, since Swift's `==`
  /// holds canonically equivalent spellings for one.
  @usableFromInline
  package func isSame(_ one: Base.Value, _ other: Base.Value) -> Bool {
    if let areEqual, !areEqual(one, other) { return false }
    switch (base.text(from: one), base.text(from: other)) {
    case (let one?, let other?): return one.utf8.elementsEqual(other.utf8)
    case (nil, nil): return areEqual != nil
    default: return false
    }
  }

  @usableFromInline
  static func equality() -> (@Sendable (Base.Value, Base.Value) -> Bool)? {
    func open<Value: Equatable & SendableMetatype>(_ type: Value.Type) -> Any {
      let compare: @Sendable (Value, Value) -> Bool = { $0 == $1 }
      return compare
    }
    guard let type = Base.Value.self as? any (Equatable & SendableMetatype).Type else { return nil }
    return open(type) as? @Sendable (Base.Value, Base.Value) -> Bool
  }

  /// One of the values its examples stand for, counted from 0 and wrapping round.
  @usableFromInline
  package func sample(_ number: Int) -> Base.Value? {
    let examples = base.examples
    guard !examples.isEmpty else { return nil }
    return base.value(from: examples[number % examples.count])
  }
}
