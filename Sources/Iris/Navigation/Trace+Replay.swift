// A trace taken again without a screen, to see that its steps do lead where it says.

extension Trace {
  /// Takes every recorded step again and compares what it leads to with what was recorded.
  ///
  /// ```swift
  /// let states = try trace.replayed()   // the state after each entry
  /// ```
  ///
  /// - Returns: The state after each of ``entries``.
  /// - Throws: ``TraceError`` at the first entry whose state its event does not lead to.
  public func replayed() throws(TraceError) -> [Flow.State] {
    var state = firstState
    var states: [Flow.State] = []
    for entry in entries {
      switch entry.event {
      case .stepped(let steps, _) where !steps.isEmpty:
        do { try state.apply(steps) } catch { throw TraceError(number: entry.number, error: error) }
      case .stepped, .reconciled:
        // Set from outside the plan: the record is all there is.
        state = entry.state
      default:
        break
      }
      guard state == entry.state else { throw TraceError(number: entry.number, error: nil) }
      states.append(state)
    }
    return states
  }
}

/// Why a trace does not replay.
///
/// ```text
/// entry 12: the recorded step leads to another state than the recorded one; entries are missing
/// ```
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the entry.
  public let number: Int
  /// Why its step does not apply; nil where it leads to another state.
  public let error: NavigationError?

  package init(number: Int, error: NavigationError?) {
    self.number = number
    self.error = error
  }

  /// One line: the entry, what is wrong.
  public var description: String {
    error.map { "entry \(number), \($0)" }
      ?? "entry \(number): the recorded step leads to another state than the recorded one; "
      + "entries are missing or were made by another version"
  }
}
