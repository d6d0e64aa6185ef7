import Foundation
import Iris
import Testing

/// A wrapper that is both kinds of capturable, as tagged identifiers often are.
private struct Tagged: RawRepresentable, LosslessStringConvertible, Hashable, Sendable {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  init?(_ description: String) {
    guard description.hasPrefix("#"), let number = Int(description.dropFirst()) else { return nil }
    rawValue = number
  }
  var description: String { "#\(rawValue)" }
}

private enum Star: Int, CaseIterable, Sendable {
  case one = 1
  case two = 2
}

/// Reads a text by way of a route and prints it again; nil where either fails.
private func trip<Value: Sendable>(
  _ text: String,
  _ capture: Capture<Value>,
) -> String? where Value: Equatable {
  let router = URLPathRouter<[Value]>(origins: .scheme("app")) {
    URLRoute({ [$0] }, extract: { $0.first }) { Path("x", capture) }
  }
  guard let intent = router.parse("app://x/\(text)"), let link = try? router.string(for: intent)
  else { return nil }
  return String(link.dropFirst("app://x/".count))
}

@Suite struct `A conversion` {
  @Test func `of text, numbers and truth values goes by their own text`() {
    #expect(trip("a%20b", Capture(String.self)) == "a%20b")
    #expect(trip("007", Capture(Int.self)) == "7")
    #expect(trip("1.50", Capture(Double.self)) == "1.5")
    #expect(trip("true", Capture(Bool.self)) == "true")
    #expect(trip("yes", Capture(Bool.self)) == nil)
    #expect(trip("é", Capture(Character.self)) == "%C3%A9")
    #expect(trip("ab", Capture(Character.self)) == nil)
    #expect(trip("ab", Capture(Unicode.Scalar.self)) == nil)
    #expect(trip("ab", Capture(Substring.self)) == "ab")
  }

  @Test func `of a raw enum reads its cases and nothing else`() {
    #expect(trip("science-fiction", Capture(Genre.self)) == "science-fiction")
    #expect(trip("Fantasy", Capture(Genre.self)) == nil)
    #expect(trip("scienceFiction", Capture(Genre.self)) == nil)
    #expect(trip("2", Capture(Star.self)) == "2")
    #expect(trip("02", Capture(Star.self)) == "2")
    #expect(trip("3", Capture(Star.self)) == nil)
  }

  @Test func `prefers a type's own text to its raw value`() {
    #expect(trip("%237", Capture(Tagged.self)) == "%237")
    #expect(trip("7", Capture(Tagged.self)) == nil)
  }

  @Test(arguments: [
    ("E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"),
    ("e621e1f8-c36c-495a-93fc-0c247a3e6e5f", "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"),
    ("E621E1F8C36C495A93FC0C247A3E6E5F", nil), ("%7BE621E1F8-C36C-495A-93FC-0C247A3E6E5F%7D", nil),
    ("+621E1F8-C36C-495A-93FC-0C247A3E6E5F", nil), ("%20621E1F8-C36C-495A-93FC-0C247A3E6E5F", nil),
    ("0x21E1F8-C36C-495A-93FC-0C247A3E6E5F", nil), ("E621E1F8-C36C-495A-93FC-0C247A3E6E5Fx", nil),
    ("E621E1F8-C36C-495A-93FC0-C247A3E6E5F", nil), ("E621E1F8-C36C-495A-93FC-0C247A3E6Eé", nil),
  ])
  func `of an identifier reads the hyphenated form only`(text: String, printed: String?) {
    #expect(trip(text, Capture(UUID.self)) == printed)
  }

  @Test(arguments: [
    ("2026-01-31", "2026-01-31T00:00:00Z"), ("2024-02-29", "2024-02-29T00:00:00Z"),
    ("2026-01-31T09:30:00Z", "2026-01-31T09:30:00Z"),
    ("2026-01-31t09:30:00z", "2026-01-31T09:30:00Z"),
    ("2026-01-31T09:30:00.250Z", "2026-01-31T09:30:00.250Z"),
    ("2026-01-31T09:30:00.25Z", "2026-01-31T09:30:00.250Z"),
    ("2026-01-31T00:30:00+02:00", "2026-01-30T22:30:00Z"),
    ("2026-01-31T23:30:00-0230", "2026-02-01T02:00:00Z"),
    ("2026-01-31T09:30:00+02", "2026-01-31T07:30:00Z"),
    ("0001-01-01", "0001-01-01T00:00:00Z"),
    ("9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999Z"),
    ("1969-12-31T23:59:59.999Z", "1969-12-31T23:59:59.999Z"),
  ])
  func `of a date reads days and times and prints UTC`(text: String, printed: String) {
    #expect(trip(text, Capture(Date.self)) == printed)
  }

