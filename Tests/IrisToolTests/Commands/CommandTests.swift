import Foundation
import Iris
import IrisTool
import Testing

private let app = "ABCDE12345.com.example.app"

@Suite struct `The commands of a tool` {
  @Test func `routes lists the table in columns`() async {
    var table = PlainTable()
    table.routes = [
      route("home", "", line: 10), route("get", "get/:Format?page=1", line: 7),
      route("old", "b/:Token", line: 30, isAlias: true),
    ]
    #expect(
      await ToolRun("routes", table: table).output
        == """
        ROUTE        PATTERN              CAPTURES                SOURCE
        home         /                    -                       Bookstore/Routes.swift:10
        get          /get/:Format?page=1  format: Format, page: Int  Bookstore/Routes.swift:7
        old (alias)  /b/:Token            token: Token (private)  Bookstore/Routes.swift:30

        """.replacing("CAPTURES                SOURCE", with: "CAPTURES                   SOURCE")
        .replacing("-                       Book", with: "-                          Book")
        .replacing("(private)  Book", with: "(private)     Book")
    )
  }

  @Test func `routes filters, and misses with status 1`() async {
    #expect(await ToolRun("routes", "ORDER").output.split(separator: "\n").count == 3)
    let nothing = await ToolRun("routes", "nowhere", "--json")
    #expect(nothing.exit == .findings)
    #expect(nothing.json == .array([]))
  }

  @Test func `routes describes itself to programs`() async {
    let first = await ToolRun("routes", "download", "--json").json?.elements?.first
    #expect(first?["shape"]?.text == "/download/{integer}/{html|pdf|e%20pub|}")
    #expect(first?["line"]?.integer == 15)
    let captures = first?["captures"]?.elements
    #expect(captures?.compactMap { $0["name"]?.text } == ["int", "format"])
    #expect(captures?.last?["choices"] == .strings(["html", "pdf", "e pub"]))
  }

  @Test(arguments: [
    (["export", "apple-app-site-association", "--app", app], "\"applinks\""),
    (["export", "info-plist"], "<string>bookstore</string>"),
    (["export", "associated-domains"], "<string>applinks:books.example.com</string>"),
    (["export", "android-intent-filters"], "pathAdvancedPattern=\"/book/[^/]+/{0,1}\""),
  ]) func `export writes each format, to a file too`(words: [String], piece: String) async throws {
    let folder = try TemporaryFolder()
    let printed =
      words.count == 2
      ? await ToolRun(words[0], words[1]) : await ToolRun(words[0], words[1], words[2], words[3])
    #expect(printed.exit == .success)
    #expect(printed.output.contains(piece))
    #expect(printed.errors.isEmpty)
    let path = folder.path("out")
    let written =
      words.count == 2
      ? await ToolRun(words[0], words[1], "-o", path)
      : await ToolRun(words[0], words[1], words[2], words[3], "-o", path)
    #expect(written.output.isEmpty)
    #expect(try folder.read("out") == printed.output)
    if words.count == 2 {
      #expect(await ToolRun(words[0], words[1], "--json").json != nil)
    }
  }

  @Test func `export tells what it cannot say`() async {
    var table = PlainTable()
    table.routes = [route("odd", "a*b")]
    let run = await ToolRun("export", "apple-app-site-association", "--app", app, table: table)
    #expect(run.exit == .success)
    #expect(run.errors.hasPrefix("\"a*b\": holds \"*\""))
    table.hosts = []
    let none = await ToolRun("export", "apple-app-site-association", "--app", app, table: table)
    #expect(none.errors == "bookstore export: the table has no web host; add one to its origins\n")
  }

  @Test func `check-association decides links for people and for programs`() async throws {
    let folder = try TemporaryFolder()
    let text = await ToolRun("export", "apple-app-site-association", "--app", app).output
    let file = try folder.write(text, to: "aasa")
    let url = "https://books.example.com/book/42"
    let deep = "https://books.example.com/book/42/x"
    let run = await ToolRun("check-association", file, "--url", url, "--url", deep, "--json")
    #expect(run.exit == .success)
    let lines = try run.output.split(separator: "\n").map { try JSONValue(parsing: String($0)) }
    #expect(lines.map { $0["decision"]?.text } == ["match", "exclude"])
    #expect(lines.map { $0["route"]?.text } == ["book", nil])
    #expect(lines.map { $0["agrees"]?.flag } == [true, true])
    #expect(lines.first?["component"]?["/"]?.text == "/book/?*")
    #expect(lines.first?["app"]?.text == app)
    let people = await ToolRun("check-association", file, "--url", url, "--domain", "other.example")
    #expect(people.exit == .findings)
    #expect(
      people.output == """
        no_match  \(url)
          by no component
          the table reads it as book; they disagree: it would stay in the browser

        """
    )
    let matched = await ToolRun("check-association", file, "--url", url)
    #expect(matched.output.hasPrefix("match  \(url)\n  by details[0].components["))
  }

  @Test func `check-association finds what is wrong with a whole file`() async throws {
    let folder = try TemporaryFolder()
    let text = await ToolRun("export", "apple-app-site-association", "--app", app).output
    let good = await ToolRun("check-association", try folder.write(text, to: "good"))
    #expect(good.output == "no findings\n")
    #expect(good.exit == .success)
    let file = try folder.write(
      text.replacing(#"{"/": "/book/?*", "comment": "book"}"#, with: #"{"/": "/é"}"#),
      to: "bad",
    )
    let bad = await ToolRun("check-association", file, "--json")
    #expect(bad.exit == .findings)
    #expect(
      bad.json?.elements?.compactMap { $0["code"]?.text } == ["unescaped-text", "not-claimed"]
    )
    let none = await ToolRun("check-association", try folder.write("{", to: "none"))
    #expect(none.exit == .usage)
    #expect(none.errors.contains("line 1, column 2: expected a name in quotes; mend the JSON"))
  }

  @Test func `contract is written, holds, and names what breaks`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("links.json")
    #expect(await ToolRun("contract", "write", path).exit == .success)
    let kept = await ToolRun("contract", "check", path)
    #expect(kept.output == "every released link reads as it did\n")
    var table = PlainTable()
    table.routes.removeAll { $0.name == "profile" }
    table.routes.append(route("new", "new"))
    let broken = await ToolRun("contract", "check", path, table: table)
    #expect(broken.exit == .findings)
    #expect(
      broken.output == """
        removed  /profile/42: no longer reads as profile; keep an alias for it, or write the \
        contract again
        added  /new: is new and reads as new

        """
    )
    let json = await ToolRun("contract", "check", path, "--json", table: table).json
    #expect(json?.elements?.map { $0["breaking"]?.flag } == [true, false])
    let none = await ToolRun("contract", "check", try folder.write("[]", to: "none"))
    #expect(none.exit == .usage)
    #expect(none.errors.hasSuffix("has no \"linkContract\"; write one with `contract write`\n"))
  }

  @Test(arguments: [("mermaid", "flowchart LR"), ("dot", "digraph"), ("svg", "<svg")])
  func `map draws in every format`(format: String, start: String) async {
    #expect(await ToolRun("map", "--format", format).output.hasPrefix(start))
  }

  @Test func `map and catalog describe themselves to programs`() async {
    let map = await ToolRun("map", "--json").json
    #expect(map?["segment"]?.text == "bookstore")
    #expect(map?["children"]?.elements?.count == 7)
    let catalog = await ToolRun("catalog", "--json").json
    #expect(catalog?.elements?.count == bookstore.count)
    #expect(
      catalog?.elements?.dropFirst().first?["examples"]
        == .strings(["https://books.example.com/book/42", "bookstore://book/42"])
    )
  }

  @Test func `catalog writes its page`() async throws {
    let folder = try TemporaryFolder()
    #expect(await ToolRun("catalog", "-o", folder.path("links.html")).exit == .success)
    #expect(try folder.read("links.html").hasPrefix("<!doctype html>"))
  }
}
