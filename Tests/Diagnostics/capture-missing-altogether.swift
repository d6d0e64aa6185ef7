import Iris

enum Link: Equatable { case book(id: Int) }

let table = RouteTable<Link> {
  // expected-error@+1 {{pack expansion requires that '' and 'Int' have the same shape}}
  URLRoute(Link.book) { Path("book") }
}
