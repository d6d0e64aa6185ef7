import Iris

enum Link: Equatable { case home }

let table = RouteTable<Link> {
  URLRoute(.home) {
    Path {
      "start"
      // expected-error@+1 {{'buildArray' is unavailable: a path cannot loop; use Rest for any number of segments}}
      for part in ["a", "b"] { part }
    }
  }
}
