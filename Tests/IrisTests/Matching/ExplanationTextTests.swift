import Foundation
import Iris
import Testing

@Suite struct `An explanation` {
  @Test func `names the closest route, the place and underlines it`() {
    #expect(
      shopRouter.explain("bookstore://book").description
        == "bookstore://book\n                ^ book/:BookID came closest: segment 2, nothing stands where a BookID is expected"
    )
    let typo = shopRouter.explain("bookstore://bok/42")
    #expect(typo.closest?.route == "book/:BookID")
    #expect(typo.closest?.place == .segment(1))
    #expect(typo.closest?.found == "bok")
    #expect(typo.place == 12..<15)
    let item = shopRouter.explain("bookstore://search?q=a&page=x")
    #expect(item.closest?.place == .item("page"))
    #expect(item.closest?.found == "x")
  }

  @Test func `of a match names the route`() {
    #expect(shopRouter.explain("bookstore://book/42").route == "book/:BookID")
    #expect(shopRouter.explain("bookstore://book/42").reason == nil)
  }

  @Test func `stands in two lines whatever the link holds`() {
    let text = shopRouter.explain("bookstore://category/%0A%1B%5B31m\n").description
    #expect(text.split(separator: "\n").count == 2)
    #expect(!text.contains("\u{1B}"))
    #expect(text.contains("\\u{1b}[31m"))
  }
}

@Suite struct `A hidden capture` {
  private enum Link: Equatable {
    case reset(String)
    case login(Int, String)
  }

  private let router = URLPathRouter<Link>(origins: .scheme("app")) {
    URLRoute(Link.reset) { Path("reset", Capture(String.self, privacy: .hidden)) }
    URLRoute(Link.login) {
      Path("login", Capture(Int.self, privacy: .hidden))
      Query("token", String.self, privacy: .hidden)
    }
  }

  @Test func `is a mark in a redacted intent`() {
    #expect(router.redacted(.reset("secret")) == "app://reset/•••")
    #expect(router.redacted(.login(1234, "secret")) == "app://login/•••?token=•••")
  }

  @Test(arguments: [
    "app://reset/secret", "app://reset/secret/more", "app://login/secret?token=secret",
    "app://login/1?token=secret&token=secret", "app://nowhere?token=secret", "app://login/secret",
  ])
  func `is a mark in every explanation`(link: String) {
    let explanation = router.explain(link)
    #expect(!explanation.description.contains("secret"))
    #expect(!explanation.link.contains("secret"))
    #expect(explanation.closest?.found != "secret")
    if let place = explanation.place { #expect(place.upperBound <= explanation.link.utf8.count) }
  }
}
