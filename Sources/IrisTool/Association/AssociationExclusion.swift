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

  /// The exclusions that hide no link of `peers`, the other shapes of the same depth.
  ///
  /// Deeper shapes are decided earlier, and the links excluded for a slash have more segments than
  /// any later shape, so only the misspelt integers can meet a peer.
  static func all(
    of shape: AssociationShape,
    peers: [AssociationShape],
    claimed: [AssociationShape],
  ) -> [AssociationExclusion] {
    shape.segments.indices.flatMap { index -> [AssociationExclusion] in
      guard case .capture(let prefix, let kind, let suffix) = shape.segments[index] else {
        return []
      }
      if case .choices = kind { return [] }
      var exclusions: [AssociationExclusion] = []
      func add(_ piece: Piece, reason: String) {
        var pieces = shape.segments.map(Piece.segment)
        pieces[index] = piece
        exclusions.append(AssociationExclusion(pieces: pieces, reason: reason))
      }
      let deeper = shape.replacing(
        index,
        with: [
          .capture(prefix: prefix, kind: kind, suffix: ""),
          .capture(prefix: "", kind: .text, suffix: suffix),
        ]
      )
      if !claimed.contains(where: { $0.covers(deeper) }) {
        add(.crossed(prefix: prefix, kind: kind, suffix: suffix), reason: "no deeper route")
      }
      let hidesPeer = peers.contains { $0.mayMisspell(shape, at: index) }
      if kind == .integer, !hidesPeer,
        !claimed.contains(where: { $0.covers(deeper.dropping(index + 1)) })
      {
        add(.misspelt(prefix: prefix, suffix: suffix), reason: "not a number")
      }
      return exclusions
    }
  }
}

extension AssociationShape {
  fileprivate func replacing(_ index: Int, with replacement: [Segment]) -> AssociationShape {
    var segments = segments
    segments.replaceSubrange(index...index, with: replacement)
    return AssociationShape(segments: segments, hasRest: hasRest, items: [], fragment: nil)
  }

  fileprivate func dropping(_ index: Int) -> AssociationShape {
    var segments = segments
    segments.remove(at: index)
    return AssociationShape(segments: segments, hasRest: hasRest, items: [], fragment: nil)
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
