/// Finds the printer of an intent by its case, so that printing does not try every route.
///
/// Each printer's case is learnt from a sample intent when the table is built. A printer without a
/// sample, or whose embedding makes several cases, is found by trying, last.
package struct PrintDispatch<Intent: Equatable & Sendable>: Sendable {
  private let printers: [RoutePrinter<Intent>]
  private let cases: CaseIndex<Intent>?
  /// For each case the printers known to print it, in declaration order.
  private let byCase: [[Int]]

  package init(_ printers: [RoutePrinter<Intent>]) {
    self.printers = printers
    guard let cases = CaseIndex<Intent>() else {
      self.cases = nil
      byCase = []
      return
    }
    var byCase: [[Int]] = []
    for (index, printer) in printers.enumerated() {
      guard let sample = printer.body.sample(0) else { continue }
      let number = cases.number(of: sample)
      while byCase.count <= number { byCase.append([]) }
      byCase[number].append(index)
    }
    self.cases = cases
    self.byCase = byCase
  }

  /// Writes an intent by the first printer that can.
  ///
  /// - Throws: What the first printer of the intent's case throws, where none can; `noRoute` where
  ///   none takes the intent at all.
  package func write(_ intent: Intent, to writer: inout LinkWriter) throws(WriteProblem) {
    var problem: WriteProblem?
    var known: [Int] = []
    if let cases {
      let number = cases.number(of: intent)
      if number < byCase.count { known = byCase[number] }
      for index in known where attempt(index, intent, &writer, &problem) { return }
    }
    for index in printers.indices
    where !known.contains(index) && attempt(index, intent, &writer, &problem) {
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
    do throws(WriteProblem) {
      if try printers[index].write(intent, to: &writer) { return true }
    } catch {
      problem = problem ?? error
    }
    writer.rewind(to: start)
    return false
  }

  /// A sample intent of one of the printers, counted from 0 and wrapping round.
  package func sample(_ number: Int) -> Intent? {
    guard !printers.isEmpty else { return nil }
    return printers[number % printers.count].body.sample(number)
  }
}
