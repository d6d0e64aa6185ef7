import Foundation
import IrisTool
import Testing

private let scripts = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../Examples/Bookstore/Scripts").standardizedFileURL

/// Plays a file.
private func play(_ file: URL, _ options: String...) async -> ToolRun {
  await ToolRun(["play", file.path()] + options)
}

/// Plays a text as a script; its path reads as FILE in what is written.
private func play(_ script: String) async throws -> (exit: ToolExit, errors: [String]) {
  let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
  try script.write(to: file, atomically: true, encoding: .utf8)
  defer { try? FileManager.default.removeItem(at: file) }
  let run = await play(file)
  return (run.exit, run.errors.map { $0.replacing(file.path(), with: "FILE") })
}

@Suite struct `A script of links` {
  @Test func `lets the last link win a race, and ends every other one`() async {
    let run = await play(scripts.appending(path: "race.txt"))
    #expect(run.exit == .success)
    let lines = run.lines.filter { !$0.isEmpty }
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
    let stops = lines.filter { $0.contains(" stopped: ") }
      .map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
    #expect(
      stops == [
        "link-1 stopped: before it was planned", "link-2 stopped: after 0 of its 1 steps",
        "link-4 stopped: after 0 of its 1 steps",
      ]
    )
  }

  @Test func `brings a held link back once, and takes its screens away with the sign-in`() async {
    let run = await play(scripts.appending(path: "sign-in.txt"))
    #expect(run.exit == .success)
    let lines = run.lines.filter { !$0.isEmpty }
    #expect(lines.count { $0.contains("resumed: from link-1") } == 1)
    #expect(
      lines.suffix(5) == ["tabs", "  shop", "    book 42", "  search", "  account (selected)"]
    )
  }

  @Test func `is a line of JSON for everything that happened`() async throws {
    let lines = await play(scripts.appending(path: "sign-in.txt"), "--json").lines
      .filter { !$0.isEmpty }
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["event"] is String)
    }
    #expect(lines.count > 20)
  }

  @Test func `ends in a miss where a link is none of the shop's`() async throws {
    #expect(try await play("link bookstore://bok/42").exit == .findings)
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
    let (exit, errors) = try await play("# a comment\n\n\(line)")
    #expect(exit == .usage)
    #expect(errors == ["bookstore play: FILE, line 3: \(complaint)"])
  }

  @Test func `says so where there is none`() async {
    let run = await play(URL(filePath: "/nowhere/script.txt"))
    #expect(run.exit == .usage)
    #expect(
      run.errors == [
        "bookstore play: /nowhere/script.txt, cannot be read; name a script that exists"
      ]
    )
  }
}
