/// Finds the printer of an intent by its case, so that printing does not try every route.
///
/// Each printer's case is learnt from a sample intent when the table is built. A printer without a
/// sample, or whose embedding makes several cases, is found by trying, last.
package final class PrintDispatch<Intent: Equatable & Sendable>: Sendable {
  /// The printers' bodies by their common ancestor, so that finding one takes no metadata.
  private let bodies: [AnyRouteBody]
  private let plans: [PrintPlan]
  private let isByCase: Bool
  /// For each case, where its printers stand in `order`, and behind the last case their end.
  private let starts: [Int]
  /// The printers known to print a case, by case and in declaration order.
  private let order: [Int]

  package init(_ printers: [RoutePrinter<Intent>]) {
    var bodies: [AnyRouteBody] = []
    var plans: [PrintPlan] = []
    var byCase: [[Int]] = []
    // The payload types of the cases, each asked for once.
    var declared: [Any.Type?] = []
    isByCase = CaseIndex<Intent>() != nil
    for index in printers.indices {
      let printer = printers[index]
      let sample = isByCase ? printer.body.sample(0) : nil
      var payload: EnumPayload?
      if let sample {
        let number = CaseIndex.number(of: sample)
        while byCase.count <= number {
          declared.append(EnumPayload.declaredType(of: byCase.count, in: Intent.self))
          byCase.append([])
        }
        byCase[number].append(index)
        if let types = printer.body.payloadTypes {
          payload = EnumPayload(of: number, declared[number], as: types)
        }
      }
      bodies.append(printer.body)
      plans.append(PrintPlan(program: printer.program, payload: payload, entry: printer.entry))
    }
    var starts = [0]
    var order: [Int] = []
    for printers in byCase {
      order += printers
      starts.append(order.count)
    }
    self.bodies = bodies
    self.plans = plans
    self.starts = starts
    self.order = order
  }

  /// Writes an intent by the first printer that can.
  ///
  /// On success the writer's `route` is the index of the entry that was printed.
  ///
  /// - Throws: What the first printer of the intent's case throws, where none can; `noRoute` where
  ///   none takes the intent at all.
  package func write(_ intent: Intent, to writer: inout LinkWriter) throws(WriteProblem) {
    var problem: WriteProblem?
    var known = 0..<0
    if isByCase {
      let number = CaseIndex.number(of: intent)
      if number >= 0 && number < starts.count - 1 { known = starts[number]..<starts[number + 1] }
      for place in known where attempt(order[place], intent, &writer, &problem) { return }
    }
    for index in bodies.indices
    where !order[known].contains(index) && attempt(index, intent, &writer, &problem) {
      return
    }
    throw problem ?? WriteProblem(.noRoute, value: IntentName.text(of: intent))
  }

  /// Tries one printer; keeps the first problem, and leaves the writer as it was.
  private func attempt(
    _ index: Int,
    _ intent: Intent,
    _ writer: inout LinkWriter,
    _ problem: inout WriteProblem?,
  ) -> Bool {
    let start = writer.mark
    let plan = plans[index]
    // Proof: `init` puts nothing into the array but the bodies of printers of this intent.
    let body = unsafe unsafeDowncast(bodies[index], to: RouteBody<Intent>.self)
    writer.route = 0
    do throws(WriteProblem) {
      if try body.write(intent, to: &writer, by: plan.program, plan.payload) {
        writer.route += plan.entry
        return true
      }
    } catch {
      if problem == nil {
        problem = error
        if error.reason != .noRoute { problem?.route = plan.entry + (error.route ?? 0) }
      }
    }
    writer.rewind(to: start)
    return false
  }

  /// A sample intent of one of the printers, counted from 0 and wrapping round.
  package func sample(_ number: Int) -> Intent? {
    guard !bodies.isEmpty else { return nil }
    // Proof: as above.
    let body = unsafe unsafeDowncast(bodies[number % bodies.count], to: RouteBody<Intent>.self)
    return body.sample(number)
  }
}

/// How one printer prints, as far as its types do not matter.
private final class PrintPlan: Sendable {
  let program: WriteProgram
  let payload: EnumPayload?
  let entry: Int

  init(program: WriteProgram, payload: EnumPayload?, entry: Int) {
    self.program = program
    self.payload = payload
    self.entry = entry
  }
}
