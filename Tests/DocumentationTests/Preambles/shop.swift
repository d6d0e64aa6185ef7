import Foundation
import Iris

struct BookID: RawRepresentable, Hashable, Sendable {
  let rawValue: String
}

extension BookID: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self.init(rawValue: value) }
}

enum AccountLink: Equatable, Sendable {
  case profile(username: String)
  case orders

  static let routes = RouteTable<AccountLink> {
    URLRoute(AccountLink.profile) { Path("profile", Capture(String.self)) }
    URLRoute(.orders) { Path("orders") }
  }
}

enum Link: Equatable, Sendable {
  case home
  case book(id: BookID)
  case review(book: BookID, review: Int)
  case search(query: String, page: Int)
  case account(AccountLink)
  case unknown
}

let router = URLPathRouter<Link>(origins: .scheme("bookstore"), .https("books.example.com")) {
  URLRoute(.home) { Path() }
  URLRoute(Link.book) { Path("book", Capture(BookID.self)) }
  URLRoute(Link.review) { Path("book", Capture(BookID.self), "reviews", Capture(Int.self)) }
  URLRoute(Link.search) {
    Path("search")
    Query("q", String.self)
    Query("page", Int.self, default: 1)
  }
  Mount(Link.account, at: "account") { AccountLink.routes }
}

let codec = URLCodec(router, fallback: .unknown)

struct ShopFlow: NavigationFlow {
  typealias Intent = Link

  enum Screen: Hashable {
    case book(BookID)
    case review(BookID, Int)
    case results(String)
    case orders
    case profile(String)
  }

  enum Tab: Hashable, CaseIterable { case shop, account }

  func steps(for link: Link, from state: State) -> [Step] {
    switch link {
    case .home: [.dismissAll, .select(.shop), .popToRoot]
    case .book(let id): [.dismissAll, .select(.shop), .setStack([.book(id)])]
    case .review(let book, let id):
      state.top == .book(book)
        ? [.push(.review(book, id))]
        : [.dismissAll, .select(.shop), .setStack([.book(book), .review(book, id)])]
    case .search(let query, _): [.present(.results(query))]
    case .account(.profile(let name)):
      [.dismissAll, .select(.account), .setStack([.profile(name)])]
    case .account(.orders): [.dismissAll, .select(.account), .setStack([.orders])]
    case .unknown: []
    }
  }

  func intent(for state: State) -> Link? {
    switch state.top {
    case .book(let id): .book(id: id)
    case .review(let book, let id): .review(book: book, review: id)
    case .results(let query): .search(query: query, page: 1)
    case .orders: .account(.orders)
    case .profile(let name): .account(.profile(username: name))
    case nil: state.selectedTab == .shop ? .home : nil
    }
  }
}

let url = URL(string: "bookstore://book/42") ?? URL(filePath: "/")
