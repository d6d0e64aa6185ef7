import Foundation
import Iris

/// What printing a link costs.
enum PrintingGroups {
  static func bookStore() -> Group {
    let intents: [BookStore] = [
      .book(id: BookID(rawValue: "978-0441013593")),
      .review(book: BookID(rawValue: "978-0441013593"), review: 7),
      .category(.fantasy),
      .search(query: "dune", page: 2),
      .profile(username: "ursula"),
      .orders,
      .home,
    ]
    let links = [
      "bookstore:///book/978-0441013593",
      "bookstore:///book/978-0441013593/reviews/7",
      "bookstore:///category/fantasy",
      "bookstore:///search?q=dune&page=2",
      "bookstore:///profile/ursula",
      "bookstore:///account/orders",
      "bookstore:///",
    ]
    let router = URLPathRouter(BookStore.routes, origins: [.scheme("bookstore")])
    let extracting = URLPathRouter(BookStore.extractedRoutes, origins: [.scheme("bookstore")])
    return group("printing/book store, 7 routes", links, intents, router, extracting)
  }

  static func thousand() -> Group {
    let cases = Thousand.cases
    let routes = RouteTable<Thousand> {
      for (number, embed) in cases.enumerated() {
        URLRoute(embed) { Path("page-\(number)", Capture(String.self)) }
      }
    }
    let extracted = RouteTable<Thousand> {
      for (number, embed) in cases.enumerated() {
        URLRoute(embed, extract: { $0.payload(of: number) }) {
          Path("page-\(number)", Capture(String.self))
        }
      }
    }
    let numbers = [3, 250, 499, 742, 996]
    return group(
      "printing/1,000 routes",
      numbers.map { "app://page-\($0)/978-0441" },
      numbers.map { cases[$0]("978-0441") },
      URLPathRouter(routes, origins: [.scheme("app")]),
      URLPathRouter(extracted, origins: [.scheme("app")]),
    )
  }

  private static func group<Intent>(
    _ name: String,
    _ links: [String],
    _ intents: [Intent],
    _ router: URLPathRouter<Intent>,
    _ extracting: URLPathRouter<Intent>,
  ) -> Group {
    require(
      intents.allSatisfy {
        let text = try? router.string(for: $0)
        return text != nil && text == (try? extracting.string(for: $0))
          && text.flatMap(router.parse) == $0
      }
    )
    let count = intents.count
    return Group(
      name,
      [
        Operation(ReadingGroups.floor, per: links.count) {
          for link in links { keep(URL(string: link)) }
        },
        Operation("print a string, extract:", per: count) {
          for intent in intents { keep(try? extracting.string(for: intent)) }
        },
        Operation("print a URL, extract:", per: count) {
          for intent in intents { keep(try? extracting.url(for: intent)) }
        },
        Operation("print a string, by reflection", per: count) {
          for intent in intents { keep(try? router.string(for: intent)) }
        },
        Operation("print a URL, by reflection", per: count) {
          for intent in intents { keep(try? router.url(for: intent)) }
        },
        Operation("Mirror, one payload", per: count) {
          for intent in intents { keep(Mirror(reflecting: intent).children.first?.value) }
        },
      ]
    )
  }
}
