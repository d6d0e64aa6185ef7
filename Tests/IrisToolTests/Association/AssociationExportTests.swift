import Iris
import IrisTool
import Testing

private let app = "ABCDE12345.com.example.app"

@Suite struct `Exporting an association file` {
  private func export(_ routes: [RouteDescription]) -> AssociationExport {
    AssociationExport(routes: routes, apps: [app])
  }

  private func components(_ patterns: String...) -> [String] {
    let routes = patterns.map { route($0, $0) }
    return (export(routes).file.entries.first?.components ?? []).map { component in
      let query: String
      switch component.query {
      case .items(let items): query = items.map { "?\($0.name)=\($0.pattern)" }.joined()
      case .whole, nil: query = ""
      }
      let fragment = component.fragment.map { "#" + $0 } ?? ""
      return (component.isExcluded ? "not " : "") + (component.path ?? "") + query + fragment
    }
  }

  @Test func `goes from deep to shallow with an exclusion between`() {
    #expect(
      components("users/:Name", "users/:Name/edit", "about") == [
        "not /users/?*/?*/edit", "/users/?*/edit", "not /users/?*/?*", "/users/?*", "/about",
      ]
    )
  }

  @Test func `numbers take their signs and nothing else`() {
    #expect(
      components("book/:Int") == [
        "not /book/$(integer)/?*", "not /book/$(integer)$(nondigit)*", "/book/$(integer)",
      ]
    )
    #expect(
      components("book/:Int", "book/4ever", "book/new") == [
        "not /book/$(integer)/?*", "/book/4ever", "/book/new",
        "not /book/$(integer)$(nondigit)*", "/book/$(integer)",
      ]
    )
    #expect(
      components("x/:Int", ":Int/1a") == [
        "not /x/$(integer)/?*", "not /$(integer)/?*/1a", "not /x/$(integer)$(nondigit)*",
        "not /$(integer)$(nondigit)*/1a", "/x/$(integer)", "/$(integer)/1a",
      ]
    )
  }

  @Test func `an exclusion that might hide another route is left out`() {
    #expect(
      components(":Int/:Name", ":Name/:Int").filter { $0.contains("nondigit") } == []
    )
  }

  @Test func `leaves out what another component covers`() {
    #expect(components("a/:Name", "a/b", "a/:Int") == ["not /a/?*/?*", "/a/?*"])
    #expect(components("help/**", "help/faq", "help/:Name/x") == ["/help/*"])
    #expect(components("**", "a/:Name", "b?q") == ["/*"])
  }

  @Test func `a finite type is a variable with exactly its values`() {
    let file = export([route("get", "get/:Format")]).file
    #expect(file.variables == [.init(name: "format", values: ["html", "pdf", "e%20pub"])])
    #expect(components("get/:Format") == ["/get/$(format)"])
  }

  @Test func `says a required item and is silent on the others`() {
    #expect(components("search?q&page=1&size=") == ["/search?q=?*"])
    #expect(components("list?sort==up%20down") == ["/list?sort=up%2520down"])
    #expect(components("a#top") == ["/a#top"])
  }

  @Test func `an optional tail is a component for each length`() {
    #expect(components("a/:Name?") == ["not /a/?*/?*", "/a/?*", "/a"])
  }

  @Test func `fixed text around a capture stays`() {
    #expect(
      components("f/user-:Name.json") == ["not /f/user-*/*.json", "/f/user-?*.json"]
    )
  }

  @Test func `text a pattern cannot spell takes any character and is told`() {
    #expect(components("a*b/$(c)") == ["/a?b/?(c)"])
    #expect(
      export([route("odd", "a*b")]).findings.map(\.description) == [
        "\"a*b\": holds \"*\" or \"$(\", which a pattern cannot spell, so any character is taken "
          + "there; rename the segment if that claims too much"
      ]
    )
  }

  @Test func `writes one component a line`() {
    #expect(
      export([route("home", ""), route("search", "search?q")]).file.json == """
        {
          "applinks": {
            "details": [
              {
                "appIDs": ["ABCDE12345.com.example.app"],
                "components": [
                  {"/": "/search", "?": {"q": "?*"}, "comment": "search"},
                  {"/": "/", "comment": "home"}
                ]
              }
            ]
          }
        }

        """
    )
  }

  @Test func `what it writes it reads back, and lints clean`() throws {
    let file = export(bookstore).file
    let back = try AssociationFile(json: file.json)
    #expect(back.entries == file.entries)
    #expect(back.variables == file.variables)
    #expect(file.lint() == [])
  }

  @Test(arguments: AssociationExportTables.all)
  func `claims every link the table reads, and no other it can say`(
    routes: [RouteDescription]
  ) {
    let file = export(routes).file
    var claimed = 0
    for seed in 0..<2 as Range<UInt64> {
      for link in AssociationExportTables.links(seed: seed, for: routes) {
        let isRead = routes.contains { reads($0, link) }
        let isClaimed = file.decision(for: link, app: app).outcome == .match
        claimed += isClaimed ? 1 : 0
        if isRead {
          #expect(isClaimed, "\(link) is read")
        } else if isClaimed {
          #expect(Self.cannotBeSaid(routes), "\(link) is claimed and not read")
        }
      }
    }
    #expect(claimed > 0)
  }

  /// A capture in front of a rest crosses slashes, and nothing may exclude that; a number that may
  /// hide another route is not excluded either.
  private static func cannotBeSaid(_ routes: [RouteDescription]) -> Bool {
    let hasRestBehindCapture = routes.contains { route in
      route.path.dropLast().contains { if case .capture = $0 { true } else { false } }
        && { if case .rest = route.path.last { true } else { false } }()
    }
    return hasRestBehindCapture || routes.contains { $0.pattern == ":Int/:Name" }
  }
}
