import Iris

enum Link { case home, note(String) }

// expected-error@+1 {{type 'Link' does not conform to protocol 'Equatable'}}
let table = RouteTable<Link> {
  // expected-error@+1 {{generic struct 'URLRoute' requires that 'Link' conform to 'Equatable'}}
  URLRoute(Link.home) { Path("home") }
}
