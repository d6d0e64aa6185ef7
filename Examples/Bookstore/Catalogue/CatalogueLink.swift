public import Foundation
public import Iris

/// What a link into the catalogue can mean.
public enum CatalogueLink: Hashable, Sendable, Codable {
  case book(id: BookID)
  case category(name: Genre)
  case author(AuthorSlug)
  case arrivals(since: Date?)
  case shelf(path: [String])
}

extension CatalogueLink {
  /// The module's own table: it knows neither the app nor where it is mounted.
  public static let routes = RouteTable<CatalogueLink> {
    URLRoute(CatalogueLink.book) {
      Path("book", Capture(BookID.self))
      // Links printed by the first version of the shop are still on posters.
      Alias { Path("books", Capture(BookID.self)) }
      Alias { Path("b", Capture(BookID.self, suffix: ".html")) }
    }
    URLRoute(CatalogueLink.category) { Path("category", Capture(Genre.self)) }
    URLRoute(CatalogueLink.author) { Path("authors", Capture(AuthorSlug.self, prefix: "@")) }
    URLRoute(CatalogueLink.arrivals) {
      Path("new")
      Query("since", optional: .iso8601(writing: .day))
    }
    URLRoute(CatalogueLink.shelf) { Path("shelf", Rest([String].self)) }
  }
}
