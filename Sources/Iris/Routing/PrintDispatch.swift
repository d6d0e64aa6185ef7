/// Finds the printer of an intent by its case, so that printing does not try every route.
///
/// Each printer's case is learnt from a sample intent when the table is built. A printer without a
/// sample, or whose embedding makes several cases, is found by trying, last.
@usableFromInline
package final class PrintDispatch<Intent: Equatable & Sendable>: Sendable {
  /// The printers by their common ancestor, so that finding one takes no metadata.
  @usableFromInline let plans: [PrintPlan]
  /// Which printers print which case.
  @usableFromInline let cases: PrintCases

  package init(_ printers: [RoutePrinter<Intent>]) {
    var plans: [PrintPlan] = []
    plans.reserveCapacity(printers.count)
    // For each printer the case of its sample.
    var numbers: [Int] = []
    let isByCase = CaseIndex<Intent>() != nil
    // The payload types of the cases, each asked for once.
    var declared: [Any.Type?] = []
    for printer in printers {
      let body = printer.form.body
      var number = -1
      var payload: EnumPayload?
      if isByCase, let sample = body.sample(0) {
        number = CaseIndex.number(of: sample)
        while declared.count <= number {
          declared.append(EnumPayload.declaredType(of: declared.count, in: Intent.self))
        }
        payload = body.payload(number, declared[number])
      }
      numbers.append(number)
      plans.append(
        PrintPlan(printer.form.shape, body, payload: payload, entry: printer.entry)
      )
    }
    self.plans = plans
    cases = PrintCases(isByCase ? numbers : [])
  }

  /// Writes an intent by the first printer that can.
  ///
  /// On success the writer's `route` is the index of the entry that was printed.
  ///
  /// - Throws: What the first printer of the intent's case throws, where none can; `noRoute` where
  ///   none takes the intent at all.
  @inlinable
  package func write(_ intent: Intent, to writer: inout LinkWriter) throws(WriteProblem) {
    var problem: WriteProblem?
    var known = 0..<0
    if !cases.isEmpty {
      known = cases.printers(of: CaseIndex.number(of: intent))
      for place in known where attempt(cases.order[place], intent, &writer, &problem) { return }
    }
    try write(intent, to: &writer, otherThan: known, problem)
  }

  /// Writes an intent by the first of the other printers that can.
  @usableFromInline
  func write(
    _ intent: Intent,
    to writer: inout LinkWriter,
    otherThan known: Range<Int>,
    _ first: WriteProblem?,
  ) throws(WriteProblem) {
    var problem = first
    for index in plans.indices
    where !cases.order[known].contains(index) && attempt(index, intent, &writer, &problem) {
      return
    }
    throw problem ?? WriteProblem(.noRoute, value: IntentName.text(of: intent))
  }

  /// Tries one printer; keeps the first problem, and leaves the writer as it was.
  @inlinable
  func attempt(
    _ index: Int,
    _ intent: Intent,
    _ writer: inout LinkWriter,
    _ problem: inout WriteProblem?,
  ) -> Bool {
    let start = writer.mark
    let plan = plans[index]
    writer.route = 0
    do throws(WriteProblem) {
      if try body(of: plan).write(intent, &writer, plan) {
        writer.route += plan.entry
        return true
      }
    } catch {
      if problem == nil { problem = Self.placed(error, plan.entry) }
    }
    writer.rewind(to: start)
    return false
  }

  @inlinable @inline(__always)
  func body(of plan: PrintPlan) -> RouteBody<Intent> {
    // Proof: `init` makes no plan but for the bodies of printers of this intent.
    unsafe unsafeDowncast(plan.body, to: RouteBody<Intent>.self)
  }

  /// A problem with the route that has it.
  @usableFromInline
  static func placed(_ problem: WriteProblem, _ entry: Int) -> WriteProblem {
    var problem = problem
    if problem.reason != .noRoute { problem.route = entry + (problem.route ?? 0) }
    return problem
  }

  /// A sample intent of one of the printers, counted from 0 and wrapping round.
  @usableFromInline
  package func sample(_ number: Int) -> Intent? {
    plans.isEmpty ? nil : body(of: plans[number % plans.count]).sample(number)
  }
}
