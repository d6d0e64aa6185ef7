import Iris

enum Link: Equatable { case book(Int) }

let table = RouteTable<Link> {
  URLRoute(Link.book) {
    Path("book", Capture(Int.self))
    // expected-error@+2 {{cannot convert value of type 'RouteAlias<String>' to expected argument type 'RouteAlias<Int>'}}
    // expected-note@+1 *{{}}
    Alias { Path("old", Capture(String.self)) }
  }
}
