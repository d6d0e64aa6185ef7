import Iris

enum Link: Equatable { case home }

let table = RouteTable<Link> {
  // expected-error@+2 {{cannot convert result builder result type 'RouteContent<Int>' to return type 'RouteContent<>'}}
  // expected-note@+1 *{{}}
  URLRoute(.home) { Path("home", Capture(Int.self)) }
}
