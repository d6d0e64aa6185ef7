import Foundation
import Iris
import Testing

private struct HandWritten: URLParsing {
  func parse(_ url: URL) -> String { url.scheme ?? "none" }
}

@Suite struct `A codec written by hand` {
  @Test func `needs one method`() throws {
    let url = try #require(URL(string: "bookstore://book/42"))
    #expect(HandWritten().parse(url) == "bookstore")
  }
}
