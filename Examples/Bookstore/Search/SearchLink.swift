public import Iris

/// What a link to the search can mean.
public enum SearchLink: Hashable, Sendable, Codable {
  case start
  case results(SearchQuery)
}

/// What is searched for.
public struct SearchQuery: Hashable, Sendable, Codable {
  /// The words.
  public var text: String
  /// The page of the results, counted from 1.
  public var page: Int
  /// Tags all results carry.
  public var tags: [String]
  /// Whether only books in stock are shown.
  public var inStock: Bool

  /// Makes a query.
  public init(text: String, page: Int = 1, tags: [String] = [], inStock: Bool = false) {
    self.text = text
    self.page = page
    self.tags = tags
    self.inStock = inStock
  }
}

extension SearchLink {
  /// The module's own table.
  ///
  /// The query is one value of the module's own, made of four items; a closure makes it and another
  /// takes it apart.
  public static let routes = RouteTable<SearchLink> {
    URLRoute(
      { text, page, tags, inStock in
        SearchLink.results(SearchQuery(text: text, page: page, tags: tags, inStock: inStock))
      },
      extract: { link in
        guard case .results(let query) = link else { return nil }
        return (query.text, query.page, query.tags, query.inStock)
      }
    ) {
      Path()
      Query("q", String.self)
      Query("page", IntegerConversion<Int>().filter { $0 >= 1 }, default: 1)
      Query("tag", [String].self)
      Query(flag: "in-stock")
    }
    URLRoute(.start) { Path() }
  }
}
