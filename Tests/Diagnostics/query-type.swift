import Iris

enum Link: Equatable { case search(query: String, page: Int) }

let table = RouteTable<Link> {
  // expected-error@+2 {{cannot convert result builder result type 'RouteContent<String, Int?>' to return type 'RouteContent<String, Int>'}}
  // expected-note@+1 *{{}}
  URLRoute(Link.search) {
    Path("search")
    Query("q", String.self)
    Query("page", Int?.self)
  }
}
