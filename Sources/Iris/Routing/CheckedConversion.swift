/// A conversion together with the proof that what it writes is read back.
///
/// The proof is taken for each value as it is written, unless the conversion is known to be
/// lossless: the text is read again and compared, by `==` where the value has one.
package final class CheckedConversion<Base: URLConversion>: Sendable {
  package let base: Base
  private let isLossless: Bool
  private let areEqual: (@Sendable (Base.Value, Base.Value) -> Bool)?

  package init(_ base: Base) {
    self.base = base
    isLossless = base.isLossless
    areEqual = isLossless ? nil : Self.equality()
  }

  /// The value's text.
  ///
  /// - Throws: `unwritable`, `nulCharacter` or `notReadBack`.
  package func text(from value: Base.Value) throws(WriteProblem) -> String {
    guard let text = base.text(from: value) else {
      throw WriteProblem(.unwritable, value: "\(value)")
    }
    if SegmentText.hasNUL(text) { throw WriteProblem(.nulCharacter, value: text) }
    if isLossless { return text }
    guard let again = base.value(from: text), isSame(value, again) else {
      throw WriteProblem(.notReadBack, value: text)
    }
    return text
  }

  /// Whether two values are one: equal, and with the same text byte for byte, since Swift's `==`
  /// holds canonically equivalent spellings for one.
  package func isSame(_ one: Base.Value, _ other: Base.Value) -> Bool {
    if let areEqual, !areEqual(one, other) { return false }
    switch (base.text(from: one), base.text(from: other)) {
    case (let one?, let other?): return one.utf8.elementsEqual(other.utf8)
    case (nil, nil): return areEqual != nil
    default: return false
    }
  }

  private static func equality() -> (@Sendable (Base.Value, Base.Value) -> Bool)? {
    func open<Value: Equatable & SendableMetatype>(_ type: Value.Type) -> Any {
      let compare: @Sendable (Value, Value) -> Bool = { $0 == $1 }
      return compare
    }
    guard let type = Base.Value.self as? any (Equatable & SendableMetatype).Type else { return nil }
    return open(type) as? @Sendable (Base.Value, Base.Value) -> Bool
  }

  /// One of the values its examples stand for, counted from 0 and wrapping round.
  package func sample(_ number: Int) -> Base.Value? {
    let examples = base.examples
    guard !examples.isEmpty else { return nil }
    return base.value(from: examples[number % examples.count])
  }
}
