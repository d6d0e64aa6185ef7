/// A capture of one path segment, with fixed text around the value where there is any.
package struct SegmentSlot<Conversion: URLConversion>: RouteSlot {
  package typealias Value = Conversion.Value

  private let conversion: CheckedConversion<Conversion>
  private let prefix: [UInt8]
  private let suffix: [UInt8]
  package let info: SlotInfo

  package init(_ conversion: Conversion, prefix: String, suffix: String, privacy: Privacy) {
    self.conversion = CheckedConversion(conversion)
    self.prefix = Array(prefix.utf8)
    self.suffix = Array(suffix.utf8)
    info = SlotInfo(.segment(prefix: prefix, suffix: suffix), Value.self, privacy)
  }

  package var choices: [String]? { conversion.base.choices }
  package var examples: [String] { conversion.base.examples }
  package func sample(_ number: Int) -> Value? { conversion.sample(number) }

  package var held: ValueSlot<Value> {
    prefix.isEmpty && suffix.isEmpty ? PlainSegmentSlot(self, conversion.base) : HeldSlot(self)
  }

  package func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    at position: Int,
  ) throws(RouteMiss) -> Value {
    let index = frame.base + position
    guard index < frame.count else { throw RouteMiss() }
    let segment = segments[index]
    guard !prefix.isEmpty || !suffix.isEmpty else {
      let span = bytes.extracting(segment.range)
      guard !span.isEmpty else { throw RouteMiss() }
      return try conversion.base.value(encoded: span, form: segment.form)
    }
    guard
      let inner = Affix.inner(of: segment, in: bytes, prefix: prefix.span, suffix: suffix.span)
    else { throw RouteMiss() }
    return try conversion.base.value(encoded: bytes.extracting(inner), form: segment.form)
  }

  package func write(_ value: Value, to writer: inout LinkWriter) throws(WriteProblem) {
    writer.openSegment(isHostSafe: false)
    if !prefix.isEmpty {
      writer.append(String(decoding: prefix, as: UTF8.self), allowing: .segment)
    }
    if writer.redacts && info.privacy == .hidden {
      writer.append(encoded: Array(LinkWriter.hidden.utf8))
    } else {
      let text = try conversion.text(from: value)
      try SegmentText.check(text, whole: prefix.isEmpty && suffix.isEmpty ? text : affixed(text))
      writer.append(text, allowing: .segment)
    }
    if !suffix.isEmpty {
      writer.append(String(decoding: suffix, as: UTF8.self), allowing: .segment)
    }
  }

  private func affixed(_ text: String) -> String {
    String(decoding: prefix, as: UTF8.self) + text + String(decoding: suffix, as: UTF8.self)
  }
}
