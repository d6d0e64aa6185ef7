import Iris
import IrisTool
import Testing

@Suite struct `A contract of links` {
  private func contract(_ routes: [RouteDescription]) -> LinkContract {
    LinkContract(routes: routes, schemes: ["bookstore"], hosts: ["books.example.com"])
  }

  private func changes(
    _ released: [RouteDescription],
    _ current: [RouteDescription],
    routeName: ((String) -> String?)? = nil,
  ) -> [String] {
    contract(released).changes(to: contract(current), routeName: routeName).map {
      "\($0.kind.rawValue) | \($0)"
    }
  }

  private func reader(_ routes: [RouteDescription]) -> (String) -> String? {
    { link in routes.first { reads($0, link) }?.name }
  }

  @Test func `is written one link a line, in the table's order`() {
    #expect(
      contract([
        route("book", "book/:BookID"), route("search", "search?q&page=1&sort==up"),
        route("get", "get/:Format/:Name?"),
      ]).json == """
        {
          "linkContract": 1,
          "schemes": ["bookstore"],
          "hosts": ["books.example.com"],
          "links": [
            {"route": "book", "shape": "/book/{text}", "samples": ["/book/42"]},
            {"route": "search", "shape": "/search?q={text}&page={integer=1}&sort=up", \
        "samples": ["/search?q=example&sort=up"]},
            {"route": "get", "shape": "/get/{html|pdf|e%20pub|}/{text?}", \
        "samples": ["/get/html", "/get/html/42"]}
          ]
        }

        """
    )
  }

  @Test func `reads back as it was written`() throws {
    let shapes = bookstore + [route("odd", "a{b|c}/x-:Format.json/**?n:Int&m=#top")]
    let contract = contract(shapes)
    #expect(try LinkContract(json: contract.json) == contract)
    #expect(contract.changes(to: contract) == [])
    #expect(contract.changes(to: contract, routeName: reader(shapes)) == [])
  }

  @Test func `keeps only samples that read as their route`() {
    let routes = [route("number", "a/:Int"), route("name", "a/:Name")]
    let contract = LinkContract(
      routes: routes,
      schemes: [],
      hosts: ["e.com"],
      routeName: reader(routes),
    )
    #expect(contract.links.map(\.samples) == [["/a/42"], []])
  }

  @Test(arguments: [
    (
      "",
      "the contract: line 1, column 1: the document ends where a value was expected; mend the "
        + "JSON, perhaps a merge left its marks"
    ),
    ("{}", #"the contract: has no "linkContract"; write one with `contract write`"#),
    (
      #"{"linkContract": 2}"#,
      "the contract: is of format 2, which this version does not know; update the tool"
    ),
    (
      #"{"linkContract": 1, "schemes": [], "hosts": [1], "links": []}"#,
      "hosts: is missing or odd; write the file again with `contract write`"
    ),
    (
      #"{"linkContract": 1, "schemes": [], "hosts": [], "links": [{"route": "a", "shape": "/{x}"}]}"#,
      "links[0].shape: is missing or odd; write the file again with `contract write`"
    ),
  ]) func `says why a text is none`(text: String, message: String) {
    let error = #expect(throws: LinkContractError.self) { try LinkContract(json: text) }
    #expect(error?.description == message)
  }

  struct Difference: CustomTestStringConvertible, Sendable {
    let released: String
    let current: String
    let change: String?
    var testDescription: String { "\(released) → \(current)" }
  }

  @Test(arguments: [
    Difference(
      released: "book/:BookID",
      current: "books/:BookID",
      change: "removed | /book/{text}: no longer reads as a; keep an alias for it, or write the "
        + "contract again"
    ),
    Difference(
      released: "book/:BookID",
      current: "book/:Int",
      change: "narrowed | /book/{text}: {text} now takes only {integer}; keep an alias for it, or "
        + "write the contract again"
    ),
    Difference(
      released: "s",
      current: "s?q",
      change: "narrowed | /s: now demands \"q\"; keep an alias for it, or write the contract again"
    ),
    Difference(
      released: "s?page=",
      current: "s",
      change: "meaning-changed | /s?page={integer?}: no longer looks at \"page\"; move the new "
        + "meaning elsewhere, or write the contract again"
    ),
    Difference(
      released: "s?page=1",
      current: "s?page=2",
      change: "meaning-changed | /s?page={integer=1}: without \"page\" it meant 1 and now means 2; "
        + "move the new meaning elsewhere, or write the contract again"
    ),
    Difference(
      released: "s?n:Int",
      current: "s?n:Format",
      change: "narrowed | /s?n={integer}: n={integer} now takes only {html|pdf|e%20pub|}; keep an "
        + "alias for it, or write the contract again"
    ),
    Difference(
      released: "a/:Name?",
      current: "a/:Name",
      change:
        "narrowed | /a/{text?}: {text?} now takes only {text}; keep an alias for it, or write "
        + "the contract again"
    ),
    Difference(
      released: "a#x",
      current: "a",
      change:
        "meaning-changed | /a#x: no longer looks at \"#\"; move the new meaning elsewhere, or "
        + "write the contract again"
    ),
    Difference(released: "book/:Int", current: "book/:BookID", change: nil),
    Difference(released: "help/:Name", current: "help/**", change: nil),
    Difference(released: "a", current: "a/:Name?", change: nil),
    Difference(released: "a?q", current: "a?q&page=1", change: nil),
    Difference(released: "a/b", current: "a/:Name", change: nil),
  ]) func `names the link that would break`(difference: Difference) {
    let found = changes([route("a", difference.released)], [route("a", difference.current)])
    #expect(found.filter { !$0.hasPrefix("added") } == difference.change.map { [$0] } ?? [])
  }

  @Test func `tells when a link means something else`() {
    #expect(
      changes([route("book", "b/:Name")], [route("author", "b/:Name")]).first
        == "meaning-changed | /b/{text}: meant book and now means author; move the new meaning "
        + "elsewhere, or write the contract again"
    )
  }

  @Test func `an alias keeps a link alive`() {
    let now = [route("book", "books/:BookID"), route("book", "book/:BookID", isAlias: true)]
    #expect(
      changes([route("book", "book/:BookID")], now) == [
        "added | /books/{text}: is new and reads as book"
      ]
    )
  }

  @Test func `with a reader the samples are really read`() {
    let released = [route("book", "book/:BookID"), route("help", "help")]
    let shadowed = [route("new", "book/42"), route("book", "book/:BookID")]
    #expect(
      changes(released, shadowed, routeName: reader(shadowed))
        == [
          "meaning-changed | /book/42: meant book and now means new; move the new meaning elsewhere, "
            + "or write the contract again",
          "removed | /help: no longer reads as help; keep an alias for it, or write the contract again",
          "added | /book/42: is new and reads as new",
        ]
    )
  }

  @Test func `an origin that is gone breaks every link of it`() {
    let released = LinkContract(routes: [], schemes: ["old"], hosts: ["a.example", "b.example"])
    let current = LinkContract(routes: [], schemes: ["new"], hosts: ["b.example"])
    #expect(
      released.changes(to: current).map(\.description) == [
        "old://: is no longer an origin of the table; keep an alias for it, or write the contract "
          + "again",
        "https://a.example: is no longer an origin of the table; keep an alias for it, or write "
          + "the contract again",
      ]
    )
  }
}
