/// A pattern for links that a shape's own pattern claims and no route reads.
struct AssociationExclusion {
  enum Piece {
    case segment(AssociationShape.Segment)
    /// A crossing capture with a slash in it: two segments or more.
    case crossed(prefix: String, kind: AssociationShape.Kind, suffix: String)
    /// An integer capture with something else in it.
    case misspelt(prefix: String, suffix: String)
  }

  let pieces: [Piece]
  let reason: String

  /// The exclusions for links in which a capture holds a slash, but for those `claimed` reads.
  ///
  /// They hide nothing: deeper shapes are decided earlier, and each link they take has more segments
  /// than any later shape.
  static func crossings(
    of shape: AssociationShape,
    claimed: [AssociationShape],
  ) -> [AssociationExclusion] {
    shape.segments.indices.compactMap { index in
      guard case .capture(let prefix, let kind, let suffix) = shape.segments[index] else {
        return nil
      }
      if case .choices = kind { return nil }
      let deeper = shape.replacing(
        index,
        with: [
          .capture(prefix: prefix, kind: kind, suffix: ""),
          .capture(prefix: "", kind: .text, suffix: suffix),
        ],
      )
      guard !claimed.contains(where: { $0.covers(deeper) }) else { return nil }
      return AssociationExclusion(
        shape,
        replacing: index,
        with: .crossed(prefix: prefix, kind: kind, suffix: suffix),
        reason: "no deeper route",
      )
    }
  }

  /// The exclusions for links in which an integer holds something else.
  ///
  /// Left out is what might hide a link of `peers`, the other shapes with integers of that depth.
  static func misspellings(
    of shape: AssociationShape,
    peers: [AssociationShape],
  ) -> [AssociationExclusion] {
    shape.segments.indices.compactMap { index in
      guard case .capture(let prefix, .integer, let suffix) = shape.segments[index],
        !peers.contains(where: { $0.mayMisspell(shape, at: index) })
      else { return nil }
      return AssociationExclusion(
        shape,
        replacing: index,
        with: .misspelt(prefix: prefix, suffix: suffix),
        reason: "not a number",
      )
    }
  }

  private init(
    _ shape: AssociationShape,
    replacing index: Int,
    with piece: Piece,
    reason: String,
  ) {
    var pieces = shape.segments.map(Piece.segment)
    pieces[index] = piece
    self.pieces = pieces
    self.reason = reason
  }
}

extension AssociationShape {
  fileprivate func replacing(_ index: Int, with replacement: [Segment]) -> AssociationShape {
    var segments = segments
    segments.replaceSubrange(index...index, with: replacement)
    return AssociationShape(segments: segments, hasRest: hasRest, items: [], fragment: nil)
  }

  /// Whether any segment captures an integer.
  var hasIntegers: Bool {
    segments.contains { segment in
      if case .capture(_, .integer, _) = segment { true } else { false }
    }
  }

  /// Whether a link of this shape may have, where `other` has an integer, a number and then some.
  fileprivate func mayMisspell(_ other: AssociationShape, at index: Int) -> Bool {
    guard segments.count == other.segments.count,
      case .capture(let prefix, _, let suffix) = other.segments[index]
    else { return false }
    return segments.indices.allSatisfy { position in
      position == index
        ? segments[position].mayMisspell(prefix: prefix, suffix: suffix)
        : segments[position].mayMeet(other.segments[position])
    }
  }
}

extension AssociationShape.Segment {
  fileprivate func mayMisspell(prefix: String, suffix: String) -> Bool {
    switch self {
    case .literal(let text):
      guard text.hasPrefix(prefix), text.hasSuffix(suffix) else { return false }
      let middle = text.dropFirst(prefix.count).drop { "+-".contains($0) }
      return middle.first?.isNumber == true
    case .capture(let ownPrefix, .choices(_, let values), let ownSuffix):
      return values.contains {
        Self.literal(ownPrefix + $0 + ownSuffix).mayMisspell(prefix: prefix, suffix: suffix)
      }
    case .capture(let ownPrefix, .integer, let ownSuffix):
      return (ownPrefix, ownSuffix) != (prefix, suffix)
        && mayMeet(.capture(prefix: prefix, kind: .text, suffix: suffix))
    case .capture:
      return mayMeet(.capture(prefix: prefix, kind: .text, suffix: suffix))
    }
  }
}
