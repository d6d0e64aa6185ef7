import Iris

enum Link: Equatable { case home }

let table = RouteTable<Link> {
  URLRoute(.home) {
    Path {
      "v"
      // expected-error@+1 {{'buildExpression' is unavailable: a segment is text; write the number in quotation marks}}
      1
    }
  }
}
