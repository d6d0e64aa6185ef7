/// A capture of one path segment, with fixed text around the value where there is any.
@usableFromInline
package final class SegmentSlot<Conversion: URLConversion>: RouteSlot {
  @usableFromInline package typealias Value = Conversion.Value

  @usableFromInline let conversion: CheckedConversion<Conversion>
  /// Whether there is no fixed text around the value.
  @usableFromInline let isPlain: Bool
  @usableFromInline let prefix: [UInt8]
  @usableFromInline let suffix: [UInt8]
  @usableFromInline package let info: SlotInfo

  @inlinable
  package init(_ conversion: Conversion, prefix: String, suffix: String, privacy: Privacy) {
    self.conversion = CheckedConversion(conversion)
    isPlain = prefix.isEmpty && suffix.isEmpty
    self.prefix = Array(prefix.utf8)
    self.suffix = Array(suffix.utf8)
    info = SlotInfo(.segment(prefix: prefix, suffix: suffix), Value.self, privacy)
  }

  @inlinable
  package var choices: [String]? { conversion.base.choices }
  @inlinable
  package var examples: [String] { conversion.base.examples }
  @inlinable
  package func sample(_ number: Int) -> Value? { conversion.sample(number) }

  @inlinable
  package func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    at position: Int,
  ) throws(RouteMiss) -> Value {
    let index = frame.base &+ position
    guard index < frame.count else { throw RouteMiss() }
    let segment = segments[index]
    if isPlain {
      return try conversion.base.value(encoded: bytes.extracting(segment.range), form: segment.form)
    }
    guard
      let inner = Affix.inner(of: segment, in: bytes, prefix: prefix, suffix: suffix)
    else { throw RouteMiss() }
    return try conversion.base.value(encoded: bytes.extracting(inner), form: segment.form)
  }

  @inlinable
  package func write(_ value: Value, to writer: inout LinkWriter) throws(WriteProblem) {
    writer.openSegment()
    if writer.redacts && info.privacy == .hidden {
      writer.appendHidden(prefix, suffix)
    } else if isPlain {
      try writer.append(segment: try conversion.text(from: value))
    } else {
      try writer.append(segment: try conversion.text(from: value), prefix, suffix)
    }
  }
}
