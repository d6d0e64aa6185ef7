/// A capture of every path segment that is left, each converted on its own.
package struct RestListSlot<Conversion: URLConversion>: RouteSlot {
  package typealias Value = [Conversion.Value]

  private let conversion: CheckedConversion<Conversion>
  package let info: SlotInfo

  package init(_ conversion: Conversion, privacy: Privacy) {
    self.conversion = CheckedConversion(conversion)
    info = SlotInfo(.rest, Conversion.Value.self, privacy)
  }

  package var choices: [String]? { nil }
  package var examples: [String] { conversion.base.examples }
  package func sample(_ number: Int) -> Value? {
    number % 3 == 2 ? [] : conversion.sample(number).map { [$0] } ?? []
  }

  package func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    at position: Int,
  ) throws(RouteMiss) -> Value {
    var values: Value = []
    var index = frame.base + position
    while index < frame.count {
      let segment = segments[index]
      let span = bytes.extracting(segment.range)
      values.append(try conversion.base.value(encoded: span, form: segment.form))
      index += 1
    }
    return values
  }

  package func write(_ values: Value, to writer: inout LinkWriter) throws(WriteProblem) {
    for value in values {
      writer.openSegment(isHostSafe: false)
      if writer.redacts && info.privacy == .hidden {
        writer.append(encoded: Array(LinkWriter.hidden.utf8))
        continue
      }
      let text = try conversion.text(from: value)
      try SegmentText.check(text, whole: text)
      writer.append(text, allowing: .segment)
    }
  }
}
