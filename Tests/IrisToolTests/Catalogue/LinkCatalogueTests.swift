import Foundation
import Iris
import IrisTool
import Testing

@Suite struct `A catalogue page` {
  private func page(_ routes: [RouteDescription], title: String = "bookstore") -> String {
    LinkCatalogue(
      title: title,
      routes: routes,
      schemes: ["bookstore"],
      hosts: ["books.example.com"],
    ).html
  }

  @Test func `shows every link with its pattern, example and code`() {
    let html = page(bookstore)
    #expect(html.matches(of: /<article class="card"/).count == bookstore.count)
    #expect(html.matches(of: /<svg viewBox/).count == bookstore.count)
    #expect(html.contains(#"href="https://books.example.com/book/42/reviews/42""#))
    #expect(html.contains("<i>/</i>book<i>/</i><b>:BookID</b>"))
    #expect(html.contains(#"<span class="badge">alias</span>"#))
    #expect(html.contains(#"<span class="badge">private</span>"#))
    #expect(html.contains("Bookstore/Routes.swift:12"))
    #expect(html.contains("<h2>account</h2>"))
  }

  @Test func `every control has a label, every picture a name`() {
    let html = page(bookstore + [route("get", "get/:Format?page=")])
    let labels = Set(html.matches(of: /<label for="([^"]+)"/).map { String($0.1) })
    let controls = html.matches(of: /<(?:input|select|textarea)[^>]* id="(link-[^"]+)"/)
    #expect(controls.count == labels.count)
    #expect(labels == Set(controls.map { String($0.1) }))
    #expect(html.matches(of: /<svg [^>]*aria-label="/).count == html.matches(of: /<svg\s/).count)
  }

  @Test func `asks the network for nothing`() {
    let html = page(bookstore)
    #expect(html.contains("default-src 'none'"))
    #expect(!html.contains(/(src|srcset|action)=/))
    #expect(!html.contains("url("))
    #expect(!html.contains("@import"))
    #expect(!html.contains(/<(link|img|iframe|object|embed)\b/))
  }

  @Test func `is the same page for the same table`() {
    #expect(page(bookstore) == page(bookstore))
  }

  @Test func `text from a table is never markup`() {
    let hostile = #""'><script>alert(1)</script></title></style><!--"#
    let value = RouteDescription.Value(
      name: hostile,
      type: hostile,
      choices: [hostile],
      example: hostile,
    )
    let free = RouteDescription.Value(name: hostile, type: hostile, example: hostile)
    let odd = RouteDescription(
      name: hostile,
      pattern: hostile,
      path: [
        .literal(hostile), .capture(value, prefix: hostile, suffix: hostile),
        .capture(free, prefix: "", suffix: ""),
      ],
      items: [.init(name: hostile, presence: .defaulted(hostile), value: free)],
      fragment: .literal(hostile),
      source: SourcePlace(fileID: hostile, line: 1),
    )
    let html = page([odd], title: hostile)
    let plain = page([route("a", "a")])
    func count(_ text: String, _ pattern: some RegexComponent) -> Int {
      text.matches(of: pattern).count
    }
    #expect(count(html, /<script/) == count(plain, /<script/))
    #expect(count(html, /<\/style/) == 1)
    #expect(count(html, /<\/title/) == 1)
    #expect(!html.contains("<!--"))
    #expect(!html.contains(#"=""'>"#))
  }

  @Test(arguments: ["javascript", "data", "VBScript"])
  func `never offers to run a link`(scheme: String) {
    let html = LinkCatalogue(
      title: "t",
      routes: [route("a", "alert(1)")],
      schemes: [scheme],
      hosts: [],
    ).html
    #expect(!html.contains("href=\"\(scheme)"))
    #expect(!html.contains("{\"scheme\":\"\(scheme)\"}"))
  }

  static let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Opens the page with a script behind its own and returns what that script wrote.
  private func run(_ script: String, on html: String) throws -> JSONValue {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "catalogue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "links.html")
    let before = """
      <script>window.drawn = [...document.querySelectorAll(".code path")].map(p => \
      p.getAttribute("d"))</script>
      """
    let after = """
      <pre id="result"></pre>
      <script>document.getElementById("result").textContent = JSON.stringify((() => {
      const card = number => document.getElementById("link-" + number);
      const fill = (id, value) => { const field = document.getElementById(id); field.value = value;
        field.dispatchEvent(new Event("input", {bubbles: true})); };
      const link = number => card(number).querySelector(".open").textContent;
      \(script)
      })())</script></body>
      """
    let page = html.replacing("<script type=", with: before + "<script type=")
      .replacing("</body>", with: after)
    try page.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.browser))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path())profile",
      "--dump-dom", file.absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let dom = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let result = try #require(dom.firstMatch(of: /<pre id="result">(.*?)<\/pre>/)).1
    let text = String(result).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&amp;", with: "&")
    return try JSONValue(parsing: text)
  }

  @Test(.enabled(if: browser != nil, "no Chromium on this machine"))
  func `in a browser fills in parameters, switches origins, filters and draws the same codes`()
    throws
  {
    let routes =
      bookstore + [
        route("odd", "a b/x-:Name.json/:Format/**?q&page=1&sort==u+p#to p"),
        route("tail", "tail/:Name?"),
      ]
    let result = try run(
      """
      const result = {drawn: [...document.querySelectorAll(".code path")].every((p, i) =>
        p.getAttribute("d") === window.drawn[i])};
      const odd = document.querySelectorAll(".card").length - 1;
      fill("link-2-0", "a/b é+%");
      result.book = link(2);
      fill(`link-${odd}-0`, "1/2"); fill(`link-${odd}-1`, "pdf"); fill(`link-${odd}-2`, "r/s t//u");
      fill(`link-${odd}-3`, "a+b & c"); fill(`link-${odd}-4`, "2");
      result.odd = link(odd);
      fill("link-3-1", "no");
      result.problem = card(3).querySelector(".problem").textContent;
      result.tappable = card(3).querySelector(".open").hasAttribute("href");
      fill("link-3-1", "7");
      result.mended = card(3).querySelector(".open").href;
      fill("link-2-0", "..");
      result.dots = card(2).querySelector(".problem").textContent;
      fill("link-2-0", "");
      result.empty = card(2).querySelector(".problem").textContent;
      fill("search", "ORDER account");
      result.shown = [...document.querySelectorAll(".card:not([hidden]) h3")].map(h => h.textContent);
      result.count = document.getElementById("count").textContent;
      fill("search", "nowhere");
      result.nothing = !document.getElementById("nothing").hidden;
      document.getElementById("clear").click();
      result.all = document.querySelectorAll(".card:not([hidden])").length;
      document.querySelectorAll("input[name=origin]")[1].click();
      result.scheme = [link(1), link(3), link(odd)];
      return result;
      """,
      on: page(routes),
    )
    let oddValues = ["1/2", "pdf", "r/s t//u", "a+b & c", "2"]
    let oddPath = LinkForm(routes[routes.count - 2]).path(oddValues)
    let bookPath = LinkForm(routes[1]).path(["a/b é+%"])
    let expected = JSONValue.object([
      "drawn": .bool(true),
      "book": .string("https://books.example.com" + bookPath),
      "odd": .string("https://books.example.com" + oddPath),
      "problem": .string("int is not a whole number"),
      "tappable": .bool(false),
      "mended": .string("https://books.example.com/book/42/reviews/7"),
      "dots": .string("bookID may not be . or .."),
      "empty": .string("bookID is empty and would vanish; fill it in"),
      "shown": .strings(["account.orders", "account.order"]),
      "count": .string("2 of 13 links"),
      "nothing": .bool(true),
      "all": .number(13),
      "scheme": .strings([
        "bookstore://", "bookstore://book/42/reviews/7", "bookstore://" + oddPath,
      ]),
    ])
    #expect(result == expected)
  }
}
