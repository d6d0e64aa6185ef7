public import Iris

/// What a link to a book's reviews can mean; which book, the app knows.
public enum ReviewsLink: Hashable, Sendable, Codable {
  case all(sort: Sort)
  case review(ReviewID)
  case write(stars: Stars?)
}

/// The order of a list of reviews.
public enum Sort: String, Hashable, Sendable, Codable, CaseIterable {
  case newest
  case best
  case worst
}

/// A review's number.
public struct ReviewID: RawRepresentable, Hashable, Sendable, Codable {
  /// The number as links write it.
  public let rawValue: Int

  /// Makes an identifier.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// A rating of one to five stars.
public struct Stars: RawRepresentable, Hashable, Sendable, Codable {
  /// The number of stars.
  public let rawValue: Int

  /// Makes a rating, or nil outside one to five.
  public init?(rawValue: Int) {
    guard (1...5).contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }
}

extension ReviewsLink {
  /// The module's own table, mounted behind a book.
  public static let routes = RouteTable<ReviewsLink> {
    URLRoute(ReviewsLink.all) {
      Path()
      Query("sort", Sort.self, default: .newest)
    }
    URLRoute(ReviewsLink.write) {
      Path("new")
      Query("stars", Stars?.self)
    }
    URLRoute(ReviewsLink.review) { Path(Capture(ReviewID.self)) }
  }
}
