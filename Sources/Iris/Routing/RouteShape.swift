/// One piece of a path as it is written: fixed text, with or without slashes, or a capture.
package enum PathPiece {
  case literal(String)
  case slot(AnySlot)
}

/// A route's shape without its types: what stands where, and the slots as they come.
///
/// Shapes are put together by the builders; slots keep the order in which they were declared,
/// which is the order of the case's payload, while path, items and fragment keep the order in
/// which a link has them.
@usableFromInline
package struct RouteShape: Sendable {
  /// One path segment, or the path's tail.
  @usableFromInline
  package enum Part: Sendable {
    /// Fixed text, decoded.
    case literal(String)
    /// The slot of this number.
    case slot(Int)
  }

  /// One declared query item.
  package enum Item: Sendable {
    /// The slot of this number.
    case slot(Int)
    /// An item that must be there with exactly this value.
    case fixed(name: String, value: String)
  }

  /// The declared fragment.
  package enum Fragment: Sendable {
    /// The slot of this number.
    case slot(Int)
    /// Fixed text, decoded.
    case literal(String)
  }

  @usableFromInline package var path: [Part] = []
  package var items: [Item] = []
  package var fragments: [Fragment] = []
  @usableFromInline package var slots: [AnySlot] = []

  package init() {}

  /// A shape of segments one behind the other.
  package init(_ pieces: [PathPiece]) {
    path.reserveCapacity(pieces.count)
    for piece in pieces {
      switch piece {
      case .literal(let text) where text.utf8.contains(UInt8(ascii: "/")):
        path += RouteShape(literal: text).path
      case .literal(let text): path.append(.literal(text))
      case .slot(let slot):
        path.append(.slot(slots.count))
        slots.append(slot)
      }
    }
  }

  /// A shape of fixed segments; a text with slashes in it stands for several.
  @usableFromInline
  package init(literal text: String) {
    if !text.utf8.contains(UInt8(ascii: "/")) {
      path = [.literal(text)]
      return
    }
    path = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { .literal(String(decoding: $0, as: UTF8.self)) }
  }

  /// A shape of one slot, wherever it stands.
  package init(_ slot: AnySlot) {
    slots = [slot]
    switch slot.info.kind {
    case .segment, .optionalSegment, .rest, .mounted: path = [.slot(0)]
    case .item: items = [.slot(0)]
    case .fragment: fragments = [.slot(0)]
    }
  }

  /// This shape followed by another one.
  package func appending(_ other: RouteShape) -> RouteShape {
    var shape = self
    shape.append(other)
    return shape
  }

  /// Adds another shape behind this one.
  package mutating func append(_ other: RouteShape) {
    let shift = slots.count
    for part in other.path {
      if case .slot(let number) = part {
        path.append(.slot(number + shift))
      } else {
        path.append(part)
      }
    }
    for item in other.items {
      if case .slot(let number) = item {
        items.append(.slot(number + shift))
      } else {
        items.append(item)
      }
    }
    for fragment in other.fragments {
      if case .slot(let number) = fragment {
        fragments.append(.slot(number + shift))
      } else {
        fragments.append(fragment)
      }
    }
    if !other.slots.isEmpty { slots += other.slots }
  }

  /// The path position of every slot; zero for those outside the path.
  package var positions: [Int] {
    var positions = [Int](repeating: 0, count: slots.count)
    for (index, part) in path.enumerated() {
      if case .slot(let number) = part { positions[number] = index }
    }
    return positions
  }

  /// The path position of a slot; zero for one outside the path.
  @usableFromInline
  package func position(of slot: Int) -> Int {
    for index in path.indices {
      if case .slot(slot) = path[index] { return index }
    }
    return 0
  }

  /// The place of a slot, as an error names it.
  package func place(of slot: Int) -> RouteError.Place? {
    switch slots[slot].info.kind {
    case .segment, .optionalSegment, .rest: .segment(position(of: slot) + 1)
    case .item(let name, _): .item(name)
    case .fragment: .fragment
    case .mounted: nil
    }
  }
}
