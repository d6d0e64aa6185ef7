import Foundation
import Iris
import IrisTool
import Testing

@Suite struct `Auditing a log` {
  private let host = "https://books.example.com"

  private func audit(_ text: String, _ words: String...) async throws -> (ToolRun, JSONValue) {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "links.log")
    let run =
      switch words.count {
      case 0: await ToolRun("audit", path, "--json")
      case 2: await ToolRun("audit", path, words[0], words[1], "--json")
      default: await ToolRun("audit", path, words[0], words[1], words[2], words[3], "--json")
      }
    return (run, try #require(run.json))
  }

  private func counts(_ report: JSONValue) -> [String: Int] {
    let routes = (report["routes"]?.elements ?? []).compactMap { route in
      route["name"]?.text.map { ($0, route["count"]?.integer ?? 0) }
    }
    return Dictionary(routes, uniquingKeysWith: +).filter { $0.value > 0 }
  }

  @Test func `counts links by route, whatever ends a line`() async throws {
    let log = "\(host)/\n\(host)/book/1\r\n\(host)/book/2\n\n\(host)/b/3\n\(host)/account/orders/4"
    let (run, report) = try await audit(log)
    #expect(report["offset"]?.integer == log.utf8.count)
    #expect(counts(report) == ["home": 1, "book": 3, "account.order": 1])
    #expect(report["links"]?.integer == 5)
    #expect(report["misses"]?.integer == 0)
    #expect(report["blankLines"]?.integer == 1)
    #expect(run.exit == .success)
  }

