/// A law that every table of routes should keep.
///
/// ```swift
/// expectLaws(of: router, [.roundTrip, .canonical])
/// ```
public enum TableLaw: String, Hashable, Sendable, CaseIterable {
  /// What an intent's link reads as is the intent, from every origin.
  ///
  /// An intent that no link can hold, such as one with a dot for a segment, is to throw when it is
  /// printed, which keeps the law, unless it is among those that must have a route.
  case roundTrip = "round trip"
  /// A link's canonical link means the same, and is its own canonical link.
  case canonical
  /// Whatever a link's bytes are, it is read the same way twice, as text and as a URL.
  case total
  /// No route is shadowed by an earlier one, and none takes the links of a narrower one.
  case reachable
  /// Every intent that is asked for has a route.
  case covered
}
