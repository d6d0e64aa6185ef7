import Iris

enum Link: Equatable { case home }

let table = RouteTable<Link> {
  // expected-error@+1 {{'buildPartialBlock(first:)' is unavailable: write the route's own lines first and its aliases last}}
  URLRoute(.home) {
    Alias { Path("old") }
    Path("home")
  }
}
