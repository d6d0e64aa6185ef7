import Iris

enum Link: Equatable { case home }

let table = RouteTable<Link> {
  URLRoute(.home) { Path() }
  // expected-error@+1 {{'buildExpression' is unavailable: a path stands in a route: URLRoute(…) { Path(…) }}}
  Path("home")
}
