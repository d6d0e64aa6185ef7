/// A capture of one path segment, with fixed text around the value where there is any.
@usableFromInline
package final class SegmentSlot<Conversion: URLConversion>: RouteSlot {
  @usableFromInline package typealias Value = Conversion.Value

  @usableFromInline let conversion: CheckedConversion<Conversion>
  /// Whether there is no fixed text around the value.
  @usableFromInline let isPlain: Bool
  @usableFromInline let isHidden: Bool
  @usableFromInline let prefix: [UInt8]
  @usableFromInline let suffix: [UInt8]
  @usableFromInline package let info: SlotInfo

  @inlinable
  package init(_ conversion: Conversion, prefix: String, suffix: String, privacy: Privacy) {
    self.conversion = CheckedConversion(conversion)
    isPlain = prefix.isEmpty && suffix.isEmpty
    isHidden = privacy == .hidden
    self.prefix = Array(prefix.utf8)
    self.suffix = Array(suffix.utf8)
    info = SlotInfo(.segment(prefix: prefix, suffix: suffix), Value.self, privacy)
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
    if isPlain && !(writer.redacts && isHidden) {
      try writer.appendSegment(try text(of: value, in: &writer))
    } else {
      try writeAffixed(value, to: &writer)
    }
  }

  @usableFromInline
  func writeAffixed(_ value: Value, to writer: inout LinkWriter) throws(WriteProblem) {
    writer.openSegment()
    if writer.redacts && isHidden {
      writer.appendHidden(prefix, suffix)
    } else {
      try writer.append(segment: try conversion.text(from: value), prefix, suffix)
    }
  }

  /// The text of a value; one that has none leaves its segment open, so that it is known which it is.
  @inlinable @inline(__always)
  func text(of value: Value, in writer: inout LinkWriter) throws(WriteProblem) -> String {
    do throws(WriteProblem) {
      return try conversion.text(from: value)
    } catch {
      writer.openSegment()
      throw error
    }
  }
}
