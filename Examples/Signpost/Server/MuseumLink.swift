import Iris

/// What a link to the museum can mean, on the web and in its app alike.
package enum MuseumLink: Hashable, Sendable {
  case entrance
  case exhibit(ExhibitNumber)
  case stop(tour: String, number: Int)
  case search(words: String, room: Int?)
}

/// The number on an exhibit's label.
package struct ExhibitNumber: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int

  /// Makes a number, or nil for one no label has.
  package init?(rawValue: Int) {
    guard rawValue > 0 else { return nil }
    self.rawValue = rawValue
  }
}

extension MuseumLink {
  /// The table: one for the server's own pages and for the links of the app.
  static let routes = RouteTable<MuseumLink> {
    URLRoute(.entrance) { Path() }
    URLRoute(MuseumLink.exhibit) {
      Path("exhibit", Capture(ExhibitNumber.self))
      // On the labels of the first exhibition.
      Alias { Path("e", Capture(ExhibitNumber.self)) }
    }
    URLRoute(MuseumLink.stop) { Path("tours", Capture(String.self), "stops", Capture(Int.self)) }
    URLRoute(MuseumLink.search) {
      Path("search")
      Query("q", String.self)
      Query("room", Int?.self)
    }
  }
}
