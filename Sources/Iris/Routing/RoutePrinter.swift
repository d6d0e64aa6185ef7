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
  /// The steps that print it.
  package var program: WriteProgram { form.program }

  package init(shape: RouteShape, body: RouteBody<Intent>, entry: Int) {
    form = RoutePrinterForm(shape: shape, body: body)
    self.entry = entry
  }

  /// The same printer with fixed segments in front.
  package func prefixed(by prefix: RouteShape) -> RoutePrinter {
    RoutePrinter(shape: prefix.appending(shape), body: body, entry: entry)
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
