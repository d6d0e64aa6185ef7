import Foundation
import IrisTool
import Testing

private func object(_ line: String) throws -> [String: Any] {
  try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
}

@Suite struct `The shop's command line` {
  @Test func `prints one intent for both spellings of a link`() async {
    let run = await ToolRun("open", "bookstore://book/42", "https://books.example.com/book/42/")
    #expect(run.exit == .success)
    let intents = run.lines.filter { $0.hasPrefix("  intent") }
    #expect(intents.count == 2)
    #expect(Set(intents) == [#"  intent    .catalogue(.book(id: "42"))"#])
  }

  @Test func `says which route came closest to a miss, and why it is none`() async {
    let run = await ToolRun("open", "bookstore://book")
    #expect(run.exit == .findings)
    let reason = "book/:BookID came closest: segment 2, nothing stands where a BookID is expected"
    #expect(run.lines.contains("  reason    \(reason)"))
  }

  @Test func `writes one JSON object a link`() async throws {
    let run = await ToolRun(
      "open",
      "--json",
      "bookstore://search?q=a%2Bb&utm_source=mail",
      "bookstore://bok/42"
    )
    #expect(run.exit == .findings)
    let lines = run.lines.filter { !$0.isEmpty }
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
    let run = await ToolRun("open", "bookstore://reset/s3cret")
    #expect(run.lines.filter { $0.contains("s3cret") } == ["bookstore://reset/s3cret"])
  }

  @Test func `makes what cannot be seen in a link visible`() async {
    let run = await ToolRun("open", "bookstore://book/\u{1B}[2J\u{202E}x")
    #expect(run.lines.first == #"bookstore://book/\u{1b}[2J\u{202e}x"#)
    #expect(!run.lines.joined().unicodeScalars.contains("\u{1B}"))
  }

  @Test(arguments: [
    (["open"], "bookstore open: URL is missing; write bookstore open bookstore://book/42"),
    (
      ["play"],
      "bookstore play: FILE is missing; write bookstore play Examples/Bookstore/Scripts/race.txt"
    ),
    (["shop"], "bookstore: unknown command \"shop\"; see bookstore --help"),
    (["open", "--jsn"], "bookstore open: unknown option \"--jsn\"; did you mean \"--json\"?"),
    (
      ["url", "catalogue.book"], "bookstore url: id has no value; write id=VALUE"
    ),
    (
      ["url", "catalogue.bok", "id=1"],
      "bookstore url: \"catalogue.bok\" is no route; did you mean catalogue.book?"
    ),
    (
      ["url", "catalogue.book", "isbn=1"],
      "bookstore url: \"isbn\" is no capture of the route; name one of id"
    ),
    (
      ["url", "catalogue.book", "id=.."],
      "bookstore url: https://books.example.com/book/.. is read by no route; "
        + "give values that catalogue.book reads"
    ),
  ])
  func `mends a wrong call in one line`(words: [String], mend: String) async {
    let run = await ToolRun(words)
    #expect(run.exit == .usage)
    #expect(run.errors == [mend])
  }

  @Test func `plays a tour of good, odd and hostile links`() async {
    let run = await ToolRun("tour")
    #expect(run.exit == .success)
    let links = run.lines.filter { line in
      ["bookstore:", "https:"].contains { line.lowercased().hasPrefix($0) }
    }
    #expect(links.count >= 12)
    #expect(run.lines.filter { $0.hasPrefix("  reason") }.count >= 4)
    #expect(run.lines.contains { $0.contains("held until signed in") })
  }

  @Test func `names the route that reads a link, and its canonical form`() async {
    let run = await ToolRun("match", "bookstore://b/42.html", "bookstore://nowhere")
    #expect(run.exit == .findings)
    #expect(
      run.lines == [
        "bookstore://b/42.html  catalogue.book (alias)  b/:BookID.html  bookstore://book/42",
        "bookstore://nowhere  no route", "",
      ]
    )
  }

  @Test func `underlines where a link stops being one of the shop's`() async {
    let run = await ToolRun("explain", "bookstore://category/fantsy")
    #expect(run.exit == .findings)
    #expect(
      run.lines == [
        "bookstore://category/fantsy",
        "                     ^^^^^^ category/:Genre came closest: segment 2, \"fantsy\" stands where "
          + "one of \"fantasy\", \"science-fiction\", \"computing\", \"poetry\" is expected", "",
      ]
    )
  }

  @Test func `finds nothing wrong with the shop's own table`() async {
    let run = await ToolRun("lint")
    #expect(run.exit == .success)
    #expect(run.lines == ["no findings", ""])
  }

  @Test func `builds a link for every origin`() async {
    let run = await ToolRun("url", "search.results", "q=a b", "tag=x", "tag=y/z", "in-stock")
    #expect(run.exit == .success)
    let tail = "search?q=a%20b&tag=x&tag=y/z&in-stock"
    #expect(
      run.lines == [
        "https://books.example.com/\(tail)", "https://www.books.example.com/\(tail)",
        "bookstore://\(tail)", "",
      ]
    )
  }
}
