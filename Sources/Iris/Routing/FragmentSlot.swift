/// A capture of the fragment, which must be there.
@usableFromInline
package final class FragmentSlot<Conversion: URLConversion>: RouteSlot {
  @usableFromInline package typealias Value = Conversion.Value

  @usableFromInline let conversion: CheckedConversion<Conversion>
  @usableFromInline package let info: SlotInfo

  @usableFromInline
  package init(_ conversion: Conversion, privacy: Privacy) {
    self.conversion = CheckedConversion(conversion)
    info = SlotInfo(.fragment(isOptional: false), Value.self, privacy)
  }

  @usableFromInline
  package var choices: [String]? { conversion.base.choices }
  @usableFromInline
  package var examples: [String] { conversion.base.examples }
  @usableFromInline
  package func sample(_ number: Int) -> Value? { conversion.sample(number) }

  @inlinable
  package func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    at position: Int,
  ) throws(RouteMiss) -> Value {
    guard let fragment = frame.fragment else { throw RouteMiss() }
    let form = EncodedForm(hasEscapes: true)
    return try conversion.base.value(encoded: bytes.extracting(fragment), form: form)
  }

  @inlinable
  package func write(_ value: Value, to writer: inout LinkWriter) throws(WriteProblem) {
    writer.openFragment()
    if writer.redacts && info.privacy == .hidden {
      writer.appendHidden()
    } else {
      try writer.append(fragment: try conversion.text(from: value))
    }
  }
}
