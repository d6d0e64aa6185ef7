import Foundation
import Iris

/// A small shop with three tabs, sheets, a sign-in, a private link and a search that is an effect.
enum ShopLink: Equatable, Sendable {
  case home
  case book(Int)
  case review(book: Int, review: Int)
  case search(query: String?)
  case settings
  case privacy
  case order(Int)
  case checkout(book: Int)
  case reset(token: String)
  case unknown
}

struct ShopFlow: NavigationFlow {
  enum Tab: Hashable, Sendable, Codable, CaseIterable { case home, search, orders }

  enum Screen: Hashable, Sendable, Codable {
    case book(Int)
    case review(book: Int, review: Int)
    case settings
    case privacy
    case order(Int)
    case cart
    case checkout(book: Int)
    case reset(token: String)
  }

  enum Effect: Hashable, Sendable, Codable { case query(String) }

  func steps(for link: ShopLink, from state: State) -> [Step] {
    switch link {
    case .home: [.dismissAll, .select(.home), .popToRoot]
    case .book(let book): state.arrival(at: .book(book))
    case .review(let book, let review): state.arrival(at: .review(book: book, review: review))
    case .search(let query):
      [.dismissAll, .select(.search), .popToRoot] + (query.map { [.perform(.query($0))] } ?? [])
    case .settings: settings(from: state)
    case .privacy: settings(from: state) + [.setStack([.privacy])]
    case .order(let order): state.arrival(at: .order(order))
    case .checkout(let book):
      [.dismissAll, .present(.cart), .present(.checkout(book: book), as: .fullScreenCover)]
    case .reset(let token): [.dismissAll, .present(.reset(token: token))]
    case .unknown: [.dismissAll]
    }
  }

  /// Where settings are up already they are shown; elsewhere they come as a sheet.
  private func settings(from state: State) -> [Step] {
    if state.layers.first?.root == .settings { return [.dismissTo(layer: 0), .popToRoot] }
    return [.dismissAll, .present(.settings)]
  }

  func intent(for state: State) -> ShopLink? {
    switch state.top {
    case .book(let book): .book(book)
    case .review(let book, let review): .review(book: book, review: review)
    case .settings: .settings
    case .privacy: .privacy
    case .order(let order): .order(order)
    case .checkout(let book): .checkout(book: book)
    case .reset(let token): .reset(token: token)
    case .cart: nil
    case nil:
      switch state.selectedTab {
      case .home: .home
      case .search: .search(query: nil)
      case .orders, nil: nil
      }
    }
  }

  func conditions(for screen: Screen) -> Set<GateCondition> {
    switch screen {
    case .order, .checkout: [.signedIn]
    default: []
    }
  }

  func text(for screen: Screen) -> String {
    switch screen {
    case .reset: "reset(…)"
    default: "\(screen)"
    }
  }
}

extension ShopFlow.Screen: PlacedScreen {
  var parent: Self? {
    switch self {
    case .review(let book, _): .book(book)
    default: nil
    }
  }

  var tab: ShopFlow.Tab? {
    switch self {
    case .order: .orders
    default: .home
    }
  }
}

extension GateCondition {
  static let signedIn = Self(rawValue: "signed in")
  static let termsAccepted = Self(rawValue: "terms accepted")
}

/// The shop's table, written by hand.
struct ShopCodec: URLCoding {
  func parse(_ url: URL) -> ShopLink { read(url).intent }

  func read(_ url: URL) -> LinkReading<ShopLink> {
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    let items = parts?.queryItems ?? []
    let segments = [parts?.host ?? ""] + (parts?.path ?? "").split(separator: "/").map(String.init)
    let query = items.first { $0.name == "q" }?.value
    let intent: ShopLink? =
      switch (segments[0], segments.dropFirst().map { Int($0) }, segments.count) {
      case ("home", _, 1): .home
      case ("book", let numbers, 2): numbers[0].map { .book($0) }
      case ("book", let numbers, 4) where segments[2] == "reviews":
        if let book = numbers[0], let review = numbers[2] {
          .review(book: book, review: review)
        } else {
          nil
        }
      case ("search", _, 1): .search(query: query)
      case ("settings", _, 1): .settings
      case ("settings", _, 2) where segments[1] == "privacy": .privacy
      case ("order", let numbers, 2): numbers[0].map { .order($0) }
      case ("checkout", let numbers, 2): numbers[0].map { .checkout(book: $0) }
      case ("reset", _, 2): .reset(token: segments[1])
      default: nil
      }
    return LinkReading(
      intent: intent ?? .unknown,
      route: intent.map { ValueName.of($0) },
      unclaimedItems: items.filter { $0.name != "q" }.map {
        QueryItem(name: $0.name, value: $0.value ?? "")
      },
    )
  }

  func url(for intent: ShopLink) throws(RouteError) -> URL {
    guard let text = text(for: intent), let url = URL(string: "shop://\(text)") else {
      throw RouteError(.noRoute, value: ValueName.of(intent))
    }
    return url
  }

  func redacted(_ intent: ShopLink) -> String {
    if case .reset = intent { return "shop://reset/…" }
    return text(for: intent).map { "shop://\($0)" } ?? "?"
  }

  private func text(for intent: ShopLink) -> String? {
    switch intent {
    case .home: "home"
    case .book(let book): "book/\(book)"
    case .review(let book, let review): "book/\(book)/reviews/\(review)"
    case .search(let query): query.map { "search?q=\(escaped($0))" } ?? "search"
    case .settings: "settings"
    case .privacy: "settings/privacy"
    case .order(let order): "order/\(order)"
    case .checkout(let book): "checkout/\(book)"
    case .reset(let token): "reset/\(escaped(token))"
    case .unknown: nil
    }
  }

  private func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
  }
}

/// The name of an enum's case.
enum ValueName {
  static func of(_ value: some Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? "\(value)"
  }
}

typealias ShopState = ShopFlow.State
typealias ShopCoordinator = Coordinator<ShopFlow>

extension NavigationState where Screen == ShopFlow.Screen, Tab == ShopFlow.Tab {
  static var start: Self { Self(selected: .home) }

  /// The shop with its tabs' stacks given by name.
  static func shop(
    home: [ShopFlow.Screen] = [],
    search: [ShopFlow.Screen] = [],
    orders: [ShopFlow.Screen] = [],
    selected: ShopFlow.Tab = .home,
    layers: Layer...,
  ) -> Self {
    ShopState(
      tabs: [
        .init(.home, stack: home), .init(.search, stack: search), .init(.orders, stack: orders),
      ],
      selected: selected,
      layers: layers,
    )
  }
}

func shopURL(_ text: String) -> URL {
  // Every caller passes a literal; a wrong one shows up as the shop's fallback.
  URL(string: "shop://\(text)") ?? URL(fileURLWithPath: "/")
}

/// A shop's coordinator whose ids are `link-1`, `link-2` and so on.
func makeShop(
  from state: ShopState = .start,
  gates: [Gate<ShopLink>] = [],
  host: (any NavigationHost<ShopFlow>)? = nil,
  flows: NavFlow.Generator = .sequence("link"),
  configure: (inout CoordinatorOptions) -> Void = { _ in },
) -> ShopCoordinator {
  var options = CoordinatorOptions()
  options.flows = flows
  configure(&options)
  return Coordinator(
    ShopFlow(),
    codec: ShopCodec(),
    from: state,
    gates: gates,
    host: host,
    options: options
  )
}
