import Foundation
import Iris
import Testing

private let app = Origin.scheme("app")

@Suite struct `An intent` {
  private enum Colour: Equatable, Sendable {
    case red
    case rgb(Int)
  }

  private struct ColourConversion: URLConversion {
    func value(from text: String) -> Colour? { text == "red" ? .red : Int(text).map(Colour.rgb) }
    func text(from value: Colour) -> String? {
      switch value {
      case .red: "red"
      case .rgb(let number): "\(number)"
      }
    }
  }

  private indirect enum Link: Equatable, Sendable {
    case labelled(id: BookID)
    case plain(BookID)
    case maybe(Int?)
    case list([String])
    case colour(Colour)
    case colours(Colour, Colour?)
    case nested(Link)
    case four(a: Int, Int, c: Int, Int)
    case none
  }

  private let router = URLPathRouter<Link>(origins: app) {
    URLRoute(Link.labelled) { Path("labelled", Capture(BookID.self)) }
    URLRoute(Link.plain) { Path("plain", Capture(BookID.self)) }
    URLRoute(Link.maybe) {
      Path("maybe")
      Query("n", Int?.self)
    }
    URLRoute(Link.list) {
      Path("list")
      Query("n", [String].self)
    }
    URLRoute(Link.colour) { Path("colour", Capture(ColourConversion())) }
    URLRoute(Link.colours) {
      Path("colours", Capture(ColourConversion()))
      Query("c", optional: ColourConversion())
    }
    URLRoute(
      { (id: BookID) in Link.nested(.plain(id)) },
      extract: {
        if case .nested(.plain(let id)) = $0 { id } else { nil }
      }
    ) { Path("nested", Capture(BookID.self)) }
    URLRoute(Link.four) {
      Path("four", Capture(Int.self), Capture(Int.self), Capture(Int.self), Capture(Int.self))
    }
    URLRoute(.none) { Path("none") }
  }

  @Test(arguments: [
    "labelled/1", "plain/1", "maybe", "maybe?n=3", "list", "list?n=a&n=b", "colour/red",
    "colour/7", "colours/red", "colours/7?c=red", "colours/7?c=7", "nested/x",
    "four/1/2/3/4", "none",
  ])
  func `of any payload is found again by its case`(link: String) throws {
    let intent = try #require(router.parse("app://" + link))
    #expect(try router.string(for: intent) == "app://" + link)
  }

  @Test func `without a route names its case and nothing of its payload`() throws {
    enum Secret: Equatable {
      case token(String)
      case plain
    }
    let router = URLPathRouter<Secret>(origins: app) { URLRoute(.plain) { Path("plain") } }
    do throws(RouteError) {
      _ = try router.url(for: .token("abc"))
      Issue.record("printed")
    } catch {
      #expect(error.value == "token")
      #expect(!error.description.contains("abc"))
    }
    #expect(router.redacted(.token("abc")) == "token")
  }

  @Test func `may be a struct, of one field or of several`() throws {
    struct One: Equatable, Sendable { let id: Int }
    struct Two: Equatable, Sendable {
      let id: Int
      let name: String
    }
    struct Three: Equatable, Sendable {
      let id: Int
      let name: String?
      let tags: [String]
    }
    let one = URLPathRouter<One>(origins: app) {
      URLRoute(One.init(id:)) { Path("one", Capture(Int.self)) }
    }
    let two = URLPathRouter<Two>(origins: app) {
      URLRoute(Two.init(id:name:)) { Path("two", Capture(Int.self), Capture(String.self)) }
    }
    let three = URLPathRouter<Three>(origins: app) {
      URLRoute(Three.init(id:name:tags:)) {
        Path("three", Capture(Int.self))
        Query("name", String?.self)
        Query("tag", [String].self)
      }
    }
    #expect(try one.string(for: One(id: 7)) == "app://one/7")
    #expect(try two.string(for: Two(id: 7, name: "x")) == "app://two/7/x")
    let intent = Three(id: 7, name: nil, tags: ["a", "b"])
    #expect(try three.string(for: intent) == "app://three/7?tag=a&tag=b")
    #expect(three.parse("app://three/7?tag=a&tag=b") == intent)
  }

  @Test func `may be generic, optional or a plain value`() throws {
    enum Box<Value: Equatable & Sendable>: Equatable, Sendable {
      case empty
      case full(Value)
    }
    let boxes = URLPathRouter<Box<BookID>>(origins: app) {
      URLRoute(.empty) { Path() }
      URLRoute(Box<BookID>.full) { Path("full", Capture(BookID.self)) }
    }
    #expect(try boxes.string(for: .full("x")) == "app://full/x")
    #expect(try boxes.string(for: .empty) == "app://")
    let numbers = URLPathRouter<Int>(origins: app) {
      URLRoute({ (n: Int) in n }, extract: { $0 }) { Path("n", Capture(Int.self)) }
    }
    #expect(numbers.parse("app://n/7") == 7)
    #expect(try numbers.string(for: 7) == "app://n/7")
    let options = URLPathRouter<BookID?>(origins: app) {
      URLRoute(BookID?.none) { Path("none") }
      URLRoute({ (id: BookID) in Optional(id) }) { Path("some", Capture(BookID.self)) }
    }
    #expect(try options.string(for: "x") == "app://some/x")
    #expect(try options.string(for: nil) == "app://none")
  }

  @Test func `that mirrors itself in its own way is told apart by an extract closure`() throws {
    struct Hidden: Equatable, Sendable, CustomReflectable {
      let id: Int
      var customMirror: Mirror { Mirror(self, children: ["id": 0]) }
    }
    func router(_ isTold: Bool) -> URLPathRouter<Hidden> {
      URLPathRouter(origins: app) {
        if isTold {
          URLRoute(Hidden.init(id:), extract: { $0.id }) { Path("h", Capture(Int.self)) }
        } else {
          URLRoute(Hidden.init(id:)) { Path("h", Capture(Int.self)) }
        }
      }
    }
    #expect(try router(true).string(for: Hidden(id: 7)) == "app://h/7")
    // A wrong guess is found out, and prints nothing.
    #expect(throws: RouteError.self) { try router(false).string(for: Hidden(id: 7)) }
  }

  @Test func `that an extract closure takes apart wrongly is not printed`() {
    enum Link: Equatable { case book(Int) }
    let router = URLPathRouter<Link>(origins: app) {
      URLRoute(Link.book, extract: { _ in 1 }) { Path("book", Capture(Int.self)) }
    }
    #expect(throws: RouteError.self) { try router.string(for: .book(2)) }
  }

  @Test func `is printed by the first of its routes that can say it`() throws {
    enum Link: Equatable { case page(Int) }
    let router = URLPathRouter<Link>(origins: app) {
      URLRoute({ (n: Int) in Link.page(n) }) {
        Path("low", Capture(IntegerConversion<Int>().filter { $0 < 10 }))
      }
      URLRoute(Link.page) { Path("any", Capture(Int.self)) }
    }
    #expect(try router.string(for: .page(3)) == "app://low/3")
    #expect(try router.string(for: .page(30)) == "app://any/30")
    #expect(router.parse("app://low/30") == nil)
  }
}
