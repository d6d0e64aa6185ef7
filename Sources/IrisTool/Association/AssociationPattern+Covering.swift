// Whether one pattern takes everything another takes.

extension AssociationPattern {
  /// Whether every text `other` takes is taken by this pattern; false where that is not certain.
  ///
  /// - Complexity: O(*t* × *u*) in the tokens of the two patterns, values included.
  func covers(_ other: AssociationPattern) -> Bool {
    // Most pairs differ in their fixed beginnings, and looking there first is cheap.
    for (index, token) in tokens.enumerated() {
      guard case .scalar = token else { break }
      guard index < other.tokens.count, other.tokens[index] == token else { return false }
    }
    let symbols = Self.normalised(other.tokens)
    return Self.reach(of: Self.normalised(tokens), from: [0], in: symbols).contains(symbols.count)
  }

  /// `*?` and `?*` take the same texts; the second spelling is the one compared.
  private static func normalised(_ tokens: [Token]) -> [Token] {
    var result: [Token] = []
    var hasRun = false
    for token in tokens {
      switch token {
      case .run: hasRun = true
      case .one: result.append(.one)
      default:
        if hasRun { result.append(.run) }
        hasRun = false
        result.append(token)
      }
    }
    return hasRun ? result + [.run] : result
  }

  private static func reach(
    of tokens: [Token],
    from start: Set<Int>,
    in symbols: [Token],
  ) -> Set<Int> {
    var reached = start
    for token in tokens where !reached.isEmpty {
      switch token {
      case .run: reached = Set((reached.min() ?? 0)...symbols.count)
      case .choice(_, let alternatives):
        let same = advance(reached, in: symbols) { $0 == token }
        reached = alternatives.reduce(same) { union, alternative in
          union.union(reach(of: alternative, from: reached, in: symbols))
        }
      default: reached = advance(reached, in: symbols) { token.takes($0) }
      }
    }
    return reached
  }

  private static func advance(
    _ reached: Set<Int>,
    in symbols: [Token],
    where takes: (Token) -> Bool,
  ) -> Set<Int> {
    Set(reached.filter { $0 < symbols.count && takes(symbols[$0]) }.map { $0 + 1 })
  }
}

extension AssociationPattern.Token {
  /// Whether this token, which takes one character, takes all that `symbol` does.
  fileprivate func takes(_ symbol: Self) -> Bool {
    switch (self, symbol) {
    case (.scalar(let scalar), .scalar(let other)): scalar == other
    case (.one, .scalar), (.one, .one), (.one, .characterClass): true
    case (.characterClass(let own), .scalar(let scalar)): own.contains(scalar)
    case (.characterClass(let own), .characterClass(let other)):
      (0..<128).compactMap(Unicode.Scalar.init).allSatisfy { scalar in
        !other.contains(scalar) || own.contains(scalar)
      }
    default: false
    }
  }
}
