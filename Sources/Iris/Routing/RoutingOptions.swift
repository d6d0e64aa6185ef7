/// How a table compares literals and treats slashes and plus signs.
///
/// ```swift
/// URLPathRouter<Link>(origins: .scheme("app"), options: RoutingOptions(slashes: .collapsing)) { … }
/// ```
///
/// The defaults are the reading rules Iris recommends; an option changes one of them for a whole
/// table, in both directions.
public struct RoutingOptions: Hashable, Sendable {
  /// Whether the case of ASCII letters matters in a literal.
  public enum LiteralCase: Hashable, Sendable {
    /// `Book` is not `book`.
    case sensitive
    /// `Book` reads as `book`; the declared spelling is printed. Captures keep their case.
    case insensitive
  }

  /// What an empty segment means.
  public enum Slashes: Hashable, Sendable {
    /// One trailing slash is ignored; any other empty segment is a miss.
    case tolerant
    /// Every empty segment is a miss, a trailing one too.
    case strict
    /// Empty segments are dropped wherever they stand.
    case collapsing
  }

  /// What a plus sign in a query means.
  public enum PlusSign: Hashable, Sendable {
    /// A space, as HTML forms write it.
    case space
    /// A plus sign, as RFC 3986 reads it.
    case plus
  }

  /// Whether the case of ASCII letters matters in a literal.
  public var literalCase: LiteralCase
  /// What an empty segment means.
  public var slashes: Slashes
  /// What a plus sign in a query means; it always prints as `%2B`.
  public var plusSign: PlusSign
  /// How much of a link is read before it is refused.
  public var limits: LinkLimits

  /// Makes options; what is left out is as recommended.
  public init(
    literalCase: LiteralCase = .sensitive,
    slashes: Slashes = .tolerant,
    plusSign: PlusSign = .space,
    limits: LinkLimits = LinkLimits(),
  ) {
    self.literalCase = literalCase
    self.slashes = slashes
    self.plusSign = plusSign
    self.limits = limits
  }
}
