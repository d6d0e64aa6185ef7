import Iris

enum Link: Equatable { case book(Int) }

let table = RouteTable<Link> {
  URLRoute(Link.book) {
    Path {
      "book"
      // expected-error@+1 {{'buildExpression' is unavailable: wrap the type in a capture: Capture(Value.self)}}
      Int.self
    }
  }
}
