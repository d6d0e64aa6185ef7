import Iris

enum Link: Equatable { case review(book: String, review: Int) }

let table = RouteTable<Link> {
  // expected-error@+1 {{pack expansion requires that 'String' and 'String, Int' have the same shape}}
  URLRoute(Link.review) { Path("book", Capture(String.self)) }
}
