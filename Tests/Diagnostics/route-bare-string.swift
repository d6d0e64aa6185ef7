import Iris

enum Link: Equatable { case home }

let table = RouteTable<Link> {
  URLRoute(.home) {
    // expected-error@+1 {{'buildExpression' is unavailable: wrap the segments in a path: Path("book")}}
    "start"
  }
}
