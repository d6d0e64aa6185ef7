/// How a route prints: the steps, which are runs of finished bytes and slots, and how the payload of
/// its case is found.
///
/// Literals are encoded once, when the table is built.
@usableFromInline
package final class PrintPlan: Sendable {
  /// One step; what it writes is a run of `bytes`.
  private struct Step {
    enum Kind {
      /// Fixed path segments, encoded and joined, without the first slash.
      case segments(isHostSafe: Bool)
      /// A query item with a fixed value: its encoded name and value.
      case item
      /// A fixed fragment, encoded.
      case fragment
      /// A slot.
      case slot
    }

    let kind: Kind
    /// Where the run begins.
    var start = 0
    var end = 0
    /// How many segments the run holds, or the number of the slot.
    var number = 0
  }

  /// The steps in the order of a link: path, items, fragment.
  private let steps: [Step]
  /// The finished bytes of all of them.
  private let bytes: [UInt8]
  /// What each slot takes, to say where a problem stands and to keep hidden values hidden.
  private let slots: [AnySlot]
  /// The typed half, by its common ancestor.
  @usableFromInline let body: AnyRouteBody
  /// How the values are taken out of an intent, where that is known for certain.
  @usableFromInline package let payload: EnumPayload?
  /// The index, among the table's entries, of the route it prints, or of a mounted table's first.
  @usableFromInline package let entry: Int

  package init(_ shape: RouteShape, _ body: AnyRouteBody, payload: EnumPayload?, entry: Int) {
    self.body = body
    self.payload = payload
    self.entry = entry
    slots = shape.slots
    var steps: [Step] = []
    var bytes: [UInt8] = []
    steps.reserveCapacity(shape.path.count + shape.items.count + shape.fragments.count)
    for part in shape.path {
      switch part {
      case .slot(let number): steps.append(Step(kind: .slot, number: number))
      case .literal(let text):
        if let last = steps.last, case .segments = last.kind {
          bytes.append(UInt8(ascii: "/"))
          PercentCoding.append(text, to: &bytes, allowing: .segment)
          steps[steps.count - 1].number += 1
        } else {
          let kind = Step.Kind.segments(isHostSafe: Self.isHostSafe(text))
          steps.append(Step(kind: kind, start: bytes.count, number: 1))
          PercentCoding.append(text, to: &bytes, allowing: .segment)
        }
        steps[steps.count - 1].end = bytes.count
      }
    }
    for item in shape.items {
      switch item {
      case .slot(let number): steps.append(Step(kind: .slot, number: number))
      case .fixed(let name, let value):
        let start = bytes.count
        bytes += ItemName(name).encoded
        bytes.append(UInt8(ascii: "="))
        PercentCoding.append(value, to: &bytes, allowing: .item)
        steps.append(Step(kind: .item, start: start, end: bytes.count))
      }
    }
    for fragment in shape.fragments {
      switch fragment {
      case .slot(let number): steps.append(Step(kind: .slot, number: number))
      case .literal(let text):
        let start = bytes.count
        PercentCoding.append(text, to: &bytes, allowing: .fragment)
        steps.append(Step(kind: .fragment, start: start, end: bytes.count))
      }
    }
    self.steps = steps
    self.bytes = bytes
  }

  /// Whether a literal may stand in a custom scheme's host position: other readers lower-case what
  /// is there, or take it for an encoded domain name.
  static func isHostSafe(_ literal: String) -> Bool {
    !literal.isEmpty && literal.utf8.allSatisfy(ByteSet.host.contains)
      && !literal.utf8.starts(with: "xn--".utf8) && literal.utf8.first != UInt8(ascii: "-")
  }

  /// Runs the steps, asking for each slot to be written.
  @usableFromInline
  package func run(
    _ writer: inout LinkWriter,
    slot: (Int, inout LinkWriter) throws(WriteProblem) -> Void,
  ) throws(WriteProblem) {
    for index in steps.indices {
      let step = steps[index]
      switch step.kind {
      case .slot:
        do throws(WriteProblem) {
          try slot(step.number, &writer)
        } catch {
          throw located(error, step.number, segment: writer.position)
        }
      case .segments(let isHostSafe):
        writer.openSegments(step.number, isHostSafe: isHostSafe)
        writer.append(encoded: bytes, step.start..<step.end)
      case .item:
        writer.openItem()
        writer.append(encoded: bytes, step.start..<step.end)
      case .fragment:
        writer.openFragment()
        writer.append(encoded: bytes, step.start..<step.end)
      }
    }
  }

  /// A slot's problem with its place, without the value where that is hidden.
  private func located(_ problem: WriteProblem, _ slot: Int, segment: Int) -> WriteProblem {
    // A mounted table's own program has located its problems already.
    if case .mounted = slots[slot].info.kind { return problem }
    let value = slots[slot].info.privacy == .hidden ? LinkWriter.hidden : problem.value
    let place: RouteError.Place =
      switch slots[slot].info.kind {
      case .item(let name, _): .item(name)
      case .fragment: .fragment
      default: .segment(max(1, segment))
      }
    return WriteProblem(problem.reason, value: value, place: place)
  }
}
