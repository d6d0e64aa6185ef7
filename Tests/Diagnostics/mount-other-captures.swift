import Iris

enum Account: Equatable { case orders }
enum Link: Equatable { case shop(Int, Account) }
let account = RouteTable<Account> { URLRoute(.orders) { Path("orders") } }

let table = RouteTable<Link> {
  // expected-error@+2 {{type 'String.Type' cannot conform to 'URLConversion'}}
  // expected-note@+1 *{{}}
  Mount(Link.shop, at: Path("shop", Capture(String.self))) { account }
}
