/// A capture of every path segment that is left, each converted on its own.
@usableFromInline
package final class RestListSlot<Conversion: URLConversion>: RouteSlot {
  @usableFromInline package typealias Value = [Conversion.Value]

  @usableFromInline let conversion: CheckedConversion<Conversion>
  @usableFromInline package let info: SlotInfo

  @usableFromInline
  package init(_ conversion: Conversion, privacy: Privacy) {
    self.conversion = CheckedConversion(conversion)
    info = SlotInfo(.rest, Conversion.Value.self, privacy)
  }

  @usableFromInline
  package var choices: [String]? { nil }
  @usableFromInline
  package var examples: [String] { conversion.base.examples }
  @usableFromInline
  package func sample(_ number: Int) -> Value? {
    number % 3 == 2 ? [] : conversion.sample(number).map { [$0] } ?? []
  }

  @inlinable
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

  @inlinable
  package func write(_ values: Value, to writer: inout LinkWriter) throws(WriteProblem) {
    for value in values {
      writer.openSegment()
      if writer.redacts && info.privacy == .hidden {
        writer.appendHidden()
      } else {
        try writer.append(segment: try conversion.text(from: value), [], [])
      }
    }
  }
}
