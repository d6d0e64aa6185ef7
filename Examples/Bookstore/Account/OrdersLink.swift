public import Iris

/// What a link to somebody's orders can mean.
public enum OrdersLink: Hashable, Sendable, Codable {
  case list
  case order(id: OrderID, section: OrderSection?)
}

/// A part of an order's page, named by the fragment of its link.
public enum OrderSection: String, Hashable, Sendable, Codable, CaseIterable {
  case items
  case delivery
}

extension OrdersLink {
  /// The orders' own table.
  public static let routes = RouteTable<OrdersLink> {
    URLRoute(.list) { Path() }
    URLRoute(OrdersLink.order) {
      Path(Capture(OrderID.self))
      Fragment(OrderSection?.self)
    }
  }
}
