import Iris

enum Link: Equatable { case review(book: String, review: Int) }

let table = RouteTable<Link> {
  // expected-error@+2 {{cannot convert result builder result type 'RouteContent<String>' to return type 'RouteContent<String, Int>'}}
  // expected-note@+1 *{{}}
  URLRoute(Link.review) { Path("book", Capture(String.self)) }
}
