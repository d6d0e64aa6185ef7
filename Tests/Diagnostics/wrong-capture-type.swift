import Iris

enum Link: Equatable { case book(id: Int), review(book: String, review: Int), home }

let table = RouteTable<Link> {
  URLRoute(.home) { Path() }
  URLRoute(Link.book) { Path("book", Capture(Int.self)) }
  // expected-error@+2 {{cannot convert result builder result type 'RouteContent<String>' to return type 'RouteContent<Int>'}}
  // expected-note@+1 *{{}}
  URLRoute(Link.book) { Path("book", Capture(String.self)) }
}
