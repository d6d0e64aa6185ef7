/// A route's shape without its types: what stands where, and the slots as they come.
///
/// Shapes are put together by the builders; slots keep the order in which they were declared,
/// which is the order of the case's payload, while path, items and fragment keep the order in
/// which a link has them.
package struct RouteShape: Sendable {
  /// One path segment, or the path's tail.
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

  package var path: [Part] = []
  package var items: [Item] = []
  package var fragments: [Fragment] = []
  package var slots: [AnySlot] = []

  package init() {}

  /// A shape of fixed segments; a text with slashes in it stands for several.
  package init(literal text: String) {
    if !text.utf8.contains(UInt8(ascii: "/")) {
      path = [.literal(text)]
      return
    }
    path = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { .literal(String(decoding: $0, as: UTF8.self)) }
  }

  /// A shape of one slot, wherever it stands.
  package init(_ slot: some RouteSlot) {
    slots = [slot.held]
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

  /// The place of a slot, as an error names it.
  package func place(of slot: Int) -> RouteError.Place? {
    switch slots[slot].info.kind {
    case .segment, .optionalSegment, .rest: .segment(positions[slot] + 1)
    case .item(let name, _): .item(name)
    case .fragment: .fragment
    case .mounted: nil
    }
  }
}
