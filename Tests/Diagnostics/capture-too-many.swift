import Iris

enum Link: Equatable { case book(id: Int), home }

let table = RouteTable<Link> {
  // expected-error@+1 {{cannot convert value of type '@Sendable (Int) -> Link' to expected argument type '@Sendable (Int, Int) -> Link'}}
  URLRoute(Link.book) { Path("book", Capture(Int.self), Capture(Int.self)) }
}
