/// One way of a table to print: a route, or a whole mounted table.
package struct RoutePrinter<Intent: Equatable & Sendable>: Sendable {
  /// What does not change when the printer moves from table to table.
  private let form: RoutePrinterForm<Intent>
  /// The index, among the table's entries, of the route it prints, or of a mounted table's first.
  package var entry: Int

  /// The shape it prints; a mounted table stands in it as its last slot.
  package var shape: RouteShape { form.shape }
  /// The typed half.
  package var body: RouteBody<Intent> { form.body }

  package init(shape: RouteShape, body: RouteBody<Intent>, entry: Int) {
    form = RoutePrinterForm(shape: shape, body: body)
    self.entry = entry
  }

  /// The same printer with fixed segments in front.
  package func prefixed(by prefix: RouteShape) -> RoutePrinter {
    RoutePrinter(shape: prefix.appending(shape), body: body, entry: entry)
  }

  /// Writes an intent, or returns false where it belongs to another printer.
  ///
  /// On success the writer's `route` is the index of the entry that was printed.
  package func write(_ intent: Intent, to writer: inout LinkWriter) throws(WriteProblem) -> Bool {
    writer.route = 0
    do throws(WriteProblem) {
      guard try body.write(intent, to: &writer, by: form.program) else { return false }
    } catch {
      var problem = error
      if problem.reason != .noRoute { problem.route = entry + (problem.route ?? 0) }
      throw problem
    }
    writer.route += entry
    return true
  }
}

/// A printer's shape, body and steps, as an object for the sake of cheap copies.
private final class RoutePrinterForm<Intent: Equatable & Sendable>: Sendable {
  let shape: RouteShape
  let body: RouteBody<Intent>
  let program: WriteProgram

  init(shape: RouteShape, body: RouteBody<Intent>) {
    self.shape = shape
    self.body = body
    program = WriteProgram(shape)
  }
}
