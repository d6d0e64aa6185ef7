import Iris

enum Link: Equatable { case home }
let isNew = true

let table = RouteTable<Link> {
  URLRoute(.home) {
    Path("start")
    // expected-error@+1 2 {{'buildOptional' is unavailable: a route cannot branch; declare two routes instead}}
    if isNew { Query("a", is: "b") }
  }
}
