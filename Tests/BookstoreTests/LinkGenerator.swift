import BookstoreAccount
import BookstoreApp
import BookstoreCatalogue
import BookstoreReviews
import BookstoreSearch
import Foundation

/// Makes the shop's intents at random, the same ones for the same seed, with payloads that are hard
/// on a URL.
struct LinkGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64: small, and the same on every platform.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private static let pieces = [
    "", "a", "42", "/", "//", "%", "%2F", "%25", "+", " ", "&", "=", "?", "#", ";", ":", "@", "\\",
    ".", "..", "é", "e\u{301}", "📚", "👩‍👩‍👧", "\u{202E}", "\u{0}", "\n", "’", "[", "]", "|", "\"", "<",
    "日本語", "ß", "İ", "~", "-", "_", "new", "reviews", "true", "nil",
  ]

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int(next() % UInt64(values.count))]
  }

  /// A short text out of hard pieces.
  mutating func text() -> String {
    (0..<Int(next() % 4)).map { _ in pick(Self.pieces) }.joined()
  }

  private mutating func optional<Value>(_ value: Value) -> Value? { next() % 3 == 0 ? nil : value }

  private mutating func book() -> BookID { BookID(rawValue: text()) }

  /// One intent out of all the shop has.
  mutating func link() -> BookstoreLink {
    switch next() % 16 {
    case 0: .home
    case 1: .catalogue(.book(id: book()))
    case 2: .catalogue(.category(name: pick(Genre.allCases)))
    case 3: AuthorSlug(pick(["tolkien", "a-b", "7"])).map { .catalogue(.author($0)) } ?? .home
    case 4: .catalogue(.arrivals(since: optional(Date(timeIntervalSince1970: date()))))
    case 5: .catalogue(.shelf(path: (0..<Int(next() % 4)).map { _ in text() }))
    case 6: .reviews(book(), .all(sort: pick(Sort.allCases)))
    case 7: .reviews(book(), .review(ReviewID(rawValue: Int(truncatingIfNeeded: next()))))
    case 8: .reviews(book(), .write(stars: optional(Stars(rawValue: Int(next() % 7))) ?? nil))
    case 9: .search(.start)
    case 10, 11: .search(.results(query()))
    case 12: .account(.profile(username: Username(rawValue: text())))
    case 13: .account(.orders(orders()))
    case 14: .account(.settings(optional(pick(Setting.allCases))))
    case 15: .account(next() % 2 == 0 ? .checkout(pick(CheckoutStep.allCases)) : reset())
    default: .unknown
    }
  }

  private mutating func reset() -> AccountLink { .reset(token: ResetToken(rawValue: text())) }

  private mutating func orders() -> OrdersLink {
    next() % 4 == 0
      ? .list
      : .order(
        id: OrderID(rawValue: UInt32(truncatingIfNeeded: next())),
        section: optional(pick(OrderSection.allCases))
      )
  }

  private mutating func query() -> SearchQuery {
    SearchQuery(
      text: text(),
      page: Int(truncatingIfNeeded: next() % 5),
      tags: (0..<Int(next() % 3)).map { _ in text() },
      inStock: next() % 2 == 0,
    )
  }

  /// A midnight now and then, any second otherwise.
  private mutating func date() -> Double {
    let day = Double(next() % 60_000) * 86_400
    return next() % 2 == 0 ? day : day + Double(next() % 86_400)
  }
}
