import Iris

/// A route's demands on a link, as far as an association file can speak of them.
///
/// All texts are percent-encoded, as a printed link has them.
struct AssociationShape: Hashable {
  /// What one segment takes.
  enum Segment: Hashable {
    case literal(String)
    case capture(prefix: String, kind: Kind, suffix: String)
  }

  /// What stands between the fixed texts of a segment, and for the value of an item.
  enum Kind: Hashable {
    case text
    case integer
    case choices(type: String, values: [String])

    init(_ value: RouteDescription.Value, encoding: PercentEncoding) {
      if let choices = value.choices {
        self = .choices(
          type: value.type,
          values: choices.filter { !$0.isEmpty }.map(encoding.encode),
        )
      } else {
        self = value.isInteger ? .integer : .text
      }
    }
  }

  /// An item that must be there.
  struct Item: Hashable {
    enum Demand: Hashable {
      case fixed(String)
      case captured(Kind)
    }

    let name: String
    let demand: Demand
  }

  let segments: [Segment]
  /// Whether any segments may follow.
  let hasRest: Bool
  let items: [Item]
  let fragment: Item.Demand?

  /// The shapes a route stands for: one, or one for each number of optional captures at its end.
  static func shapes(of route: RouteDescription) -> [AssociationShape] {
    var shapes: [AssociationShape] = []
    var segments: [Segment] = []
    func add(hasRest: Bool) {
      shapes.append(
        AssociationShape(
          segments: segments,
          hasRest: hasRest,
          items: route.items.compactMap(Self.item),
          fragment: Self.fragment(of: route),
        )
      )
    }
    for segment in route.path {
      switch segment {
      case .literal(let text):
        segments.append(.literal(PercentEncoding.segment.encode(text)))
      case .capture(let value, let prefix, let suffix):
        if value.isOptional { add(hasRest: false) }
        segments.append(
          .capture(
            prefix: PercentEncoding.segment.encode(prefix),
            kind: Kind(value, encoding: .segment),
            suffix: PercentEncoding.segment.encode(suffix),
          )
        )
      case .rest:
        add(hasRest: true)
        return shapes
      }
    }
    add(hasRest: false)
    return shapes
  }

  private static func item(_ item: RouteDescription.Item) -> Item? {
    let encoding = PercentEncoding.queryItem
    let demand: Item.Demand
    switch item.presence {
    case .required: demand = .captured(Kind(item.value, encoding: encoding))
    case .fixed(let text) where !text.isEmpty: demand = .fixed(encoding.encode(text))
    case .fixed, .optional, .defaulted, .list, .flag: return nil
    }
    return Item(name: encoding.encode(item.name), demand: demand)
  }

  private static func fragment(of route: RouteDescription) -> Item.Demand? {
    switch route.fragment {
    case .literal(let text): .fixed(PercentEncoding.fragment.encode(text))
    case .capture(let value, isOptional: false): .captured(Kind(value, encoding: .fragment))
    case .capture, nil: nil
    }
  }
}

extension AssociationShape {
  /// Whether every link of `other` is one of this shape; false where that is not certain.
  func covers(_ other: AssociationShape) -> Bool {
    guard fragment == nil || fragment == other.fragment, items.allSatisfy(other.items.contains)
    else { return false }
    let isDeepEnough =
      hasRest
      ? other.segments.count >= segments.count
      : !other.hasRest && other.segments.count == segments.count
    return isDeepEnough && zip(segments, other.segments).allSatisfy { $0.covers($1) }
  }
}

extension AssociationShape.Segment {
  func covers(_ other: Self) -> Bool {
    if self == other { return true }
    guard case .capture(let prefix, let kind, let suffix) = self else { return false }
    switch other {
    case .literal(let text):
      guard text.utf8.count > prefix.utf8.count + suffix.utf8.count, text.hasPrefix(prefix),
        text.hasSuffix(suffix)
      else { return false }
      let middle = String(text.dropFirst(prefix.count).dropLast(suffix.count))
      return kind.reads(middle)
    case .capture(let otherPrefix, let otherKind, let otherSuffix):
      if kind == .text { return otherPrefix.hasPrefix(prefix) && otherSuffix.hasSuffix(suffix) }
      guard prefix == otherPrefix, suffix == otherSuffix else { return false }
      guard case .choices(_, let values) = otherKind else { return kind == otherKind }
      return values.allSatisfy(kind.reads)
    }
  }

  /// Whether some text could be read by both; true where that is not certain.
  func mayMeet(_ other: Self) -> Bool {
    switch (self, other) {
    case (.literal(let text), .literal(let otherText)): text == otherText
    case (.literal, .capture): other.covers(self)
    case (.capture, .literal): covers(other)
    case (
      .capture(let prefix, let kind, let suffix),
      .capture(let otherPrefix, let otherKind, let otherSuffix)
    ):
      if case .choices(_, let values) = kind {
        values.contains { AssociationShape.Segment.literal(prefix + $0 + suffix).mayMeet(other) }
      } else if case .choices(_, let values) = otherKind {
        values.contains { mayMeet(.literal(otherPrefix + $0 + otherSuffix)) }
      } else {
        (prefix.hasPrefix(otherPrefix) || otherPrefix.hasPrefix(prefix))
          && (suffix.hasSuffix(otherSuffix) || otherSuffix.hasSuffix(suffix))
      }
    }
  }
}

extension AssociationShape.Kind {
  func reads(_ text: String) -> Bool {
    switch self {
    case .text: return !text.isEmpty
    case .integer:
      let digits = text.utf8.first.map { $0 == 0x2B || $0 == 0x2D } == true ? 1 : 0
      let bytes = text.utf8.dropFirst(digits)
      return !bytes.isEmpty && bytes.allSatisfy { (0x30...0x39).contains($0) }
    case .choices(_, let values): return values.contains(text)
    }
  }
}
