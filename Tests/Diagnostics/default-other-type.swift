import Iris

enum Link: Equatable { case page(Int) }

let table = RouteTable<Link> {
  URLRoute(Link.page) {
    Path("page")
    // expected-error@+2 {{type 'Int.Type' cannot conform to 'URLConversion'}}
    // expected-note@+1 *{{}}
    Query("n", Int.self, default: "1")
  }
}
