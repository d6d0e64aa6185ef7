import Iris

enum Account: Equatable { case orders }
enum Other: Equatable { case other }
enum Link: Equatable { case account(Account), shop(Int, Account) }
let account = RouteTable<Account> { URLRoute(.orders) { Path("orders") } }
let other = RouteTable<Other> { URLRoute(.other) { Path("other") } }

let table = RouteTable<Link> {
  // expected-error@+2 {{cannot convert value of type 'RouteTable<Other>' to expected argument type 'RouteTable<Account>'}}
  // expected-note@+1 *{{}}
  Mount(Link.account, at: "account") { other }
}
