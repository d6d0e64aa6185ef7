import BookstoreAccount
import BookstoreCatalogue
import BookstoreReviews
public import BookstoreSearch
public import Iris

/// Where each link of the shop leads, given where the user is: one pure switch.
public struct BookstoreFlow: NavigationFlow {
  /// What a link of the shop can mean.
  public typealias Intent = BookstoreLink
  /// What the shop can show.
  public typealias Screen = BookstoreScreen
  /// The shop's tabs.
  public typealias Tab = BookstoreTab

  /// What a link of the shop does besides moving.
  public enum Effect: Hashable, Sendable, Codable {
    /// Fills in the search field and its filters, and searches.
    case search(SearchQuery)
    /// Tells the user something in passing.
    case announce(String)
  }

  /// Makes the flow.
  public init() {}

  /// Resolves a link into steps.
  public func steps(for link: BookstoreLink, from state: State) -> [Step] {
    switch link {
    case .home: [.dismissAll, .select(.shop), .popToRoot]
    case .catalogue(let link): state.arrival(at: screen(for: link))
    case .reviews(let book, let link): steps(to: link, of: book, from: state)
    case .search(let link): steps(to: link, from: state)
    case .account(let link): steps(to: link, from: state)
    case .unknown: [.perform(.announce("This link leads nowhere in the shop."))]
    }
  }

  private func screen(for link: CatalogueLink) -> Screen {
    switch link {
    case .book(let id): .book(id)
    case .category(let name): .category(name)
    case .author(let slug): .author(slug)
    case .arrivals(let since): .arrivals(since: since)
    case .shelf(let path): .shelf(path)
    }
  }

  private func steps(to link: ReviewsLink, of book: BookID, from state: State) -> [Step] {
    switch link {
    case .all(let sort): state.arrival(at: .reviews(book, sort))
    case .write(let stars):
      // A sheet over the book: what is below stays where it is when the sheet goes.
      state.arrival(at: .book(book)) + [.present(.writeReview(book, stars))]
    case .review(let id):
      // From a list of the same book's reviews, however sorted, one more screen is enough.
      if state.layers.isEmpty, case .reviews(book, _) = state.top {
        [.push(.review(book, id))]
      } else {
        state.arrival(at: .review(book, id))
      }
    }
  }

  private func steps(to link: SearchLink, from state: State) -> [Step] {
    switch link {
    case .start: [.dismissAll, .select(.search), .popToRoot]
    case .results(let query):
      // What is shown already is not searched for again.
      state.top == .results(query)
        ? [] : state.arrival(at: .results(query)) + [.perform(.search(query))]
    }
  }

  private func steps(to link: AccountLink, from state: State) -> [Step] {
    switch link {
    case .profile(let username): state.arrival(at: .profile(username))
    case .orders(.list): state.arrival(at: .orders)
    case .orders(.order(let id, let section)): state.arrival(at: .order(id, section))
    case .settings(let setting): steps(to: setting, from: state)
    case .checkout(let step):
      // Two layers deep: the cart as a sheet, and the checkout over it.
      [
        .dismissAll, .present(.cart),
        .present(
          .checkout(.address),
          as: .fullScreenCover,
          stack: step == .payment ? [.checkout(.payment)] : [],
        ),
      ]
    case .reset(let token): [.dismissAll, .present(.resetPassword(token))]
    }
  }

  /// Settings are a push in the account tab, and a sheet over everything else.
  private func steps(to setting: Setting?, from state: State) -> [Step] {
    let detail: [Screen] = setting.map { [.setting($0)] } ?? []
    if state.layers.last?.root == .settings { return [.setStack(detail)] }
    if state.layers.isEmpty, state.selectedTab == .account {
      let below = state.frontStack.prefix { $0 != .settings }
      return [.setStack(below + [.settings] + detail)]
    }
    return [.dismissAll, .present(.settings, stack: detail)]
  }

  /// Names what a state shows.
  public func intent(for state: State) -> BookstoreLink? {
    guard let top = state.top else {
      return switch state.selectedTab {
      case .shop: .home
      case .search: .search(.start)
      case .account, nil: nil
      }
    }
    return switch top {
    case .book(let id): .catalogue(.book(id: id))
    case .category(let genre): .catalogue(.category(name: genre))
    case .author(let slug): .catalogue(.author(slug))
    case .arrivals(let since): .catalogue(.arrivals(since: since))
    case .shelf(let path): .catalogue(.shelf(path: path))
    case .reviews(let book, let sort): .reviews(book, .all(sort: sort))
    case .review(let book, let id): .reviews(book, .review(id))
    case .writeReview(let book, let stars): .reviews(book, .write(stars: stars))
    case .results(let query): .search(.results(query))
    case .profile(let username): .account(.profile(username: username))
    case .orders: .account(.orders(.list))
    case .order(let id, let section): .account(.orders(.order(id: id, section: section)))
    case .settings: .account(.settings(nil))
    case .setting(let setting): .account(.settings(setting))
    case .checkout(let step): .account(.checkout(step))
    case .resetPassword(let token): .account(.reset(token: token))
    case .cart: nil
    }
  }

  /// What is taken away when the user signs out.
  public func conditions(for screen: Screen) -> Set<GateCondition> {
    switch screen {
    case .orders, .order, .cart, .checkout, .writeReview: [.signedIn]
    default: []
    }
  }

  /// A screen in a trace; the one with a secret says its name only.
  public func text(ofScreen screen: Screen) -> String { screen.description }

  /// An effect in a trace.
  public func text(ofEffect effect: Effect) -> String {
    switch effect {
    case .search(let query): "search for \"\(query.text)\""
    case .announce(let text): "announce \"\(text)\""
    }
  }
}

extension GateCondition {
  /// Somebody is signed in.
  public static let signedIn = Self(rawValue: "signed in")
}
