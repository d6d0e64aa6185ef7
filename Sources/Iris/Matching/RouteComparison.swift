/// How the links of an earlier route relate to those of a later one.
///
/// What is proven follows from shapes and from conversions that are known; what is seen follows from
/// trying the texts both routes are known to read. Only proofs make a route shadowed.
struct RouteComparison {
  /// How one set of links, or of texts, relates to another.
  enum Relation {
    /// The earlier one reads the same.
    case same
    /// The earlier one reads less, as a literal does before a capture.
    case narrower
    /// The earlier one reads more.
    case wider
    /// Each reads something the other does not.
    case crossing
    /// Nothing is known that both read.
    case apart
  }

  let earlier: ShapeView
  let later: ShapeView
  let foldsCase: Bool
  let foldsHost: Bool

  // MARK: What is proven

  /// Whether it is certain that every link of the later route is one of the earlier route.
  var isCovered: Bool {
    guard earlier.least <= later.least else { return false }
    if let most = earlier.most {
      guard let others = later.most, others <= most else { return false }
    }
    let depth = max(earlier.shape.path.count, later.shape.path.count)
    for position in 0..<(later.most ?? depth) {
      guard let mine = earlier.piece(at: position), let theirs = later.piece(at: position),
        covers(mine, theirs, at: position)
      else { return false }
    }
    return earlier.demands.allSatisfy(isImplied)
  }

  private func covers(_ one: ShapeView.Piece, _ other: ShapeView.Piece, at position: Int) -> Bool {
    switch (one, other) {
    case (.literal(let text), .literal): return other.reads(text, folds: foldsCase)
    case (.literal, .slot): return false
    case (.slot(_, let mine), .slot(_, let theirs)): return mine.covers(theirs)
    case (.slot(_, let scope), .literal(let text)):
      if scope.coversAll { return true }
      // Where case does not matter, the literal stands for several texts.
      let mayFold = foldsCase || foldsHost && position == 0
      let hasLetters = text.utf8.contains { ASCII.lowered($0) &- UInt8(ascii: "a") < 26 }
      return !(mayFold && hasLetters) && one.reads(text, folds: false)
    }
  }

  /// Whether every link of the later route meets a demand of the earlier one.
  private func isImplied(_ demand: ShapeView.Demand) -> Bool {
    let other = later.demand(like: demand)
    guard case .slot(_, let mine) = demand.piece else {
      guard case .literal(let text) = demand.piece, case .literal(let value)? = other?.piece
      else { return false }
      return text.utf8.elementsEqual(value.utf8)
    }
    if !demand.isRequired && mine.coversAll { return true }
    guard let other, other.isRequired || !demand.isRequired else { return false }
    switch other.piece {
    // A fixed value is the first of its name; a list reads the ones behind it too.
    case .literal(let value): return !demand.isList && demand.piece.reads(value, folds: false)
    case .slot(_, let theirs):
      return mine.covers(theirs) && (!demand.isList || other.isList || mine.coversAll)
    }
  }

  // MARK: What is seen

  /// How the two relate, part by part, in the order in which a link is read.
  var relations: [Relation] {
    var relations: [Relation] = []
    let depth = max(earlier.shape.path.count, later.shape.path.count)
    for position in 0..<depth {
      guard let mine = earlier.piece(at: position), let theirs = later.piece(at: position) else {
        break
      }
      relations.append(relation(mine, theirs, folds: folds(at: position)))
    }
    relations.append(lengths)
    relations.append(demands)
    return relations
  }

  /// Whether the case of letters may not matter in the segment at a position.
  func folds(at position: Int) -> Bool { foldsCase || foldsHost && position == 0 }

  private func relation(
    _ mine: ShapeView.Piece,
    _ theirs: ShapeView.Piece,
    folds: Bool,
  ) -> Relation {
    switch (mine, theirs) {
    case (.literal(let one), .literal(let other)):
      if one.utf8.elementsEqual(other.utf8) { return .same }
      guard mine.reads(other, folds: folds) else { return .apart }
      return foldsCase ? .same : .crossing
    case (.literal(let text), .slot): return theirs.reads(text, folds: folds) ? .narrower : .apart
    case (.slot, .literal(let text)): return mine.reads(text, folds: folds) ? .wider : .apart
    case (.slot(_, let one), .slot(_, let other)):
      let isWider = one.covers(other)
      let isNarrower = other.covers(one)
      if isWider || isNarrower {
        return isWider && isNarrower ? .same : isWider ? .wider : .narrower
      }
      return seenRelation(mine, theirs)
    }
  }

  /// How two captures of opaque types relate, by the texts that each is known to read.
  private func seenRelation(_ mine: ShapeView.Piece, _ theirs: ShapeView.Piece) -> Relation {
    let mineRead = mine.texts
    let theirsRead = theirs.texts
    let takesTheirs = theirsRead.filter { mine.reads($0, folds: false) }
    let takenByThem = mineRead.filter { theirs.reads($0, folds: false) }
    if takesTheirs.isEmpty && takenByThem.isEmpty { return .apart }
    let isWider = takesTheirs.count == theirsRead.count
    let isNarrower = takenByThem.count == mineRead.count
    // Alike as far as can be seen: the earlier one takes all that is known of the later one.
    if isWider { return .wider }
    return isNarrower ? .narrower : .crossing
  }

  private var lengths: Relation {
    let isWider = earlier.least <= later.least && !isLess(earlier.most, later.most)
    let isNarrower = later.least <= earlier.least && !isLess(later.most, earlier.most)
    if isWider && isNarrower { return .same }
    return isWider ? .wider : isNarrower ? .narrower : .crossing
  }

  private func isLess(_ one: Int?, _ other: Int?) -> Bool {
    guard let one else { return false }
    return other.map { one < $0 } ?? true
  }

  private var demands: Relation {
    let isWider = earlier.demands.allSatisfy { !$0.isRequired || isMet($0, by: later) }
    let isNarrower = later.demands.allSatisfy { !$0.isRequired || isMet($0, by: earlier) }
    if isWider && isNarrower { return .same }
    return isWider ? .wider : isNarrower ? .narrower : .crossing
  }

  private func isMet(_ demand: ShapeView.Demand, by view: ShapeView) -> Bool {
    guard let other = view.demand(like: demand), other.isRequired else { return false }
    return other.piece.texts.contains { demand.piece.reads($0, folds: false) }
  }
}
