/// Finds the printer of an intent by its case, so that printing does not try every route.
///
/// Each printer's case is learnt from a sample intent when the table is built. A printer without a
/// sample, or whose embedding makes several cases, is found by trying, last.
@usableFromInline
package final class PrintDispatch<Intent: Equatable & Sendable>: Sendable {
  private let bodies: [RouteBody<Intent>]
  /// The printers' typed halves once more; `bodies` keeps them alive.
  @usableFromInline let writers: [Lent<RouteBody<Intent>>]
  @usableFromInline let plans: PrintPlans
  /// Which printers print which case.
  @usableFromInline let cases: PrintCases

  package init(_ printers: [RoutePrinter<Intent>]) {
    var sources: [PrintPlans.Source] = []
    sources.reserveCapacity(printers.count)
    var bodies: [RouteBody<Intent>] = []
    bodies.reserveCapacity(printers.count)
    var writers: [Lent<RouteBody<Intent>>] = []
    writers.reserveCapacity(printers.count)
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
      sources.append(
        PrintPlans.Source(form: printer.form, payload: payload, entry: printer.entry)
      )
      bodies.append(body)
      writers.append(Lent(body))
    }
    plans = PrintPlans(sources)
    self.bodies = bodies
    self.writers = writers
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
    let first = cases.isEmpty ? -1 : cases.firstPrinter(of: CaseIndex.number(of: intent))
    if first >= 0 {
      var isWritten = false
      writer.route = 0
      writers[first].use(keptBy: self) { body in
        do throws(WriteProblem) {
          isWritten = try body.write(intent, &writer, plans, first)
        } catch {
          // Whatever it is will be found again, and told, unless another printer can.
          isWritten = false
        }
      }
      if isWritten {
        writer.route += plans.entry(of: first)
        return
      }
    }
    try writeByTrying(intent, to: &writer)
  }

  /// Writes an intent by trying the printers of its case, and then the others.
  @usableFromInline
  func writeByTrying(_ intent: Intent, to writer: inout LinkWriter) throws(WriteProblem) {
    var problem: WriteProblem?
    for index in printers(of: intent) where attempt(index, intent, &writer, &problem) { return }
    throw problem ?? WriteProblem(.noRoute, value: IntentName.text(of: intent))
  }

  /// The printers in the order in which they are tried for an intent: those of its case first.
  func printers(of intent: Intent) -> [Int] {
    let known = cases.isEmpty ? [] : cases.printers(of: CaseIndex.number(of: intent))
    return known + bodies.indices.filter { !known.contains($0) }
  }

  /// Writes an intent by one printer.
  func write(
    _ intent: Intent,
    to writer: inout LinkWriter,
    by printer: Int,
  ) throws(WriteProblem) {
    var problem: WriteProblem?
    if attempt(printer, intent, &writer, &problem) { return }
    throw problem ?? WriteProblem(.noRoute, value: IntentName.text(of: intent))
  }

  /// Tries one printer; keeps the first problem.
  private func attempt(
    _ index: Int,
    _ intent: Intent,
    _ writer: inout LinkWriter,
    _ problem: inout WriteProblem?,
  ) -> Bool {
    writer.route = 0
    let entry = plans.entry(of: index)
    do throws(WriteProblem) {
      if try bodies[index].write(intent, &writer, plans, index) {
        writer.route += entry
        return true
      }
    } catch {
      if problem == nil {
        problem = error
        if error.reason != .noRoute { problem?.route = entry + (error.route ?? 0) }
      }
    }
    return false
  }

  /// A sample intent of one of the printers, counted from 0 and wrapping round.
  @usableFromInline
  package func sample(_ number: Int) -> Intent? {
    bodies.isEmpty ? nil : bodies[number % bodies.count].sample(number)
  }
}
