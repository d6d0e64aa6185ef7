/// Something wrong with a table as it is declared: a mistake of the program, not of a link.
///
/// ```swift
/// RouteTable<Link> { URLRoute(Link.book) { Path("book", Rest(), "x") } }.faults
/// // Bookstore/Routes.swift:12: book/*String/x: "x" follows a tail, which leaves nothing; …
/// ```
///
/// A router that is made of such a table stops the program at once and says all of them, each with
/// its place in the code.
public struct RouteFault: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  @nonexhaustive
  public enum Reason: Hashable, Sendable {
    /// A literal is empty, or begins or ends with a slash.
    case emptyLiteral
    /// A literal is `.` or `..`, which no link can hold.
    case dotLiteral
    /// A literal, a fixed value or a fixed fragment holds a NUL, which no link can hold.
    case nulLiteral
    /// The fixed text around a capture holds a slash.
    case affixSlash
    /// Something follows a tail in a path.
    case afterRest
    /// Something that is not optional follows an optional segment.
    case afterOptional
    /// Two items of a route have one name.
    case duplicateItem
    /// An item has no name.
    case namelessItem
    /// A route declares two fragments.
    case duplicateFragment
    /// A mount's prefix holds more than literals and captures.
    case mountPrefix
    /// The router has no origin.
    case noOrigin
    /// An origin's scheme is none, or one that is not an app's own.
    case scheme
    /// An origin's host or port is none.
    case host
    /// An origin's own path cannot stand in a link.
    case basePath
    /// The table has no route.
    case noRoute
  }

  /// What is wrong.
  public let reason: Reason
  /// The route's pattern, or the origin.
  public let subject: String
  /// The text or the name at fault.
  public let value: String
  /// Where it is declared.
  public let source: SourcePlace

  package init(_ reason: Reason, subject: String, value: String, source: SourcePlace) {
    self.reason = reason
    self.subject = subject
    self.value = value
    self.source = source
  }

  /// The fault as one line: place, subject, value, what is wrong, what to do.
  public var description: String {
    "\(VisibleText("\(source): \(subject): \"\(value)\" \(complaint)"))"
  }

  private var complaint: String {
    switch reason {
    case .emptyLiteral:
      "has an empty segment, which no link can hold; write segments without a slash at either end"
    case .dotLiteral: "is a dot segment, which no link can hold; choose another literal"
    case .nulLiteral: "holds a NUL, which no link can hold; remove it"
    case .affixSlash:
      "holds a slash, which would end the segment; put what is in front into a literal"
    case .afterRest: "follows a tail, which leaves nothing; make the tail the last segment"
    case .afterOptional:
      "follows an optional segment and could take its place; put optional segments last"
    case .duplicateItem: "names two query items; give each its own name, or capture a list"
    case .namelessItem: "is no name for a query item; give it one"
    case .duplicateFragment: "is a second fragment; declare one"
    case .mountPrefix:
      "cannot stand in a mount's prefix; use literals and captures of one segment"
    case .noOrigin: "has no origin; add .scheme(…) or .https(…)"
    case .scheme:
      "is no scheme for an app; use letters, digits, + - . and begin with a letter, or .https(…)"
    case .host: "is no host; write a name such as books.example.com, with :port where needed"
    case .basePath: "cannot stand in front of a path; use plain segments"
    case .noRoute: "has no route; declare one"
    }
  }
}
