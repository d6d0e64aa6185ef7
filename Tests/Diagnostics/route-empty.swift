import Iris

enum Link: Equatable { case home }

let table = RouteTable<Link> {
  // expected-error@+1 {{'buildBlock()' is unavailable: a route needs a path; write Path() for the empty one}}
  URLRoute(.home) {}
}
