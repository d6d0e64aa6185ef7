import Iris

enum Link: Equatable { case book(Int) }

let table = RouteTable<Link> {
  // expected-error@+1 {{cannot convert value of type 'Int.Type' to expected argument type 'String'}}
  URLRoute(Link.book) { Path("book", Int.self) }
}
