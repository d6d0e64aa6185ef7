/// Reads and writes the value of one query item; what all kinds of items share.
@usableFromInline
package struct ItemCodec<Conversion: URLConversion>: Sendable {
  @usableFromInline let conversion: CheckedConversion<Conversion>
  @usableFromInline let privacy: Privacy

  @inlinable
  package init(_ conversion: Conversion, _ privacy: Privacy) {
    self.conversion = CheckedConversion(conversion)
    self.privacy = privacy
  }

  @usableFromInline
  package var choices: [String]? { conversion.base.choices }
  @usableFromInline
  package var examples: [String] { conversion.base.examples }
  @usableFromInline
  package func sample(_ number: Int) -> Conversion.Value? { conversion.sample(number) }

  @inlinable
  package func read(
    _ range: Range<Int>,
    in bytes: Span<UInt8>,
    _ frame: LinkFrame,
  ) throws(RouteMiss) -> Conversion.Value {
    try conversion.base.value(encoded: bytes.extracting(range), form: frame.itemForm)
  }

  @usableFromInline
  package func isSame(_ one: Conversion.Value, _ other: Conversion.Value) -> Bool {
    conversion.isSame(one, other)
  }

  @inlinable
  package func write(
    _ value: Conversion.Value,
    name: ItemName,
    to writer: inout LinkWriter,
  ) throws(WriteProblem) {
    if writer.redacts && privacy == .hidden {
      writer.openItem(name)
      writer.appendHiddenValue()
    } else {
      let text = try conversion.text(from: value)
      writer.openItem(name)
      try writer.append(value: text)
    }
  }
}
