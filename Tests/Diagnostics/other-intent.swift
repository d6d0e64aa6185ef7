import Iris

enum Link: Equatable { case home }
enum Other: Equatable { case home(Int) }

let table = RouteTable<Link> {
  // expected-error@+2 {{cannot convert value of type '@Sendable (Int) -> Other' to expected argument type '@Sendable (Int) -> Link'}}
  // expected-error@+1 {{cannot convert value of type 'URLRoute<Other>' to expected argument type 'RouteTable<Link>'}}
  URLRoute(Other.home) { Path("home", Capture(Int.self)) }
}
