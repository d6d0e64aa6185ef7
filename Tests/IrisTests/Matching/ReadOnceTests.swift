import Foundation
import Iris
import Testing

@Suite struct `Reading rule 1: a link is read once` {
  @Test(arguments: Door.all)
  func `an escaped slash stays inside its segment`(door: Door) throws {
    #expect(reading(door.link("word/a%2Fb")) == .word("a/b"))
    #expect(reading(door.link("word/a%2fb")) == .word("a/b"))
    #expect(reading(door.link("pair/a%2Fb/c")) == .pair("a/b", "c"))
    #expect(reading(door.link("word/a/b")) == nil)
  }

  @Test(arguments: Door.all)
  func `escaped delimiters are data`(door: Door) {
    #expect(reading(door.link("word/a%3Fb%23c%26d%3De")) == .word("a?b#c&d=e"))
    #expect(reading(door.link("item?q=a%26b%3Dc%23d")) == .item("a&b=c#d"))
    #expect(reading(door.link("note#a%23b")) == .note("a#b"))
  }

  @Test(arguments: Door.all)
  func `what is decoded is decoded exactly once`(door: Door) {
    #expect(reading(door.link("word/a%252Fb")) == .word("a%2Fb"))
    #expect(reading(door.link("word/100%25")) == .word("100%"))
    #expect(reading(door.link("item?q=%2525")) == .item("%25"))
    #expect(reading(door.link("note#%2541")) == .note("%41"))
    #expect(reading(door.link("tail/%252E%252E/x")) == .tail(["%2E%2E", "x"]))
  }

  @Test(arguments: Door.all)
  func `splitting follows the standard`(door: Door) {
    #expect(reading(door.link("item?q=a?b/c")) == .item("a?b/c"))
    #expect(reading(door.link("note#a?b#c")) == .note("a?b#c"))
    #expect(reading(door.link("note?x=1#y")) == .note("y"))
    #expect(reading(door.link("word/a;b=c,d")) == .word("a;b=c,d"))
  }

  @Test func `a bare percent sign in an item's declared name is not an escape`() throws {
    enum Link: Equatable { case sale(String) }
    let router = URLPathRouter<Link>(origins: .scheme("app")) {
      URLRoute(Link.sale) {
        Path("sale")
        Query("50%25", String.self)
      }
    }
    #expect(router.parse("app://sale?50%25=x") == nil)
    #expect(router.parse("app://sale?50%2525=x") == .sale("x"))
    #expect(try router.string(for: .sale("x")) == "app://sale?50%2525=x")
  }

  @Test func `an item's declared name with a plus is read by its escape`() throws {
    enum Link: Equatable { case sum(String) }
    func router(_ plus: RoutingOptions.PlusSign) -> URLPathRouter<Link> {
      URLPathRouter(origins: .scheme("app"), options: RoutingOptions(plusSign: plus)) {
        URLRoute(Link.sum) {
          Path("sum")
          Query("a+b", String.self)
        }
      }
    }
    #expect(router(.space).parse("app://sum?a+b=1") == nil)
    #expect(router(.space).parse("app://sum?a%2Bb=1") == .sum("1"))
    #expect(router(.plus).parse("app://sum?a+b=1") == .sum("1"))
    #expect(try router(.plus).string(for: .sum("1")) == "app://sum?a%2Bb=1")
  }
}
