import Iris

enum Link: Equatable { case book(Int) }

let table = RouteTable<Link> {
  // expected-error@+1 {{'nil' is not compatible with closure result type 'Int?'}}
  URLRoute(Link.book, extract: { (_: Link) -> String? in nil }) { Path("book", Capture(Int.self)) }
}
