extension RouteFinding {
  /// What can be found in a table; the raw value is the stable name that tools print.
  ///
  /// | code | severity | what it says |
  /// |---|---|---|
  /// | `shadowed` | error | every link of the route is read by an earlier one; proven |
  /// | `overlap` | warning, note | an earlier, wider route reads some of the route's links |
  /// | `alias-shadows` | error, warning | as one of these two, and the earlier one is an alias |
  /// | `unprintable` | warning | the route reads an intent that no route prints |
  /// | `printed-elsewhere` | warning | what the route reads is always printed as another one |
  /// | `host-capture` | warning | a capture stands in a custom scheme's host position |
  /// | `host-literal` | warning | a literal stands there that other readers change |
  /// | `similar-items` | warning | two query items of a route differ in case or accents only |
  /// | `uncovered` | warning | an intent has no route |
  ///
  /// Of two overlapping routes the narrower one belongs first: `book/new` before `book/:String` is
  /// how such a pair is written, and is no finding. Where neither is narrower, as in `a/:String` and
  /// `:String/b`, it is a note if the first segment that differs is narrower in the first route.
  @nonexhaustive
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// Every link of the route is read by an earlier one.
    case shadowed
    /// An earlier route reads some of the route's links.
    case overlap
    /// An alias reads links of a later route.
    case aliasShadows = "alias-shadows"
    /// The route reads an intent that no route prints.
    case unprintable
    /// What the route reads is always printed as another route.
    case printedElsewhere = "printed-elsewhere"
    /// A capture stands in a custom scheme's host position, where case is lost.
    case hostCapture = "host-capture"
    /// A literal stands in a custom scheme's host position that other readers change.
    case hostLiteral = "host-literal"
    /// Two query items of a route are told apart by case or by their spelling in bytes alone.
    case similarItems = "similar-items"
    /// An intent has no route.
    case uncovered
  }
}