  @Test func `puts misses of one shape together, with the nearest route`() async throws {
    let links = [
      "/books/1", "/books/2", "/books/333?utm=x", "/boook/abc", "/book/1/review/2",
      "/zzz/a/b/c/d/e",
      "/files/6F9619FF-8B86-D011-B42D-00C04FC964FF", "/download/x1/pdf", "/hepl/a/b/c",
    ]
    let (run, report) = try await audit(links.map { host + $0 + "\n" }.joined())
    #expect(run.exit == .findings)
    let shapes = (report["missShapes"]?.elements ?? []).map { shape in
      [
        shape["shape"]?.text ?? "", "\(shape["count"]?.integer ?? 0)",
        shape["nearestRoute"]?.text ?? "-",
      ]
    }
    #expect(
      shapes
        == [
          [host + "/books/:number", "2", "book"],
          [host + "/book/:number/review/:number", "1", "review"],
          [host + "/books/:number?utm", "1", "book"],
          [host + "/boook/abc", "1", "book"],
          [host + "/download/x1/pdf", "1", "download"],
          [host + "/files/:uuid", "1", "-"],
          [host + "/hepl/a/b/c", "1", "help"],
          [host + "/zzz/a/b/c/d/e", "1", "-"],
        ]
    )
    #expect(report["missShapes"]?.elements?.first?["sample"]?.text == host + "/books/1")
  }

  @Test(
    arguments: [
      ("https://books.example.com/Book/42", "upper case", "/book/42"),
      ("https://books.example.com//book/42?a=B", "doubled slash", "/book/42?a=B"),
      ("https://books.example.com/account/orders/7).", "text behind the link", "/account/orders/7"),
      ("http://www.books.example.com/book/42#x", "other host or scheme", "/book/42#x"),
      ("https://books.example.com/download/1/e%2520pub", "escaped twice", "/download/1/e%20pub"),
      (
        "https://www.books.example.com/BOOK//42", "other host or scheme, doubled slash, upper case",
        "/book/42"
      ),
      ("https://books.example.com/nowhere", nil, nil),
      ("https://evil.example/book/42", nil, nil),
    ] as [(String, String?, String?)]
  ) func `finds the slip but for which a route would read the link`(
    link: String,
    slip: String?,
    mended: String?,
  ) async throws {
    let (_, report) = try await audit(link)
    let duplicate = report["missShapes"]?.elements?.first?["nearDuplicate"]
    #expect(duplicate?["slip"]?.text == slip)
    #expect(duplicate?["link"]?.text == mended.map { host + $0 })
  }

  @Test func `reads a field of JSON lines and tells of lines without one`() async throws {
    let (_, report) = try await audit(
      """
      {"at": 1, "request": {"url": "\(host)/book/1"}}
      {"request": {"url": 5}}
      not JSON
      {"request": {"url": "\(host)/nowhere"}}

      """,
      "--field",
      "request.url",
    )
    #expect(counts(report) == ["book": 1])
    #expect(report["misses"]?.integer == 1)
    #expect(report["unreadableLines"]?.integer == 2)
  }

  @Test func `goes on where the last run ended`() async throws {
    let first = "\(host)/book/1\n\(host)/book/2\n"
    let (_, report) = try await audit(first)
    #expect(report["offset"]?.integer == first.utf8.count)
    let (_, next) = try await audit(
      first + "\(host)/search?q=a\n",
      "--offset",
      "\(first.utf8.count)"
    )
    #expect(counts(next) == ["search": 1])
  }

  @Test func `a line too long for a link is counted and forgotten`() async throws {
    let long = String(repeating: "x", count: 700_000)
    let text = "\(host)/book/1\n\(long)\n\(host)/book/2\n\(long)"
    let (_, report) = try await audit(text)
    #expect(counts(report) == ["book": 2])
    #expect(report["unreadableLines"]?.integer == 2)
    #expect(report["offset"]?.integer == text.utf8.count)
  }

  @Test func `is written for people too`() async throws {
    let folder = try TemporaryFolder()
    let lines = ["/book/1", "/book/2", "/books/3", "/\u{1B}[2J"].map { host + $0 + "\n" }
    let run = await ToolRun("audit", try folder.write(lines.joined(), to: "log"))
    #expect(run.output.hasPrefix("4 links, 2 (50.0%) read, 2 missed\n\nroutes\n"))
    #expect(run.output.contains("\n           2  book  /book/:BookID\n           0  home  /\n"))
    #expect(run.output.contains("/books/:number  nearest: book /book/:BookID"))
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.output.hasSuffix("go on from there with --offset \(lines.joined().utf8.count)\n"))
  }

  @Test func `any bytes make a report`() async throws {
    var generator = SeededGenerator(state: 7)
    let folder = try TemporaryFolder()
    let bytes = (0..<300_000).map { _ in
      UInt8.random(in: 0...255, using: &generator) | UInt8.random(in: 0...15, using: &generator)
    }
    try Data(bytes).write(to: folder.url.appending(path: "log"))
    let report = try #require(await ToolRun("audit", folder.path("log"), "--json").json)
    let lines = bytes.split(separator: 10, omittingEmptySubsequences: false).count
    let blank = try #require(report["blankLines"]?.integer)
    #expect(report["misses"]?.integer == lines - blank - (bytes.last == 10 ? 1 : 0))
  }
}

@Suite struct `The shape of a miss` {
  private static let pieces = [
    "https", "BOOKSTORE", "a1", ":", "/", "//", "?", "#", "&", "=", "12", "0123456789abcdef0123",
    "user1234567890", "Host.Example", "@", "%41", "é", " ", "x", "-", "a.b", "tag",
    "e621e1f8-c36c-495a-93fc-0c247a3e6e5f", String(repeating: "y", count: 45), "[", "'",
  ]

  @Test func `is the same by the short way and by the long one`() {
    var numbers = SeededGenerator(state: 3)
    var plain = 0
    for _ in 0..<20_000 {
      let count = Int(numbers.next() % 12)
      let line = (0..<count).map { _ in
        Self.pieces[Int(numbers.next() % UInt64(Self.pieces.count))]
      }.joined()
      guard let short = PlainMiss(line) else { continue }
      plain += 1
      #expect(short.labels == MissTree.labels(of: line), "\(line)")
    }
    #expect(plain > 2_000)
  }
}
