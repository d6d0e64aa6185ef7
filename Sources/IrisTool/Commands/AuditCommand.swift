import Foundation
import Iris

extension ToolCommand {
  static let audit = ToolCommand(
    "audit",
    summary: "count which routes a log of links uses, and what nobody reads",
    discussion: """
      Reads a log of incoming links, one a line, or with --field one in each line of JSON, and counts \
      the links of every route. Links no route reads are put together by shape (numbers and \
      identifiers count as alike), with the route beside them that reads them but for a slip (a \
      doubled slash, upper case, a full stop at the end), or else the nearest one. The log is streamed: memory \
      stays the same however long it is. FILE is - for standard input, so a compressed log comes through a pipe from zcat. \
      A run says at which byte it ended; --offset goes on there. The status is 1 when a link was \
      missed.
      """,
    arguments: [ToolArgument(.file("FILE"), help: "the log, or - for standard input")],
    options: [
      ToolOption(
        "field",
        takes: .text("NAME"),
        help: "the field of a JSON line that holds the link; a dot steps into an object",
      ),
      ToolOption("offset", takes: .number("BYTES"), help: "begin behind so many bytes"),
      ToolOption(
        "top",
        takes: .number("COUNT"),
        help: "how many shapes of misses to show; 20 without it"
      ),
    ],
    examples: [
      "audit links.log", "audit - < links.log", "audit app.jsonl --field url",
    ],
  ) { invocation throws(ToolFailure) in
    let path = invocation.argument(0) ?? "-"
    let start = invocation.option("offset").flatMap { Int($0) } ?? 0
    let file = try open(path, at: start)
    let field = LogField(path: invocation.option("field"))
    var audit = LinkAudit(table: invocation.table)
    var reader = LineReader(startingAt: start) { try file.bytes() }
    var progress = Progress(console: invocation.console, start: start, size: file.size)
    do {
      while let batch = try reader.next() {
        audit.unreadableLines += batch.oversized
        batch.forEach { line in
          guard let link = field.link(in: line) else {
            audit.unreadableLines += 1
            return
          }
          audit.count(link)
        }
        progress.show(links: audit.links, offset: reader.offset)
      }
    } catch {
      progress.clear()
      let mend =
        reader.offset == start
        ? "cannot be read; check that it is a file"
        : "cannot be read behind byte \(reader.offset); go on there with --offset"
      throw ToolFailure("\(path.printable): \(mend)")
    }
    progress.clear()
    let report = AuditReport(
      audit: audit,
      table: invocation.table,
      offset: reader.offset,
      top: invocation.option("top").flatMap { Int($0) } ?? 20,
    )
    if invocation.wantsJSON {
      invocation.print(report.json)
    } else {
      invocation.console.write(report.text(in: invocation.console))
    }
    return audit.misses > 0 ? .findings : .success
  }

  private static func open(_ path: String, at offset: Int) throws(ToolFailure) -> LogFile {
    do {
      return try LogFile(path: path, offset: offset)
    } catch {
      throw ToolFailure("\(path.printable): cannot be read; check the path and its permissions")
    }
  }
}

/// An open log, or standard input.
private struct LogFile {
  private static let chunk = 1 << 18

  private let handle: FileHandle
  /// Bytes of the whole file; nil for a pipe.
  let size: Int?

  init(path: String, offset: Int) throws {
    guard path != "-" else {
      handle = .standardInput
      size = nil
      var left = offset
      while left > 0 {
        let skipped = try bytes(upTo: min(left, Self.chunk)).count
        left = skipped == 0 ? 0 : left - skipped
      }
      return
    }
    let url = URL(filePath: path)
    handle = try FileHandle(forReadingFrom: url)
    size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize
    try handle.seek(toOffset: UInt64(offset))
  }

  func bytes() throws -> [UInt8] { try bytes(upTo: Self.chunk) }

  private func bytes(upTo count: Int) throws -> [UInt8] {
    #if canImport(ObjectiveC)
    try autoreleasepool { [UInt8](try handle.read(upToCount: count) ?? Data()) }
    #else
    [UInt8](try handle.read(upToCount: count) ?? Data())
    #endif
  }
}

/// A line on a terminal that says how far the work is.
private struct Progress {
  private let console: ToolConsole
  private let start: Int
  private let size: Int?
  private let clock = ContinuousClock()
  private let began: ContinuousClock.Instant
  private var shown: ContinuousClock.Instant

  init(console: ToolConsole, start: Int, size: Int?) {
    self.console = console
    self.start = start
    self.size = size
    began = clock.now
    shown = began
  }

  mutating func show(links: Int, offset: Int) {
    guard console.showsProgress, clock.now - shown > .milliseconds(250) else { return }
    shown = clock.now
    let elapsed = max(1, Int((shown - began) / .milliseconds(1)))
    let share = size.flatMap { $0 > 0 ? ", \(offset * 100 / $0)%" : nil } ?? ""
    console.writeError(
      "\r\u{1B}[K\(AuditReport.grouped(links)) links\(share), "
        + "\(AuditReport.grouped(links * 1000 / elapsed)) a second"
    )
  }

  func clear() {
    if console.showsProgress { console.writeError("\r\u{1B}[K") }
  }
}
