/// Why an intent could not be printed as a link.
///
/// ```swift
/// do { try router.url(for: .book(id: "")) } catch { print(error) }
/// // book/:BookID, segment 2: "" is empty and would vanish; give it a value or drop the capture
/// ```
///
/// The description is one line: the route, the place, the value, what is wrong, what to do. What
/// cannot survive the trip is never printed.
public struct RouteError: Error, Hashable, Sendable {
  /// What is wrong with a value or an intent.
  @nonexhaustive
  public enum Reason: Hashable, Sendable {
    /// No route of the table says the intent.
    case noRoute
    /// A path value has no text, and an empty segment would vanish.
    case emptyCapture
    /// A segment would be `.` or `..`, which every reader of URLs removes.
    case dotSegment
    /// The text holds a NUL, at which many readers stop.
    case nulCharacter
    /// The value has no text: its conversion writes nil.
    case unwritable
    /// The value's text reads back as another value, or as none.
    case notReadBack
    /// A tail given as one string has an empty part between its slashes.
    case emptyPart
    /// An absent value is followed by a present one, which would take its place.
    case gap
    /// The printed link would be read by another route, or as another intent.
    case readsAsOther(route: String)
    /// The origin is not one of the table's.
    case foreignOrigin
    /// The printed link would be longer than the table's limits allow.
    case tooLong
  }

  /// The part of a route in which a value stands.
  public enum Place: Hashable, Sendable, CustomStringConvertible {
    /// A path segment, counted from 1.
    case segment(Int)
    /// The query item of this name.
    case item(String)
    /// The fragment.
    case fragment

    /// The place in words, such as `segment 2`.
    public var description: String {
      switch self {
      case .segment(let number): "segment \(number)"
      case .item(let name): "item \"\(name)\""
      case .fragment: "fragment"
      }
    }
  }

  /// What went wrong.
  public let reason: Reason
  /// The pattern of the route that was being printed; nil where no route fits.
  public let route: String?
  /// Where in the route the value stands; nil where the whole intent is meant.
  public let place: Place?
  /// The value's text, or the intent's name; `•••` where the capture is hidden.
  public let value: String

  package init(_ reason: Reason, route: String?, place: Place?, value: String) {
    self.reason = reason
    self.route = route
    self.place = place
    self.value = value
  }
}

extension RouteError: CustomStringConvertible {
  /// The error as one line: route, place, value, what is wrong, what to do.
  public var description: String {
    let location = [route, place?.description].compactMap(\.self).joined(separator: ", ")
    let line = (location.isEmpty ? "" : "\(location): ") + "\"\(value)\" \(complaint)"
    return VisibleText(line).description
  }

  private var complaint: String {
    switch reason {
    case .noRoute:
      "has no route that prints it; declare one for this case, or give its route an extract closure"
    case .emptyCapture:
      "is empty and would vanish; give it a value or drop the capture"
    case .dotSegment:
      "is a dot segment, which readers of URLs remove; give it another value"
    case .nulCharacter:
      "holds a NUL, at which many readers stop; remove it"
    case .unwritable:
      "has no text in its conversion; print only values the conversion can write"
    case .notReadBack:
      "does not read back as the same value; mend the conversion or choose another value"
    case .emptyPart:
      "has an empty part between its slashes; remove the extra slash"
    case .gap:
      "follows an absent value and would take its place; give the earlier one a value too"
    case .readsAsOther(let route):
      "would be read by \(route); declare this route first or make the two differ"
    case .foreignOrigin:
      "is not an origin of this table; add it to the router's origins"
    case .tooLong:
      "makes the link longer than the table's limits; shorten it or raise the limits"
    }
  }
}
