/// One route of a table as plain data: what tools list, draw, export and check.
///
/// ```swift
/// for route in router.routes { print(route.name, route.pattern, route.source) }
/// // book  book/:BookID  Bookstore/Routes.swift:12
/// ```
///
/// Mounted tables arrive flattened, their prefix in front; aliases are routes of their own with
/// ``isAlias`` set.
public struct RouteDescription: Hashable, Sendable {
  /// One segment of the path, or its tail.
  public enum Segment: Hashable, Sendable {
    /// Fixed text, decoded.
    case literal(String)
    /// One typed segment, with fixed text around it where `prefix` or `suffix` is not empty.
    case capture(Value, prefix: String, suffix: String)
    /// Every segment that is left, none included.
    case rest(Value)
  }

  /// A declared query item.
  public struct Item: Hashable, Sendable {
    /// How often the item stands in a link and what its absence means.
    public enum Presence: Hashable, Sendable {
      /// The item must be there.
      case required
      /// The item may be absent.
      case optional
      /// The item may be absent and then has this value, as text.
      case defaulted(String)
      /// The item may stand any number of times.
      case list
      /// The item carries no value: it is there or it is not.
      case flag
      /// The item must be there with exactly this value.
      case fixed(String)
    }

    /// The decoded name.
    public let name: String
    /// How often it stands.
    public let presence: Presence
    /// What its value is.
    public let value: Value

    package init(name: String, presence: Presence, value: Value) {
      self.name = name
      self.presence = presence
      self.value = value
    }
  }

  /// A fragment's shape.
  public enum Fragment: Hashable, Sendable {
    /// Fixed text, decoded.
    case literal(String)
    /// A typed fragment; `isOptional` where a link without one still matches.
    case capture(Value, isOptional: Bool)
  }

  /// What a capture takes.
  public struct Value: Hashable, Sendable {
    /// The name the value has in the intent (its label), or its type's name in lower case.
    public let name: String
    /// The captured type, such as `BookID`.
    public let type: String
    /// Whether only decimal digits with an optional sign are read.
    public let isInteger: Bool
    /// Every text that is read, where the type is finite; nil where it is not.
    public let choices: [String]?
    /// A text the capture reads, for examples; nil where none is known.
    public let example: String?
    /// Whether the value may be absent at the end of a path.
    public let isOptional: Bool
    /// Whether descriptions, traces and logs hide the value.
    public let isPrivate: Bool

    package init(
      name: String,
      type: String,
      isInteger: Bool = false,
      choices: [String]? = nil,
      example: String? = nil,
      isOptional: Bool = false,
      isPrivate: Bool = false,
    ) {
      self.name = name
      self.type = type
      self.isInteger = isInteger
      self.choices = choices
      self.example = example
      self.isOptional = isOptional
      self.isPrivate = isPrivate
    }
  }

  /// The intent's case, dotted through mounts (`account.profile`), or the pattern without one.
  public let name: String
  /// The shape as one line, such as `book/:BookID/reviews/:Int?page=:Int`.
  public let pattern: String
  /// The path, segment by segment.
  public let path: [Segment]
  /// The declared query items, in the order they print.
  public let items: [Item]
  /// The declared fragment.
  public let fragment: Fragment?
  /// Whether the shape reads and never prints.
  public let isAlias: Bool
  /// Where the route is declared.
  public let source: SourcePlace

  package init(
    name: String,
    pattern: String,
    path: [Segment],
    items: [Item] = [],
    fragment: Fragment? = nil,
    isAlias: Bool = false,
    source: SourcePlace,
  ) {
    self.name = name
    self.pattern = pattern
    self.path = path
    self.items = items
    self.fragment = fragment
    self.isAlias = isAlias
    self.source = source
  }
}
