import Iris

enum Link: Equatable { case book(id: Int), home }

let table = RouteTable<Link> {
  // expected-error@+1 {{pack expansion requires that 'Int, Int' and 'Int' have the same shape}}
  URLRoute(Link.book) { Path("book", Capture(Int.self), Capture(Int.self)) }
}
