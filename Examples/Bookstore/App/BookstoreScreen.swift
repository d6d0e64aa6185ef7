public import BookstoreAccount
public import BookstoreCatalogue
public import BookstoreReviews
public import BookstoreSearch
public import Foundation
public import Iris

/// The tabs of the shop.
public enum BookstoreTab: String, Hashable, Sendable, Codable, CaseIterable {
  case shop
  case search
  case account
}

/// What can stand on a stack of the shop or be presented over it.
public enum BookstoreScreen: Hashable, Sendable, Codable {
  case book(BookID)
  case category(Genre)
  case author(AuthorSlug)
  case arrivals(since: Date?)
  case shelf([String])
  case reviews(BookID, Sort)
  case review(BookID, ReviewID)
  case writeReview(BookID, Stars?)
  case results(SearchQuery)
  case profile(Username)
  case orders
  case order(OrderID, OrderSection?)
  case settings
  case setting(Setting)
  case cart
  case checkout(CheckoutStep)
  case resetPassword(ResetToken)
}

extension BookstoreScreen: PlacedScreen {
  /// What the back button leads to after a link deep into the shop.
  public var parent: BookstoreScreen? {
    switch self {
    case .reviews(let book, _), .writeReview(let book, _): .book(book)
    case .review(let book, _): .reviews(book, .newest)
    case .order: .orders
    case .setting: .settings
    case .checkout(.payment): .checkout(.address)
    default: nil
    }
  }

  /// Where the screen lives.
  public var tab: BookstoreTab? {
    switch self {
    case .results: .search
    case .orders, .order, .profile: .account
    case .settings, .setting: nil
    default: .shop
    }
  }
}

extension BookstoreScreen: CustomStringConvertible {
  /// The screen in a few words, as the shop's trees and traces show it.
  public var description: String {
    switch self {
    case .book(let id): "book \(id.rawValue)"
    case .category(let genre): "category \(genre.rawValue)"
    case .author(let slug): "author \(slug)"
    case .arrivals(let since): since.map { "new since \($0.formatted(.iso8601))" } ?? "new"
    case .shelf(let path): "shelf \(path)"
    case .reviews(let book, let sort): "reviews of \(book.rawValue), \(sort.rawValue) first"
    case .review(let book, let id): "review \(id.rawValue) of \(book.rawValue)"
    case .writeReview(let book, let stars):
      "write a review of \(book.rawValue)" + (stars.map { ", \($0.rawValue) stars" } ?? "")
    case .results(let query): "results for \(query.summary)"
    case .profile(let name): "profile of \(name.rawValue)"
    case .orders: "orders"
    case .order(let id, let section):
      "order \(id.rawValue)" + (section.map { ", \($0.rawValue)" } ?? "")
    case .settings: "settings"
    case .setting(let setting): "\(setting.rawValue) settings"
    case .cart: "cart"
    case .checkout(let step): "checkout, \(step.rawValue)"
    case .resetPassword: "reset password"
    }
  }
}

extension SearchQuery {
  /// The query in a few words.
  fileprivate var summary: String {
    var words = ["\"\(text)\""]
    if page > 1 { words.append("page \(page)") }
    if !tags.isEmpty { words.append("tagged \(tags.joined(separator: ", "))") }
    if inStock { words.append("in stock") }
    return words.joined(separator: ", ")
  }
}
