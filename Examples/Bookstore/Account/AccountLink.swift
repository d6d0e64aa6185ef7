public import Iris

/// What a link to people and their accounts can mean.
public enum AccountLink: Hashable, Sendable, Codable {
  case profile(username: Username)
  case orders(OrdersLink)
  case settings(Setting?)
  case checkout(CheckoutStep)
  case reset(token: ResetToken)
}

/// A page of the settings.
public enum Setting: String, Hashable, Sendable, Codable, CaseIterable {
  case privacy
  case notifications
}

/// A step of buying what is in the cart.
public enum CheckoutStep: String, Hashable, Sendable, Codable, CaseIterable {
  case address
  case payment
}

extension AccountLink {
  /// The module's own table, a table of its own mounted in it.
  public static let routes = RouteTable<AccountLink> {
    URLRoute(AccountLink.profile) { Path("profile", Capture(Username.self)) }
    Mount(AccountLink.orders, at: "orders") { OrdersLink.routes }
    URLRoute(AccountLink.settings) { Path("settings", Capture(Setting?.self)) }
    Scope("cart") {
      URLRoute(AccountLink.checkout) { Path("checkout", Capture(CheckoutStep.self)) }
    }
    URLRoute(AccountLink.reset) { Path("reset", Capture(ResetToken.self, privacy: .hidden)) }
  }
}
