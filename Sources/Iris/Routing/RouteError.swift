/// Why an intent could not be printed as a link.
///
/// ```text
/// book/:BookID, segment 2: "" is empty and would vanish; give it a value or drop the capture
/// ```
///
/// The description is one line: the route, the place, the value, what is wrong, what to do.
public struct RouteError: Error, Equatable, Sendable {
  /// What is wrong with the value or the intent.
  @nonexhaustive
  public enum Reason: Equatable, Sendable {
    /// No route of the table can say the intent.
    case noRoute
  }

  /// What went wrong.
  public let reason: Reason
  /// The pattern of the route that was being printed; nil where no route fits.
  public let route: String?
  /// Where in the route the value stands.
  public let place: String?
  /// The value's text; hidden where the capture is private.
  public let value: String

  package init(_ reason: Reason, route: String? = nil, place: String? = nil, value: String) {
    self.reason = reason
    self.route = route
    self.place = place
    self.value = value
  }
}
