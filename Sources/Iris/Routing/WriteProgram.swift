/// A route as the steps that print it: runs of finished bytes, and slots.
///
/// Literals are encoded once, when the route is declared.
package struct WriteProgram: Sendable {
  /// One step.
  package enum Step: Sendable {
    /// Fixed path segments, encoded and joined, without the first slash.
    case segments([UInt8], count: Int, isHostSafe: Bool)
    /// A query item with a fixed value: its encoded name and value.
    case item([UInt8])
    /// A fixed fragment, encoded.
    case fragment([UInt8])
    /// The slot of this number.
    case slot(Int)
  }

  /// The steps in the order of a link: path, items, fragment.
  package let steps: [Step]
  /// What each slot takes, to say where a problem stands and to keep hidden values hidden.
  private let infos: [SlotInfo]

  package init(_ shape: RouteShape) {
    infos = shape.slots.map(\.info)
    var steps: [Step] = []
    var run: [String] = []
    func flush() {
      guard let first = run.first else { return }
      var bytes: [UInt8] = []
      for (index, text) in run.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: "/")) }
        PercentCoding.append(text, to: &bytes, allowing: .segment)
      }
      steps.append(.segments(bytes, count: run.count, isHostSafe: Self.isHostSafe(first)))
      run = []
    }
    for part in shape.path {
      switch part {
      case .literal(let text): run.append(text)
      case .slot(let number):
        flush()
        steps.append(.slot(number))
      }
    }
    flush()
    for item in shape.items {
      switch item {
      case .slot(let number): steps.append(.slot(number))
      case .fixed(let name, let value):
        var bytes = ItemName(name).encoded
        bytes.append(UInt8(ascii: "="))
        PercentCoding.append(value, to: &bytes, allowing: .item)
        steps.append(.item(bytes))
      }
    }
    for fragment in shape.fragments {
      switch fragment {
      case .slot(let number): steps.append(.slot(number))
      case .literal(let text):
        var bytes: [UInt8] = []
        PercentCoding.append(text, to: &bytes, allowing: .fragment)
        steps.append(.fragment(bytes))
      }
    }
    self.steps = steps
  }

  /// Whether a literal may stand in a custom scheme's host position: other readers lower-case what
  /// is there, or take it for an encoded domain name.
  static func isHostSafe(_ literal: String) -> Bool {
    !literal.isEmpty && literal.utf8.allSatisfy(ByteSet.host.contains)
      && !literal.utf8.starts(with: "xn--".utf8) && literal.utf8.first != UInt8(ascii: "-")
  }

  /// Runs the steps, asking for each slot to be written.
  @inline(__always)
  package func run(
    _ writer: inout LinkWriter,
    slot: (Int, inout LinkWriter) throws(WriteProblem) -> Void,
  ) throws(WriteProblem) {
    for step in steps {
      switch step {
      case .slot(let number):
        do throws(WriteProblem) {
          try slot(number, &writer)
        } catch {
          throw located(error, number, segment: writer.position)
        }
      case .segments(let bytes, let count, let isHostSafe):
        writer.append(segments: bytes, count: count, isHostSafe: isHostSafe)
      case .item(let bytes): writer.openItem(encodedName: bytes)
      case .fragment(let bytes):
        writer.openFragment()
        writer.append(encoded: bytes)
      }
    }
  }

  /// A slot's problem with its place, without the value where that is hidden.
  private func located(_ problem: WriteProblem, _ slot: Int, segment: Int) -> WriteProblem {
    // A mounted table's own program has located its problems already.
    if case .mounted = infos[slot].kind { return problem }
    let value = infos[slot].privacy == .hidden ? LinkWriter.hidden : problem.value
    let place: RouteError.Place =
      switch infos[slot].kind {
      case .item(let name, _): .item(name)
      case .fragment: .fragment
      default: .segment(max(1, segment))
      }
    return WriteProblem(problem.reason, value: value, place: place)
  }
}
