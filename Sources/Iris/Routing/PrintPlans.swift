/// How the routes of a table print: for each a plan, which is a run of steps, and where the payload of
/// its case is found.
///
/// A step is a run of finished bytes or a slot; literals are encoded once, when the table is built.
/// The plans of a table share their memory, and what a print looks at has no reference in it that
/// would have to be counted.
@usableFromInline
package final class PrintPlans: Sendable {
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

  /// One plan.
  private struct Plan {
    /// Where its steps stand; in the order of a link: path, items, fragment.
    let steps: Range<Int>
    /// The case whose payload is known for certain, or -1.
    let payload: Int
    /// Where the offsets of the payload's values stand.
    let offsets: Int
    /// The index, among the table's entries, of the route it prints, or of a mounted table's first.
    let entry: Int
  }

  private let plans: [Plan]
  private let steps: [Step]
  private let offsets: [Int]
  /// The finished bytes of all plans.
  private let bytes: [UInt8]
  /// What each plan is of, to say where a problem stands and to keep hidden values hidden.
  private let forms: [AnyRouteForm]

  /// What a plan is made of: what is printed, where the values of its case are found, and the route's
  /// place.
  struct Source {
    let form: AnyRouteForm
    let payload: EnumPayload?
    let entry: Int
  }

  /// Makes the plans.
  init(_ sources: [Source]) {
    var plans: [Plan] = []
    plans.reserveCapacity(sources.count)
    var draft = Draft()
    draft.steps.reserveCapacity(sources.count * 2)
    var offsets: [Int] = []
    for source in sources {
      let start = draft.steps.count
      draft.append(source.form.shape)
      let payload = source.payload
      plans.append(
        Plan(
          steps: start..<draft.steps.count,
          payload: payload?.number ?? -1,
          offsets: offsets.count,
          entry: source.entry,
        )
      )
      if let payload { offsets += payload.offsets }
    }
    self.plans = plans
    self.offsets = offsets
    steps = draft.steps
    bytes = draft.bytes
    forms = sources.map(\.form)
  }

  /// Steps and bytes in the making.
  private struct Draft {
    var steps: [Step] = []
    var bytes: [UInt8] = []

    mutating func append(_ shape: RouteShape) {
      var isBehindLiteral = false
      for part in shape.path {
        switch part {
        case .slot(let number): steps.append(Step(kind: .slot, number: number))
        case .literal(let text):
          if isBehindLiteral {
            bytes.append(UInt8(ascii: "/"))
            steps[steps.count - 1].number += 1
          } else {
            let kind = Step.Kind.segments(isHostSafe: PrintPlans.isHostSafe(text))
            steps.append(Step(kind: kind, start: bytes.count, number: 1))
          }
          PercentCoding.append(text, to: &bytes, allowing: .segment)
          steps[steps.count - 1].end = bytes.count
        }
        if case .literal = part { isBehindLiteral = true } else { isBehindLiteral = false }
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
    }
  }

  /// Whether a literal may stand in a custom scheme's host position: other readers lower-case what
  /// is there, or take it for an encoded domain name.
  static func isHostSafe(_ literal: String) -> Bool {
    !literal.isEmpty && literal.utf8.allSatisfy(ByteSet.host.contains)
      && !literal.utf8.starts(with: "xn--".utf8) && literal.utf8.first != UInt8(ascii: "-")
  }

  /// The number of plans.
  package var count: Int { plans.count }

  /// The index, among the table's entries, of the route a plan prints.
  @usableFromInline
  func entry(of plan: Int) -> Int { plans[plan].entry }

  /// The case in which a plan finds its values in place, or -1.
  @usableFromInline
  func payload(of plan: Int) -> Int { plans[plan].payload }

  /// Whether a plan finds its values in an intent, in place.
  @inlinable @inline(__always)
  func holdsPayload<Intent>(of intent: Intent, _ plan: Int) -> Bool {
    let number = payload(of: plan)
    // A number was only ever found for an enum.
    return number >= 0 && number == CaseIndex.number(of: intent)
  }

  /// Where a value begins in the payload that a plan finds it in.
  @usableFromInline
  func offset(of value: Int, _ plan: Int) -> Int { offsets[plans[plan].offsets + value] }

  /// Runs a plan, asking for the slot at each step that is one to be written; leaves the writer as it
  /// was where that fails.
  @inlinable @inline(__always)
  package func run(
    _ plan: Int,
    _ writer: inout LinkWriter,
    slot: (Int, inout LinkWriter) throws(WriteProblem) -> Void,
  ) throws(WriteProblem) {
    let start = writer.mark
    var step = writeFixed(of: plan, behind: -1, &writer)
    while step >= 0 {
      do throws(WriteProblem) {
        try slot(step, &writer)
      } catch {
        throw stop(error, plan, step, start, &writer)
      }
      step = writeFixed(of: plan, behind: step, &writer)
    }
  }

  /// The number of the slot at a step.
  @usableFromInline
  package func slot(at step: Int) -> Int { steps[step].number }

  /// Writes the fixed steps of a plan behind one of its slots, or from its beginning; gives the step
  /// at which the next slot stands, or -1.
  @usableFromInline
  func writeFixed(of plan: Int, behind slot: Int, _ writer: inout LinkWriter) -> Int {
    let range = plans[plan].steps
    var index = slot < 0 ? range.lowerBound : slot + 1
    while index < range.upperBound {
      let step = steps[index]
      switch step.kind {
      case .slot: return index
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
      index += 1
    }
    return -1
  }

  /// Takes back what was written of a plan, and gives the problem that stopped it with its place.
  @usableFromInline
  func stop(
    _ problem: WriteProblem,
    _ plan: Int,
    _ step: Int,
    _ start: LinkWriter.Mark,
    _ writer: inout LinkWriter,
  ) -> WriteProblem {
    let located = located(
      problem,
      forms[plan].shape.slots[steps[step].number],
      segment: writer.position
    )
    writer.rewind(to: start)
    return located
  }

  /// A slot's problem with its place, without the value where that is hidden.
  private func located(_ problem: WriteProblem, _ slot: AnySlot, segment: Int) -> WriteProblem {
    // A mounted table's own plan has located its problems already.
    if case .mounted = slot.info.kind { return problem }
    let value = slot.info.privacy == .hidden ? LinkWriter.hidden : problem.value
    let place: RouteError.Place =
      switch slot.info.kind {
      case .item(let name, _): .item(name)
      case .fragment: .fragment
      default: .segment(max(1, segment))
      }
    return WriteProblem(problem.reason, value: value, place: place)
  }
}
