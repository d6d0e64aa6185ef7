/// A capture of the fragment, which must be there.
package struct FragmentSlot<Conversion: URLConversion>: RouteSlot {
  package typealias Value = Conversion.Value

  private let conversion: CheckedConversion<Conversion>
  package let info: SlotInfo

  package init(_ conversion: Conversion, privacy: Privacy) {
    self.conversion = CheckedConversion(conversion)
    info = SlotInfo(.fragment(isOptional: false), Value.self, privacy)
  }

  package var choices: [String]? { conversion.base.choices }
  package var examples: [String] { conversion.base.examples }
  package func sample(_ number: Int) -> Value? { conversion.sample(number) }

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

  package func write(_ value: Value, to writer: inout LinkWriter) throws(WriteProblem) {
    writer.openFragment()
    if writer.redacts && info.privacy == .hidden {
      writer.append(encoded: Array(LinkWriter.hidden.utf8))
    } else {
      writer.append(try conversion.text(from: value), allowing: .fragment)
    }
  }
}
