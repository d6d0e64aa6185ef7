/// Reads and writes the value of one query item; what all kinds of items share.
package struct ItemCodec<Conversion: URLConversion>: Sendable {
  private let conversion: CheckedConversion<Conversion>
  private let privacy: Privacy

  package init(_ conversion: Conversion, _ privacy: Privacy) {
    self.conversion = CheckedConversion(conversion)
    self.privacy = privacy
  }

  package var choices: [String]? { conversion.base.choices }
  package var examples: [String] { conversion.base.examples }
  package func sample(_ number: Int) -> Conversion.Value? { conversion.sample(number) }

  package func read(
    _ range: Range<Int>,
    in bytes: Span<UInt8>,
    _ frame: LinkFrame,
  ) throws(RouteMiss) -> Conversion.Value {
    try conversion.base.value(encoded: bytes.extracting(range), form: frame.itemForm)
  }

  package func isSame(_ one: Conversion.Value, _ other: Conversion.Value) -> Bool {
    conversion.isSame(one, other)
  }

  package func write(
    _ value: Conversion.Value,
    name: ItemName,
    to writer: inout LinkWriter,
  ) throws(WriteProblem) {
    if writer.redacts && privacy == .hidden {
      writer.openItem(encodedName: name.encoded)
      writer.append(encoded: Array("=\(LinkWriter.hidden)".utf8))
    } else {
      let text = try conversion.text(from: value)
      writer.openItem(encodedName: name.encoded)
      writer.append(encoded: [UInt8(ascii: "=")])
      writer.append(text, allowing: .item)
    }
  }
}
