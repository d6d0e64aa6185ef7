/// A capture of every path segment that is left, as one string with slashes.
///
/// A segment that holds an escaped slash is not read: in one string it could not be told from two
/// segments. The list form keeps the two apart.
@usableFromInline
package final class RestStringSlot: RouteSlot {
  @usableFromInline package let info: SlotInfo

  @usableFromInline
  package init(privacy: Privacy) { info = SlotInfo(.rest, String.self, privacy) }

  @usableFromInline
  package var choices: [String]? { nil }
  @usableFromInline
  package var examples: [String] { ["guides/first steps"] }
  @usableFromInline
  package func sample(_ number: Int) -> String? { number % 3 == 2 ? "" : examples[0] }

  @usableFromInline
  package func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
    at position: Int,
  ) throws(RouteMiss) -> String {
    var text = ""
    for index in max(0, frame.base + position)..<max(frame.base + position, frame.count) {
      let segment = segments[index]
      let part = PercentCoding.string(bytes.extracting(segment.range), segment.form)
      if segment.hasEscapes && part.utf8.contains(UInt8(ascii: "/")) { throw RouteMiss() }
      if index > frame.base + position { text += "/" }
      text += part
    }
    return text
  }

  @usableFromInline
  package func write(_ value: String, to writer: inout LinkWriter) throws(WriteProblem) {
    if value.isEmpty { return }
    if writer.redacts && info.privacy == .hidden {
      writer.openSegment()
      writer.appendHidden()
      return
    }
    if value.utf8.contains(0) { throw WriteProblem(.nulCharacter, value: value) }
    // Splitting the UTF-8 view keeps a slash apart from a combining mark behind it.
    for part in value.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      let text = String(decoding: part, as: UTF8.self)
      if text.isEmpty { throw WriteProblem(.emptyPart, value: value) }
      if SegmentText.isDot(text) { throw WriteProblem(.dotSegment, value: value) }
      try writer.appendSegment(text)
    }
  }
}
