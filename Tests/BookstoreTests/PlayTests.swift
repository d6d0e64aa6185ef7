import BookstoreCommand
import Foundation
import Testing

private let scripts = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../Examples/Bookstore/Scripts").standardizedFileURL

/// Plays a script and returns what is printed, and how it ended.
private func play(
  _ file: URL,
  _ options: String...,
) async -> (status: BookstoreCommand.Status, lines: [String]) {
  let (stream, continuation) = AsyncStream.makeStream(of: String.self)
  let output = Output(
    lines: { continuation.yield($0) },
    complaints: { continuation.yield("err: \($0)") }
  )
  let status = await BookstoreCommand(output: output).run(["play", file.path()] + options)
  continuation.finish()
  let text = await stream.reduce(into: []) { $0.append($1) }
  return (status, text.flatMap { $0.split(separator: "\n").map(String.init) })
}

/// Plays a text as a script.
private func play(_ script: String) async throws -> (BookstoreCommand.Status, [String]) {
  let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
  try script.write(to: file, atomically: true, encoding: .utf8)
  defer { try? FileManager.default.removeItem(at: file) }
  let (status, lines) = await play(file)
  return (status, lines.map { $0.replacing(file.path(), with: "FILE") })
}

@Suite struct `A script of links` {
  @Test func `lets the last link win a race, and ends every other one`() async {
    let (status, lines) = await play(scripts.appending(path: "race.txt"))
    #expect(status == .success)
    #expect(
      lines.suffix(6) == [
        "tabs", "  shop", "  search (selected)", "    results for \"last\"", "  account",
        "address bookstore://search?q=last",
      ]
    )
    let endings = lines.filter { $0.contains(" finished: ") }
      .map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
    #expect(endings.count == 5)
    #expect(endings.first?.hasPrefix("link-1 finished: superseded by link-2") == true)
    #expect(endings.contains { $0.hasPrefix("link-4 finished: superseded by link-5") })
    #expect(endings.last == "link-5 finished: applied")
  }

  @Test func `brings a held link back once, and takes its screens away with the sign-in`() async {
    let (status, lines) = await play(scripts.appending(path: "sign-in.txt"))
    #expect(status == .success)
    #expect(lines.count { $0.contains("resumed: from link-1") } == 1)
    #expect(
      lines.suffix(5) == ["tabs", "  shop", "    book 42", "  search", "  account (selected)"]
    )
  }

  @Test func `is a line of JSON for everything that happened`() async throws {
    let (_, lines) = await play(scripts.appending(path: "sign-in.txt"), "--json")
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["event"] is String)
    }
    #expect(lines.count > 20)
  }

  @Test func `ends in a miss where a link is none of the shop's`() async throws {
    let (status, _) = try await play("link bookstore://bok/42")
    #expect(status == .miss)
  }

  @Test(arguments: [
    ("link", "\"link\" has no link; write link bookstore://book/42"),
    ("wait", "\"wait\" has no time; write wait 250ms or wait 2s"),
    ("wait soon", "\"wait soon\" has no time that can be read; write 250ms or 2s"),
    (
      "jump", "\"jump\" is no event; use link, tap, sign-in, sign-out, back, wait, look-up or show"
    ),
    ("tap a b", "\"tap a b\" has too many words; write one event a line"),
  ])
  func `says which line is no event, and what to write`(
    line: String,
    complaint: String,
  ) async throws {
    let (status, lines) = try await play("# a comment\n\n\(line)")
    #expect(status == .usage)
    #expect(lines == ["err: bookstore: FILE, line 3: \(complaint)"])
  }

  @Test func `says so where there is none`() async {
    let (status, lines) = await play(URL(filePath: "/nowhere/script.txt"))
    #expect(status == .usage)
    #expect(
      lines == [
        "err: bookstore: /nowhere/script.txt cannot be read; name a script that exists"
      ]
    )
  }
}
