/// Why a link was read, or what came closest to reading it.
///
/// ```swift
/// print(router.explain(url))
/// // bookstore://book
/// //                 ^ book/:BookID came closest: segment 2, nothing stands where a BookID is expected
/// // bookstore://book/42
/// //                  ^^ book/:BookID reads the link: segment 2, "42" is the BookID
/// ```
public struct Explanation: Hashable, Sendable {
  /// A route that did not read the link, and where it stopped.
  public struct Closest: Hashable, Sendable {
    /// The route's pattern.
    public let route: String
    /// Where the route is declared.
    public let source: SourcePlace
    /// The part of the route at which it stopped.
    public let place: RouteError.Place
    /// What the route takes there, in words.
    public let expected: String
    /// What stands there, decoded; nil where nothing does.
    public let found: String?

    package init(
      route: String,
      source: SourcePlace,
      place: RouteError.Place,
      expected: String,
      found: String?,
    ) {
      self.route = route
      self.source = source
      self.place = place
      self.expected = expected
      self.found = found
    }
  }

  /// A piece of a link that the route which read it captured.
  public struct Capture: Hashable, Sendable {
    /// Where in the route the value stands.
    public let place: RouteError.Place
    /// The captured type, such as `BookID`.
    public let type: String
    /// The captured text, decoded; `•••` where the capture is hidden.
    public let text: String
    /// Where it stands, as an offset and a length in bytes of ``Explanation/link``.
    public let range: Range<Int>

    package init(place: RouteError.Place, type: String, text: String, range: Range<Int>) {
      self.place = place
      self.type = type
      self.text = text
      self.range = range
    }
  }

  /// The link, as it was read.
  public let link: String
  /// The pattern of the route that read the link; nil on a miss.
  public let route: String?
  /// Where that route is declared; nil on a miss.
  public let source: SourcePlace?
  /// What that route captured, in the order of the link; empty on a miss.
  public let captures: [Capture]
  /// Routes before that one whose path fits too, and where each stopped; empty on a miss.
  public let passedOver: [Closest]
  /// Why nothing read the link; nil on a match.
  public let reason: MissReason?
  /// What came closest; nil on a match, and where the link was refused before any route saw it.
  public let closest: Closest?
  /// The part of the link that is meant, as an offset and a length in bytes of ``link``.
  public let place: Range<Int>?

  package init(
    link: String,
    route: String?,
    reason: MissReason?,
    closest: Closest? = nil,
    place: Range<Int>? = nil,
  ) {
    self.link = link
    self.route = route
    source = nil
    captures = []
    passedOver = []
    self.reason = reason
    self.closest = closest
    self.place = place
  }

  package init(
    link: String,
    route: String,
    source: SourcePlace,
    captures: [Capture],
    passedOver: [Closest],
  ) {
    self.link = link
    self.route = route
    self.source = source
    self.captures = captures
    self.passedOver = passedOver
    reason = nil
    closest = nil
    place = nil
  }

  /// The reason as one sentence without the link, such as a log wants it.
  public var summary: String {
    if let closest { return "\(closest)" }
    if let reason { return "the link \(reason)" }
    let what = captures.map { "\($0.place), \"\($0.text)\" is the \($0.type)" }
    let line = "\(route ?? "") reads the link" + (what.isEmpty ? "" : ": ")
    return VisibleText(line + what.joined(separator: "; ")).description
  }
}

extension Explanation.Closest: CustomStringConvertible {
  /// The route, the place, what stands there and what is expected.
  public var description: String { text("came closest") }

  fileprivate func text(_ verb: String) -> String {
    let what = found.map { "\"\($0)\" stands where" } ?? "nothing stands where"
    return VisibleText("\(route) \(verb): \(place), \(what) \(expected) is expected")
      .description
  }
}

extension Explanation: CustomStringConvertible {
  /// The link, the parts that are meant underlined, and the reason; then what was tried before.
  public var description: String {
    let underline = underline(place.map { [$0] } ?? captures.map(\.range))
    let lines = ["\(VisibleText(link))", underline.isEmpty ? summary : "\(underline) \(summary)"]
    return (lines + passedOver.map { $0.text("was tried before") }).joined(separator: "\n")
  }

  /// A line with a mark under each of some parts of the link; empty where there is none.
  private func underline(_ ranges: [Range<Int>]) -> String {
    var line = ""
    for range in ranges {
      guard let before = prefix(range.lowerBound), let upTo = prefix(range.upperBound) else {
        continue
      }
      line += String(repeating: " ", count: max(0, before.count - line.count))
      line += String(repeating: "^", count: max(1, upTo.count - before.count))
    }
    return line
  }

  /// The link up to an offset in bytes, as it is shown.
  private func prefix(_ offset: Int) -> String? {
    let utf8 = link.utf8
    guard let index = utf8.index(utf8.startIndex, offsetBy: offset, limitedBy: utf8.endIndex) else {
      return nil
    }
    return VisibleText(String(decoding: utf8[..<index], as: UTF8.self)).description
  }
}
