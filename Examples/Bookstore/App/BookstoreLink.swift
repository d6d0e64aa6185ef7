public import BookstoreAccount
public import BookstoreCatalogue
public import BookstoreReviews
public import BookstoreSearch
public import Iris

/// Everything a link into the shop can mean: what the modules say, mounted, and nothing else.
public enum BookstoreLink: Hashable, Sendable, Codable {
  case home
  case catalogue(CatalogueLink)
  case reviews(BookID, ReviewsLink)
  case search(SearchLink)
  case account(AccountLink)
  case unknown
}

extension BookstoreLink {
  /// The table of the whole shop.
  ///
  /// The app says where each module stands and knows none of its paths.
  public static let routes = RouteTable<BookstoreLink> {
    URLRoute(.home) { Path() }
    Mount(BookstoreLink.catalogue, at: Path()) { CatalogueLink.routes }
    Mount(BookstoreLink.reviews, at: Path("book", Capture(BookID.self), "reviews")) {
      ReviewsLink.routes
    }
    Mount(BookstoreLink.search, at: "search") { SearchLink.routes }
    Mount(BookstoreLink.account, at: Path()) { AccountLink.routes }
  }

  /// The shop's links: a scheme of its own, and Universal Links on two hosts.
  public static let router = URLPathRouter(
    routes,
    origins: [.scheme("bookstore"), .https("books.example.com", "www.books.example.com")]
  )

  /// The one place where a link becomes an intent.
  public static let codec = URLCodec(router, fallback: .unknown)
}
