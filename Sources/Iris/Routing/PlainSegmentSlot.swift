/// A capture of one whole path segment, the most usual slot, read by the shortest way.
///
/// What it does is what ``SegmentSlot`` does without fixed text around the value.
final class PlainSegmentSlot<Conversion: URLConversion>: ValueSlot<Conversion.Value>,
  @unchecked Sendable
{
  private let conversion: Conversion
  private let slot: SegmentSlot<Conversion>

  init(_ slot: SegmentSlot<Conversion>, _ conversion: Conversion) {
    self.conversion = conversion
    self.slot = slot
    super.init(info: slot.info)
  }

  override var inner: (any RouteSlot)? { slot }
  override var choices: [String]? { slot.choices }
  override var examples: [String] { slot.examples }

  override func accepts(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    at position: Int,
  ) -> Bool {
    slot.accepts(bytes, segments, frame, at: position)
  }

  override func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    at position: Int,
  ) throws(RouteMiss) -> Conversion.Value {
    let index = frame.base &+ position
    guard index < frame.count else { throw RouteMiss() }
    let segment = segments[index]
    return try conversion.value(encoded: bytes.extracting(segment.range), form: segment.form)
  }

  override func write(
    _ value: Conversion.Value,
    to writer: inout LinkWriter,
  ) throws(WriteProblem) {
    try slot.write(value, to: &writer)
  }

  override func sample(_ number: Int) -> Conversion.Value? { slot.sample(number) }
}
