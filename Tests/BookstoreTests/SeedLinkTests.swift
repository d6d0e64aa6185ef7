import BookstoreAccount
import BookstoreApp
import BookstoreCatalogue
import BookstoreSearch
import Foundation
import Iris
import Testing

@Suite struct `The links the shop began with` {
  static let links: [(path: String, intent: BookstoreLink)] = [
    ("book/42", .catalogue(.book(id: "42"))),
    ("category/fantasy", .catalogue(.category(name: .fantasy))),
    ("search?q=swift", .search(.results(SearchQuery(text: "swift")))),
    ("profile/username123", .account(.profile(username: Username(rawValue: "username123")))),
    ("", .home),
  ]

  @Test(arguments: links)
  func `read alike from every origin`(path: String, intent: BookstoreLink) throws {
    for start in ["bookstore://", "bookstore:///", "https://books.example.com/"] {
      let url = try #require(URL(string: start + path))
      #expect(BookstoreLink.codec.parse(url) == intent)
    }
  }

  @Test(arguments: links)
  func `print as they are written`(path: String, intent: BookstoreLink) throws {
    #expect(try BookstoreLink.router.string(for: intent) == "bookstore://" + path)
  }

  @Test(arguments: ["book", "book/", "category", "category/unheard-of", "profile", "search?q"])
  func `are a miss without what they need, and never a crash`(path: String) throws {
    let url = try #require(URL(string: "bookstore://" + path))
    let expected: BookstoreLink =
      path == "search?q" ? .search(.results(SearchQuery(text: ""))) : .unknown
    #expect(BookstoreLink.codec.parse(url) == expected)
  }
}
