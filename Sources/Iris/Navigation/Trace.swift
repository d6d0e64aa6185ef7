/// The record of what became of every arrival: bounded, readable, replayable.
///
/// ```swift
/// print(await coordinator.trace)
/// // 1 link-1 received: shop://book/42 from link
/// // 2 link-1 planned: push(book)
/// // 3 link-1 stepped: push(book)
/// // 4 link-1 finished: applied
/// ```
///
/// Every entry carries the state after it. What is printed hides what is private: intents are
/// written by the codec with private captures hidden, screens and effects by the flow, which
/// without further word gives their case alone.
public struct Trace<Flow: NavigationFlow>: Sendable {
  /// What the state was before the first entry that is kept.
  public private(set) var start: Flow.State
  /// How many entries are kept.
  public let limit: Int
  private var stored: [Entry] = []
  private var count = 0
  let words: TraceWords<Flow>

  init(start: Flow.State, limit: Int, words: TraceWords<Flow>) {
    self.start = start
    self.limit = max(limit, 1)
    self.words = words
  }

  /// The entries that are kept, the oldest first.
  public var entries: [Entry] { stored.suffix(limit) }

  /// How many entries were made and are no longer kept.
  public var droppedCount: Int { count - entries.count }

  mutating func record(_ entry: (Int) -> Entry) {
    count += 1
    stored.append(entry(count))
    // Cut once in a while, so that an entry costs constant time.
    guard stored.count >= 2 * limit else { return }
    let cut = stored.count - limit
    start = stored[cut - 1].state
    stored.removeFirst(cut)
  }

  /// How many steps an arrival has taken, and how many its last plan had; nil where it has none.
  func progress(of flow: NavFlow.ID) -> (taken: Int, planned: Int?) {
    var taken = 0
    for entry in stored.reversed() where entry.flow == flow {
      switch entry.event {
      case .stepped(let steps, _): taken += steps.count
      case .performed: taken += 1
      case .planned(let steps): return (taken, steps.count)
      case .received, .asked: return (taken, nil)
      default: break
      }
    }
    return (taken, nil)
  }

  /// The state before the first of ``entries``.
  var firstState: Flow.State {
    let hidden = stored.count - min(stored.count, limit)
    return hidden == 0 ? start : stored[hidden - 1].state
  }
}

/// The closures that put an app's values in words for a trace.
struct TraceWords<Flow: NavigationFlow>: Sendable {
  let intent: @Sendable (Flow.Intent) -> String
  let screen: @Sendable (Flow.Screen) -> String
  let effect: @Sendable (Flow.Effect) -> String

  init(flow: Flow, codec: any URLCoding<Flow.Intent>) {
    intent = { codec.redacted($0) }
    screen = { flow.text(ofScreen: $0) }
    effect = { flow.text(ofEffect: $0) }
  }

  func text(_ steps: [Flow.Step]) -> String {
    steps.map { $0.text(screen: screen, effect: effect) }.joined(separator: ", ")
  }

  func text(_ verdict: Verdict<Flow.Intent>) -> String {
    switch verdict {
    case .allow: "allow"
    case .hold(let condition): "hold until \(condition)"
    case .divert(let other): "divert to \(intent(other))"
    case .drop: "drop"
    }
  }
}
