import Iris

enum Link: Equatable { case home }
let isNew = true

let table = RouteTable<Link> {
  URLRoute(.home) {
    Path {
      // expected-error@+2 {{'buildEither(first:)' is unavailable: a path cannot branch; declare two routes instead}}
      // expected-error@+1 {{'buildEither(second:)' is unavailable: a path cannot branch; declare two routes instead}}
      if isNew { "new" } else { "old" }
    }
  }
}
