#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

// A trace in words: for people, and as JSON lines for tools.

extension Trace: CustomStringConvertible {
  /// One line an entry: its number, its flow, what happened; what is private is hidden.
  public var description: String {
    var lines = droppedCount == 0 ? [] : ["… \(droppedCount) earlier entries are not kept"]
    lines += entries.map(line(for:))
    return lines.joined(separator: "\n")
  }

  private func line(for entry: Entry) -> String {
    let (name, detail) = entry.event.text(words)
    let head = "\(entry.number) \(entry.flow?.rawValue ?? "-") \(name)"
    // An app's own words may hold what a link brought, and must not forge a line of their own.
    return VisibleText(detail.isEmpty ? head : "\(head): \(detail)").description
  }

  /// The entries as JSON, one object a line, its keys sorted; what is private is hidden.
  ///
  /// ```text
  /// {"date":"2026-11-30T09:00:00Z","detail":"push(book)","event":"stepped","flow":"link-1",
  ///  "number":3,"state":"stack\n  book"}
  /// ```
  ///
  /// (One line; broken here to fit.) The state is the tree a state prints, its screens as the flow
  /// writes them.
  public var jsonLines: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return entries.map { entry in
      let (name, detail) = entry.event.text(words)
      let line = TraceLine(
        number: entry.number,
        date: entry.date,
        flow: entry.flow,
        event: name,
        detail: detail,
        state: entry.state.tree(words.screen),
      )
      // Text, numbers and a date: nothing here can fail to encode but an infinite date.
      let data = (try? encoder.encode(line)) ?? Data()
      return String(decoding: data, as: UTF8.self)
    }
    .joined(separator: "\n")
  }
}

private struct TraceLine: Encodable {
  let number: Int
  let date: Date
  let flow: NavFlow.ID?
  let event: String
  let detail: String
  let state: String
}
