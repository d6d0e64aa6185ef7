import Foundation
import Iris

/// The small shop most routing tests speak of.
enum Shop: Equatable, Sendable {
  case home
  case book(id: BookID)
  case review(book: BookID, review: Int)
  case category(Genre)
  case search(query: String, page: Int)
  case profile(username: Username)
  case account(Account)
  case unknown
}

/// A mounted module's intent.
enum Account: Equatable, Sendable {
  case orders
  case order(id: Int)
  case address(UUID)
}

struct BookID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(stringLiteral value: String) { rawValue = value }
}

struct Username: LosslessStringConvertible, Hashable, Sendable {
  let description: String
  init(_ text: String) { description = text }
}

enum Genre: String, CaseIterable, Sendable {
  case fantasy
  case scienceFiction = "science-fiction"
}

extension Account {
  static let routes = RouteTable<Account> {
    URLRoute(.orders) { Path("orders") }
    URLRoute(Account.order) { Path("orders", Capture(Int.self)) }
    URLRoute(Account.address) { Path("addresses", Capture(UUID.self)) }
  }
}

let shopRouter = URLPathRouter<Shop>(
  origins: .scheme("bookstore"),
  .https("books.example.com", "www.books.example.com")
) {
  URLRoute(.home) { Path() }
  URLRoute(Shop.book) { Path("book", Capture(BookID.self)) }
  URLRoute(Shop.review) { Path("book", Capture(BookID.self), "reviews", Capture(Int.self)) }
  URLRoute(Shop.category) { Path("category", Capture(Genre.self)) }
  URLRoute(Shop.search) {
    Path("search")
    Query("q", String.self)
    Query("page", Int.self, default: 1)
  }
  URLRoute(Shop.profile) { Path("profile", Capture(Username.self)) }
  Mount(Shop.account, at: "account") { Account.routes }
}

let shopCodec = URLCodec(shopRouter, fallback: .unknown)
