import Iris

enum Link: Equatable { case book(id: Int) }

let table = RouteTable<Link> {
  // expected-error@+2 {{cannot convert result builder result type 'RouteContent<>' to return type 'RouteContent<Int>'}}
  // expected-note@+1 *{{}}
  URLRoute(Link.book) { Path("book") }
}
