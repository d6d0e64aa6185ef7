import Iris
import Testing

/// Intents whose captures stand in every place of a link.
private enum Link: Equatable, Sendable {
  case number(Int)
  case text(String)
  case search(String, [Int], Bool)
  case tail([String])
  case reset(String)
  case note(String?)

  static let router = URLPathRouter<Link>(origins: .scheme("shop"), .https("shop.example")) {
    URLRoute(Link.number) { Path("book", Capture(Int.self)) }
    URLRoute(Link.text) { Path("book", Capture(String.self)) }
    URLRoute(Link.search) {
      Path("search")
      Query("q", String.self)
      Query("tag", [Int].self)
      Query(flag: "new")
    }
    URLRoute(Link.tail) { Path("shelf", Rest([String].self)) }
    URLRoute(Link.reset) { Path("reset", Capture(String.self, privacy: .hidden)) }
    URLRoute(Link.note) {
      Path("note")
      Fragment(String?.self)
    }
  }
}

@Suite struct `The explanation of a link` {
  @Test(arguments: [
    (
      "shop://book/42",
      """
      shop://book/42
                  ^^ book/:Int reads the link: segment 2, "42" is the Int
      """
    ),
    (
      "shop://book/a%2Fb",
      """
      shop://book/a%2Fb
                  ^^^^^ book/:String reads the link: segment 2, "a/b" is the String
      book/:Int was tried before: segment 2, "a/b" stands where an Int is expected
      """
    ),
    (
      "https://shop.example/search?tag=1&x=y&q=a+b&tag=2&new",
      """
      https://shop.example/search?tag=1&x=y&q=a+b&tag=2&new
                                      ^       ^^^     ^    ^ search?q=:String&tag=:Int*&new reads \
      the link: item "tag", "1" is the Int; item "q", "a b" is the String; item "tag", "2" is the \
      Int; item "new", "" is the Bool
      """
    ),
    (
      "shop://shelf/a/b",
      """
      shop://shelf/a/b
                   ^^^ shelf/*String reads the link: segment 2, "a/b" is the String
      """
    ),
    ("shop://shelf", "shop://shelf\nshelf/*String reads the link"),
    (
      "shop://reset/s3cret",
      """
      shop://reset/•••
                   ^^^ reset/:String reads the link: segment 2, "•••" is the String
      """
    ),
    (
      "shop://note#a%20b",
      """
      shop://note#a%20b
                  ^^^^^ note#:String? reads the link: fragment, "a b" is the String
      """
    ),
    (
      "shop://book",
      """
      shop://book
                 ^ book/:Int came closest: segment 2, nothing stands where an Int is expected
      """
    ),
    ("other://book", "other://book\nthe link has a scheme the table does not list"),
  ]) func `underlines what is meant and says why`(link: String, text: String) {
    #expect(Link.router.explain(link).description == text)
  }

  @Test func `is a value, for a match and for a miss`() {
    let match = Link.router.explain("shop://book/a%2Fb")
    #expect(match.route == "book/:String")
    #expect(match.source?.fileID == #fileID)
    #expect(match.captures.map(\.place) == [.segment(2)])
    #expect(match.captures.map(\.range) == [12..<17])
    #expect(match.captures.map(\.text) == ["a/b"])
    #expect(match.passedOver.map(\.route) == ["book/:Int"])
    let miss = Link.router.explain("shop://bok/1")
    #expect(miss.captures == [] && miss.source == nil)
    #expect(miss.closest?.place == .segment(1))
    #expect(miss.place == 7..<10)
  }
}
