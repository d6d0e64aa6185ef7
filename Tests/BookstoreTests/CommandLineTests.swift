import BookstoreCommand
import Foundation
import Testing

/// What a command line wrote, line by line.
private final class Recorder: Sendable {
  private let (stream, continuation) = AsyncStream.makeStream(of: String.self)

  var output: Output {
    Output(
      lines: { [continuation] in continuation.yield("out: \($0)") },
      complaints: { [continuation] in continuation.yield("err: \($0)") },
    )
  }

  func lines() async -> [String] {
    continuation.finish()
    return await stream.reduce(into: []) { $0.append($1) }
  }
}

private func run(
  _ arguments: String...,
) async -> (status: BookstoreCommand.Status, lines: [String]) {
  let recorder = Recorder()
  let status = await BookstoreCommand(output: recorder.output).run(arguments)
  return (status, await recorder.lines())
}

private func object(_ line: String) throws -> [String: Any] {
  let data = Data(line.dropFirst("out: ".count).utf8)
  return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
}

@Suite struct `The shop's command line` {
  @Test func `prints one intent for both spellings of a link`() async {
    let (status, lines) = await run(
      "open",
      "bookstore://book/42",
      "https://books.example.com/book/42/"
    )
    #expect(status == .success)
    let intents = lines.filter { $0.contains("  intent") }
    #expect(intents.count == 2)
    #expect(Set(intents) == [#"out:   intent    .catalogue(.book(id: "42"))"#])
  }

  @Test func `says which route came closest to a miss, and why it is none`() async {
    let (status, lines) = await run("open", "bookstore://book")
    #expect(status == .miss)
    let reason = "book/:BookID came closest: segment 2, nothing stands where a BookID is expected"
    #expect(lines.contains("out:   reason    \(reason)"))
  }

  @Test func `writes one JSON object a link`() async throws {
    let (status, lines) = await run(
      "open",
      "--json",
      "bookstore://search?q=a%2Bb&utm_source=mail",
      "bookstore://bok/42"
    )
    #expect(status == .miss)
    #expect(lines.count == 2)
    let hit = try object(lines[0])
    #expect(hit["url"] as? String == "bookstore://search?q=a%2Bb&utm_source=mail")
    #expect(hit["matched"] as? Bool == true)
    #expect(hit["canonical"] as? String == "bookstore://search?q=a%2Bb")
    #expect(hit["route"] as? String == "search?q=:String&page=:Int?&tag=:String*&in-stock")
    let search = (hit["intent"] as? [String: [String: [String: Any]]])?["search"]?["results"]
    #expect(search?["text"] as? String == "a+b")
    #expect((hit["state"] as? [String: Any])?["selected"] as? String == "search")
    #expect(hit["reason"] == nil)
    let miss = try object(lines[1])
    #expect(miss["matched"] as? Bool == false)
    #expect(miss["closest"] as? String == "book/:BookID")
    #expect(miss["canonical"] == nil)
    #expect((miss["intent"] as? [String: Any])?.keys.first == "unknown")
  }

  @Test func `never shows the secret of a link in what it says of it`() async {
    let (_, lines) = await run("open", "bookstore://reset/s3cret")
    #expect(lines.filter { $0.contains("s3cret") } == ["out: bookstore://reset/s3cret"])
  }

  @Test func `makes what cannot be seen in a link visible`() async {
    let (_, lines) = await run("open", "bookstore://book/\u{1B}[2J\u{202E}x")
    #expect(lines.first == #"out: bookstore://book/\u{1b}[2J\u{202e}x"#)
    #expect(!lines.joined().unicodeScalars.contains("\u{1B}"))
  }

  @Test(arguments: [
    (["open"], "open needs a link: bookstore open bookstore://book/42, or - to read a pipe"),
    (["play"], "play needs one script: bookstore play FILE, or - to read a pipe"),
    (["shop"], "shop is no command; use open or play, or see bookstore --help"),
    (["--jsn"], "--jsn is no option; use --json, or see bookstore --help"),
  ])
  func `mends a wrong call in one line`(arguments: [String], mend: String) async {
    let recorder = Recorder()
    let status = await BookstoreCommand(output: recorder.output).run(arguments)
    #expect(status == .usage)
    #expect(await recorder.lines() == ["err: bookstore: \(mend)"])
  }

  @Test func `plays a tour of good, odd and hostile links`() async {
    let (status, lines) = await run()
    #expect(status == .success)
    let links = lines.filter {
      $0.lowercased().hasPrefix("out: bookstore:") || $0.lowercased().hasPrefix("out: https:")
    }
    #expect(links.count >= 12)
    #expect(lines.filter { $0.contains("  reason") }.count >= 4)
    #expect(lines.contains { $0.contains("held until signed in") })
  }
}
