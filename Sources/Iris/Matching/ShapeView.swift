/// A shape taken apart for comparison: what stands at each position, and what a query must hold.
struct ShapeView {
  /// What one segment has to be.
  enum Piece {
    case literal(String)
    case slot(any RouteSlot, SlotScope)

    /// Whether a segment of this text fits.
    func reads(_ text: String, folds: Bool) -> Bool {
      switch self {
      case .literal(let literal):
        folds
          ? literal.utf8.map(ASCII.lowered) == text.utf8.map(ASCII.lowered)
          : literal.utf8.elementsEqual(text.utf8)
      case .slot(let slot, _): SlotProbe.reads(text, by: slot)
      }
    }

    /// Texts that fit.
    var texts: [String] {
      switch self {
      case .literal(let text): [text]
      case .slot(let slot, _): SlotProbe.texts(of: slot)
      }
    }
  }

  /// What a query item has to be; the fragment is one without a name.
  struct Demand {
    /// The item's name; nil for the fragment.
    let name: String?
    /// Whether the part must be there.
    let isRequired: Bool
    /// Whether the part may stand several times, each of which counts.
    let isList: Bool
    let piece: Piece
  }

  let shape: RouteShape
  private let pieces: [Piece]
  let demands: [Demand]
  /// The fewest segments a link of the shape has.
  let least: Int
  /// The most segments a link of the shape has; nil where there is no such number.
  let most: Int?

  init(_ shape: RouteShape) {
    self.shape = shape
    pieces = shape.path.map { part in
      switch part {
      case .literal(let text): return .literal(text)
      case .slot(let number): return Self.piece(shape.slots[number])
      }
    }
    var least = 0
    var hasTail = false
    for part in shape.path {
      guard case .slot(let number) = part else {
        least += 1
        continue
      }
      switch shape.slots[number].info.kind {
      case .optionalSegment: break
      case .rest: hasTail = true
      default: least += 1
      }
    }
    self.least = least
    most = hasTail ? nil : shape.path.count
    demands = Self.demands(of: shape)
  }

  /// What the segment at a position has to be; the tail's for every position behind it.
  func piece(at position: Int) -> Piece? {
    if pieces.indices.contains(position) { return pieces[position] }
    return most == nil ? pieces.last : nil
  }

  private static func piece(_ slot: AnySlot) -> Piece {
    .slot(slot.inner, SlotScope(slot.inner))
  }

  private static func demands(of shape: RouteShape) -> [Demand] {
    func slot(_ number: Int) -> Piece { piece(shape.slots[number]) }
    var demands: [Demand] = []
    for item in shape.items {
      switch item {
      case .fixed(let name, let value):
        demands.append(
          Demand(name: name, isRequired: true, isList: false, piece: .literal(value))
        )
      case .slot(let number):
        guard case .item(let name, let presence) = shape.slots[number].info.kind else { continue }
        demands.append(
          Demand(
            name: name,
            isRequired: presence == .required,
            isList: presence == .list,
            piece: slot(number),
          )
        )
      }
    }
    for fragment in shape.fragments {
      switch fragment {
      case .literal(let text):
        demands.append(Demand(name: nil, isRequired: true, isList: false, piece: .literal(text)))
      case .slot(let number):
        var isOptional = false
        if case .fragment(isOptional: true) = shape.slots[number].info.kind { isOptional = true }
        demands.append(
          Demand(name: nil, isRequired: !isOptional, isList: false, piece: slot(number))
        )
      }
    }
    return demands
  }

  /// The demand on the part that another one is about.
  func demand(like other: Demand) -> Demand? {
    demands.first { mine in
      switch (mine.name, other.name) {
      case (nil, nil): true
      case (let mine?, let other?): mine.utf8.elementsEqual(other.utf8)
      default: false
      }
    }
  }
}
