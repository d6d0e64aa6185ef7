import Iris

/// The seven routes of the book store.
enum BookStore: Equatable, Sendable {
  case home
  case book(id: BookID)
  case review(book: BookID, review: Int)
  case category(Genre)
  case search(query: String, page: Int)
  case profile(username: String)
  case orders
  case unknown
}

struct BookID: RawRepresentable, Equatable, Sendable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}

enum Genre: String, CaseIterable, Sendable {
  case fantasy
  case poetry
  case travel
}

extension BookStore {
  /// The routes as most apps would write them.
  static let routes = RouteTable<BookStore> {
    URLRoute(.home) { Path() }
    URLRoute(BookStore.book) { Path("book", Capture(BookID.self)) }
    URLRoute(BookStore.review) { Path("book", Capture(BookID.self), "reviews", Capture(Int.self)) }
    URLRoute(BookStore.category) { Path("category", Capture(Genre.self)) }
    URLRoute(BookStore.search) {
      Path("search")
      Query("q", String.self)
      Query("page", Int.self, default: 1)
    }
    URLRoute(BookStore.profile) { Path("profile", Capture(String.self)) }
    URLRoute(.orders) { Path("account", "orders") }
  }

  /// The same routes, told how to take their cases apart.
  static let extractedRoutes = RouteTable<BookStore> {
    URLRoute(.home) { Path() }
    URLRoute(BookStore.book, extract: { if case .book(let id) = $0 { id } else { nil } }) {
      Path("book", Capture(BookID.self))
    }
    URLRoute(
      BookStore.review,
      extract: { if case .review(let book, let review) = $0 { (book, review) } else { nil } },
    ) { Path("book", Capture(BookID.self), "reviews", Capture(Int.self)) }
    URLRoute(
      BookStore.category,
      extract: { if case .category(let genre) = $0 { genre } else { nil } }
    ) { Path("category", Capture(Genre.self)) }
    URLRoute(
      BookStore.search,
      extract: { if case .search(let query, let page) = $0 { (query, page) } else { nil } },
    ) {
      Path("search")
      Query("q", String.self)
      Query("page", Int.self, default: 1)
    }
    URLRoute(BookStore.profile, extract: { if case .profile(let name) = $0 { name } else { nil } })
    {
      Path("profile", Capture(String.self))
    }
    URLRoute(.orders) { Path("account", "orders") }
  }
}
