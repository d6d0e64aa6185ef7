import Iris

enum Link: Equatable { case home }

let table = RouteTable<Link> {
  URLRoute(.home) {
    Path("start")
    // expected-error@+1 {{'buildArray' is unavailable: a route cannot loop; declare a list item or several routes}}
    for name in ["a", "b"] { Query(name, is: "x") }
  }
}
