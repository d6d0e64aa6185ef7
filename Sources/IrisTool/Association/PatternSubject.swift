/// A part of a link, prepared for matching patterns against it.
///
/// The positions a pattern's first tokens can reach are a set of bits, and each token moves the
/// whole set at once. Nothing is tried twice, so a hostile pattern such as `*a*a*a*b` costs what any
/// other of its length does.
///
/// - Complexity: O(*t* × *n* / 64) for *t* tokens, variables' values included, and *n* characters.
struct PatternSubject {
  private let scalars: [Unicode.Scalar]
  private let foldsCase: Bool
  private var masks: [Unicode.Scalar: PositionSet] = [:]

  init(_ text: String, foldsCase: Bool) {
    self.foldsCase = foldsCase
    scalars = text.unicodeScalars.map { foldsCase ? Self.folded($0) : $0 }
  }

  /// Whether the pattern takes the whole text.
  mutating func matches(_ pattern: AssociationPattern) -> Bool {
    let start = PositionSet(position: 0, count: scalars.count + 1)
    return reach(of: pattern.tokens, from: start).contains(scalars.count)
  }

  private mutating func reach(
    of tokens: [AssociationPattern.Token],
    from start: PositionSet,
  ) -> PositionSet {
    var reached = start
    for token in tokens {
      guard !reached.isEmpty else { break }
      step(token, &reached)
    }
    return reached
  }

  private mutating func step(_ token: AssociationPattern.Token, _ reached: inout PositionSet) {
    switch token {
    case .scalar(let scalar):
      reached.advance(where: mask(for: foldsCase ? Self.folded(scalar) : scalar))
    case .one: reached.advance()
    case .run: reached.extendToEnd()
    case .characterClass(let characterClass):
      reached.advance(
        where: PositionSet(
          indices: scalars.indices.filter { takes(characterClass, scalars[$0]) },
          count: scalars.count + 1,
        )
      )
    case .choice(_, let alternatives):
      let start = reached
      reached = PositionSet(indices: [], count: scalars.count + 1)
      for alternative in alternatives where mayStart(alternative) {
        reached.formUnion(reach(of: alternative, from: start))
      }
    case .never:
      reached = PositionSet(indices: [], count: scalars.count + 1)
    }
  }

  /// Whether the alternative's first character stands anywhere: most alternatives end here.
  private mutating func mayStart(_ alternative: [AssociationPattern.Token]) -> Bool {
    guard case .scalar(let scalar)? = alternative.first else { return true }
    return !mask(for: foldsCase ? Self.folded(scalar) : scalar).isEmpty
  }

  private mutating func mask(for scalar: Unicode.Scalar) -> PositionSet {
    if let mask = masks[scalar] { return mask }
    let mask = PositionSet(
      indices: scalars.indices.filter { scalars[$0] == scalar },
      count: scalars.count + 1,
    )
    masks[scalar] = mask
    return mask
  }

  private func takes(
    _ characterClass: AssociationPattern.CharacterClass,
    _ scalar: Unicode.Scalar,
  ) -> Bool {
    guard foldsCase else { return characterClass.contains(scalar) }
    let upper = scalar.properties.uppercaseMapping.unicodeScalars.first
    return characterClass.contains(scalar) || upper.map(characterClass.contains) == true
  }

  /// The scalar in lower case, where that is one scalar.
  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let mapping = scalar.properties.lowercaseMapping.unicodeScalars
    guard mapping.count == 1, let lower = mapping.first else { return scalar }
    return lower
  }
}