  @Test(arguments: [
    "2026-02-30", "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-01-00",
    "2026-01-32", "2026-1-31", "26-01-31", "02026-01-31", "0000-01-01", "-2026-01-31",
    "+2026-01-31", "20260131", "2026-01-31T", "2026-01-31T09:30:00", "2026-01-31T09:30Z",
    "2026-01-31T24:00:00Z", "2026-01-31T09:60:00Z", "2026-01-31T09:30:60Z",
    "2026-01-31T09:30:00.Z", "2026-01-31T09:30:00.1234567890Z", "2026-01-31T09:30:00Zx",
    "2026-01-31T09:30:00+24:00", "2026-01-31T09:30:00+02:60", "2026-01-31T09:30:00+2",
    "2026-01-31%2009:30:00Z", "２026-01-31", "2026-01-31x", "0001-01-01T00:00:00+01:00",
    "2026-01-31T09:30:00.12345Z",
  ])
  func `of a date refuses what is none, and what cannot be printed again`(text: String) {
    #expect(trip(text, Capture(Date.self)) == nil)
  }

  @Test func `of a date goes through every day and every millisecond`() throws {
    var make = AwkwardText(seed: 8)
    let times = ISO8601Conversion()
    let days = ISO8601Conversion(writing: .day)
    for _ in 0..<5_000 {
      let milliseconds = Int64(make.int(-62_135_596_800_000...253_402_300_799_999))
      let date = Date(timeIntervalSince1970: Double(milliseconds) / 1_000)
      let text = try #require(times.text(from: date))
      #expect(times.value(from: text) == date)
      let day = Date(timeIntervalSince1970: Double(make.int(-719_162...2_932_896)) * 86_400)
      let dayText = try #require(days.text(from: day))
      #expect(days.value(from: dayText) == day)
      // Foundation goes over to the Julian calendar before 1582; the standard does not.
      if day.timeIntervalSince1970 > -12_200_000_000 {
        #expect(day.ISO8601Format(.iso8601.year().month().day()) == dayText)
      }
    }
    for seconds in [Double.nan, .infinity, -.infinity, 1e300, -62_135_596_801, 253_402_300_800] {
      #expect(times.text(from: Date(timeIntervalSince1970: seconds)) == nil)
    }
  }

  @Test func `is mapped and filtered`() {
    let even = IntegerConversion<Int>().filter { $0 % 2 == 0 }
    #expect(trip("4", Capture(even)) == "4")
    #expect(trip("5", Capture(even)) == nil)
    let halves = IntegerConversion<Int>().map(
      { $0 % 2 == 0 ? "\($0 / 2)" : nil },
      from: { Int($0).map { $0 * 2 } }
    )
    #expect(trip("8", Capture(halves)) == "8")
    #expect(trip("7", Capture(halves)) == nil)
    #expect(halves.examples == ["42", "0"])
  }

  @Test func `that does not read back what it writes is found before it prints`() {
    struct Lossy: URLConversion {
      func value(from text: String) -> String? { text.lowercased() }
      func text(from value: String) -> String? { value }
    }
    enum Link: Equatable { case a(String) }
    let router = URLPathRouter<Link>(origins: .scheme("app")) {
      URLRoute(Link.a) { Path("a", Capture(Lossy())) }
    }
    #expect(router.parse("app://a/ABC") == .a("abc"))
    #expect(throws: RouteError.self) { try router.string(for: .a("ABC")) }
  }
}

@Suite struct `A URL inside a link` {
  private enum Link: Equatable { case web(URL) }

  private let router = URLPathRouter<Link>(origins: .scheme("app")) {
    URLRoute(Link.web) {
      Path("web")
      Query("url", .url(schemes: ["https"], hosts: ["Books.example.com"]))
    }
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "file:///etc/passwd", "data:text/html,x",
    "http://books.example.com/", "https://evil.example/", "https://books.example.com.evil.example/",
    "https://books.example.com@evil.example/", "https://u@books.example.com/",
    "https://books.example.com:8443/", "https://books.example.com:443/",
    "https://books.example.com\\@evil.example/", "https:books.example.com", "//books.example.com/",
    "/book/1", "", "https://", " https://books.example.com/", "https://books.example.com/ a",
    "https://books.example.com/\n", "https://sub.books.example.com/", "https://books.example.com./",
    "https://books.example.com%2F.evil.example/", "https://bücher.example/",
  ])
  func `is refused where its scheme or host is not listed, or it is odd`(text: String) {
    let escaped = text.utf8.map { "%" + String($0, radix: 16) }
      .map { $0.count == 2 ? "%0" + $0.dropFirst() : $0 }.joined()
    #expect(router.parse("app://web?url=\(escaped)") == nil)
  }

  @Test(arguments: [
    "https://books.example.com", "https://books.example.com/a?b=c#d", "HTTPS://BOOKS.example.com/",
    "https://books.example.com?x", "https://books.example.com#x",
  ])
  func `is read and printed where both are`(text: String) throws {
    let url = try #require(URL(string: text))
    let link = try router.string(for: .web(url))
    #expect(router.parse(link) == .web(url))
  }
}
