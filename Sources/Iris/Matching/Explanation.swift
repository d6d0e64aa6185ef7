/// Why a link was read, or what came closest to reading it.
///
/// ```swift
/// print(router.explain(url))
/// // bookstore://book
/// //                 ^ book/:BookID came closest: segment 2, nothing stands where …
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

  /// The link, as it was read.
  public let link: String
  /// The pattern of the route that read the link; nil on a miss.
  public let route: String?
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
    self.reason = reason
    self.closest = closest
    self.place = place
  }

  /// The reason as one sentence without the link, such as a log wants it.
  public var summary: String {
    if let closest { return "\(closest)" }
    if let reason { return "the link \(reason)" }
    return "\(route ?? "") reads the link"
  }
}

extension Explanation.Closest: CustomStringConvertible {
  /// The route, the place, what stands there and what is expected.
  public var description: String {
    let what = found.map { "\"\($0)\" stands where" } ?? "nothing stands where"
    return VisibleText("\(route) came closest: \(place), \(what) \(expected) is expected")
      .description
  }
}

extension Explanation: CustomStringConvertible {
  /// The link, the part that is meant underlined, and the reason.
  public var description: String {
    guard let place, let before = prefix(place.lowerBound), let upTo = prefix(place.upperBound)
    else { return "\(VisibleText(link))\n\(summary)" }
    let indent = String(repeating: " ", count: before.count)
    let carets = String(repeating: "^", count: max(1, upTo.count - before.count))
    return "\(VisibleText(link))\n\(indent)\(carets) \(summary)"
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
