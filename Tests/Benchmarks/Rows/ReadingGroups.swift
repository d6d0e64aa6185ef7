import Foundation
import Iris

/// What reading a link costs, in tables of any size.
enum ReadingGroups {
  /// The floor: what Foundation takes to make a URL out of the same text.
  static let floor = "URL(string:)"

  static func bookStore() -> Group {
    let router = URLPathRouter(BookStore.routes, origins: [.scheme("bookstore")])
    let links = [
      "bookstore://book/978-0441013593",
      "bookstore://book/978-0441013593/reviews/7",
      "bookstore://category/fantasy",
      "bookstore://search?q=dune&page=2",
      "bookstore://profile/ursula",
      "bookstore://account/orders",
      "bookstore://",
    ]
    return group("reading/book store, 7 routes", router, links, fallback: .unknown)
  }

  static func webAPI() -> Group {
    let router = URLPathRouter(WebAPI.routes, origins: [.https("api.example.com")])
    let links = [
      "https://api.example.com/milestones",
      "https://api.example.com/packages/iris",
      "https://api.example.com/issues/1234/comments/7",
      "https://api.example.com/orgs/swiftlang/workflows/1234",
      "https://api.example.com/users/ursula/gists",
      "https://api.example.com/pulls/99/history",
      "https://api.example.com/search/runners?q=linux",
    ]
    return group("reading/web API, 200 routes", router, links, fallback: .unknown)
  }

  private static func group<Intent>(
    _ name: String,
    _ router: URLPathRouter<Intent>,
    _ links: [String],
    fallback: Intent,
  ) -> Group {
    let urls = links.compactMap { URL(string: $0) }
    require(urls.count == links.count && urls.allSatisfy { router.parse($0) != nil })
    let codec = URLCodec(router, fallback: fallback)
    let linear = LinearMatcher(router)
    require(links.allSatisfy { linear.parse($0) == router.parse($0) })
    // The same links with two segments more than any route has there.
    let missed = links.compactMap { link in
      let parts = link.split(separator: "?", maxSplits: 1)
      return URL(string: parts[0] + "/not/here" + (parts.count > 1 ? "?" + parts[1] : ""))
    }
    require(missed.allSatisfy { router.parse($0) == nil })
    let count = links.count
    return Group(
      name,
      [
        Operation(floor, per: count) { for link in links { keep(URL(string: link)) } },
        Operation("URLComponents(string:)", per: count) {
          for link in links { keep(URLComponents(string: link)) }
        },
        Operation("absoluteString", per: count) { for url in urls { keep(url.absoluteString) } },
        Operation("parse a URL", per: count) { for url in urls { keep(router.parse(url)) } },
        Operation("parse a URL, codec", per: count) { for url in urls { keep(codec.parse(url)) } },
        Operation("parse a string", per: count) { for link in links { keep(router.parse(link)) } },
        Operation("match a URL", per: count) { for url in urls { keep(router.match(url)) } },
        Operation("a miss", per: count) { for url in missed { keep(router.parse(url)) } },
        Operation("plain linear matching", per: count) {
          for link in links { keep(linear.parse(link)) }
        },
        Operation("scan and match, no captures", per: count) {
          for link in links { keep(matched(link, router.table)) }
        },
      ]
    )
  }

  /// One link shape, in generated tables of rising size; each link is in the middle of its table.
  static func generated() -> Group {
    let sizes = [10, 100, 1_000, 10_000]
    let middle = "app://" + Generated.path(5_000)
    var operations = [Operation(floor) { keep(URL(string: middle)) }]
    for size in sizes {
      let router = URLPathRouter(Generated.routes(size), origins: [.scheme("app")])
      let link = "app://" + Generated.path(size / 2)
      let miss = "app://" + Generated.path(size / 2).replacingOccurrences(of: "42", with: "4x")
      guard let url = URL(string: link), let missed = URL(string: miss) else { continue }
      require(router.parse(url) == .page(route: size / 2, id: 42) && router.parse(missed) == nil)
      operations += [
        Operation("parse a URL, N=\(size)") { keep(router.parse(url)) },
        Operation("parse a string, N=\(size)") { keep(router.parse(link)) },
        Operation("a miss, N=\(size)") { keep(router.parse(missed)) },
      ]
      let linear = LinearMatcher(router)
      operations.append(Operation("plain linear, N=\(size)") { keep(linear.parse(link)) })
    }
    return Group("reading/generated", operations)
  }

  /// Reading one short capture, for the allocations.
  static func oneCapture() -> Group {
    let router = URLPathRouter<BookStore>(BookStore.routes, origins: [.scheme("bookstore")])
    let link = "bookstore://book/42"
    guard let url = URL(string: link) else { return Group("reading/one capture", []) }
    return Group(
      "reading/one capture",
      [
        Operation(floor) { keep(URL(string: link)) },
        Operation("absoluteString") { keep(url.absoluteString) },
        Operation("parse a URL") { keep(router.parse(url)) },
        Operation("parse a string") { keep(router.parse(link)) },
      ]
    )
  }

  /// The route whose path a link fits, taken before it reads anything.
  private static func matched<Intent>(_ link: String, _ table: CompiledTable<Intent>) -> Int {
    var taken = -1
    do throws(MissFailure) {
      try table.matcher.read(link) { (route, _, _, _) throws(RouteMiss) in taken = route }
    } catch {
      return -1
    }
    return taken
  }
}
