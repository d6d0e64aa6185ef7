import Iris

struct Opaque: Equatable, Sendable {}
enum Link: Equatable { case thing(Opaque) }

let table = RouteTable<Link> {
  // expected-error@+1 {{initializer 'init(_:prefix:suffix:privacy:)' requires that 'Opaque' conform to 'LosslessStringConvertible'}}
  URLRoute(Link.thing) { Path("thing", Capture(Opaque.self)) }
}
