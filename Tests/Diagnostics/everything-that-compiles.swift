import Foundation
import Iris

struct BookID: RawRepresentable, Hashable, Sendable { let rawValue: String }
enum Genre: String, CaseIterable, Sendable { case fantasy }
enum Star: Int, Sendable { case one = 1 }
struct Username: LosslessStringConvertible, Hashable, Sendable {
  let description: String
  init(_ text: String) { description = text }
}
enum Account: Equatable, Sendable {
  case orders
  case order(Int)
}
enum Link: Equatable, Sendable {
  case home, book(id: BookID), review(book: BookID, stars: Star), genre(Genre), user(Username)
  case id(UUID), day(Date), search(String, page: Int, tags: [String], sort: Genre?, gift: Bool)
  case tail([Int]), text(String), option(Int?), note(String), account(Account)
  case shop(Int, Account), seven(Int, Int, Int, Int, Int, Int, Int)
}
let account = RouteTable<Account> {
  URLRoute(.orders) { Path("orders") }
  URLRoute(Account.order) { Path("orders", Capture(Int.self)) }
}
let isNew = true
let router = URLPathRouter<Link>(origins: .scheme("app"), .https("a.example", "b.example")) {
  URLRoute(.home) { Path() }
  URLRoute(Link.book) {
    Path("book", Capture(BookID.self))
    Alias { Path("b", Capture(BookID.self)) }
    Alias {
      Path("show")
      Query("book", BookID.self)
    }
  }
  URLRoute(Link.review) { Path("book", Capture(BookID.self), "stars", Capture(Star.self)) }
  URLRoute(Link.genre) { Path("genre", Capture(Genre.self)) }
  URLRoute(Link.user) { Path("user", Capture(Username.self, prefix: "u-", suffix: ".x")) }
  URLRoute(Link.id, extract: { if case .id(let id) = $0 { id } else { nil } }) {
    Path("id", Capture(UUID.self))
  }
  URLRoute(Link.day) { Path("day", Capture(.iso8601(writing: .day))) }
  URLRoute(Link.search) {
    Path("search")
    Query("q", String.self, privacy: .hidden)
    Query("page", Int.self, default: 1)
    Query("tag", [String].self)
    Query("sort", Genre?.self)
    Query(flag: "gift")
    Query("kind", is: "x")
  }
  URLRoute(Link.tail) { Path("tail", Rest([Int].self)) }
  URLRoute(Link.text) { Path("text", Rest()) }
  URLRoute(Link.option) { Path("option", Capture(Int?.self)) }
  URLRoute(Link.note) {
    Path("note")
    Fragment(String.self)
  }
  URLRoute(Link.seven) {
    Path {
      "seven"
      Capture(Int.self)
      Capture(Int.self)
      Capture(Int.self)
      Capture(Int.self)
      Capture(Int.self)
      Capture(Int.self)
      Capture(Int.self)
    }
  }
  Scope("scope") {
    Scope("inner") { URLRoute(Link.note) { Path("n", Capture(String.self)) } }
    Mount(Link.shop, at: Path("shop", Capture(Int.self))) { account }
  }
  Mount(Link.account, at: "account") { account }
  Alias({ (number: Int) in Link.book(id: BookID(rawValue: "\(number)")) }) {
    Path("old", Capture(Int.self))
  }
  Alias(Link.home) { Path("start") }
  if isNew {
    URLRoute(.home) { Path("new") }
  } else {
    URLRoute(.home) { Path("old") }
  }
  for name in ["a", "b"] { URLRoute(.home) { Path(name) } }
  switch isNew {
  case true: URLRoute(.home) { Path("yes") }
  case false: URLRoute(.home) { Path("no") }
  }
}
let codec = URLCodec(router, fallback: .home)
let total = URLCodec(
  router,
  fallback: { miss in .note(miss.url.absoluteString) },
  gate: { _ in true }
)
