/// Makes the text of a link: everything of printing that has nothing to do with types.
@usableFromInline
package final class LinkPrinter: Sendable {
  private let origins: [CompiledOrigin]
  private let limits: LinkLimits
  /// For each route, whether an earlier one might read its links.
  private let mayBeShadowed: [Bool]

  package init(origins: [CompiledOrigin], limits: LinkLimits, mayBeShadowed: [Bool]) {
    self.origins = origins
    self.limits = limits
    self.mayBeShadowed = mayBeShadowed
  }

  /// Has a link of an origin written, and tells which route wrote it.
  ///
  /// - Throws: What the writing throws; `tooLong` where the link is beyond the limits.
  @usableFromInline
  package func text(
    origin: Int,
    redacts: Bool,
    route: inout Int,
    _ write: (inout LinkWriter) throws(WriteProblem) -> Void,
  ) throws(WriteProblem) -> String {
    let origin = origins[origin]
    return try LinkWriter.text(
      after: origin.printedPrefix,
      foldsHost: origin.foldsHost,
      redacts: redacts
    ) { (writer) throws(WriteProblem) in
      try write(&writer)
      route = writer.route
      if redacts { return }
      if writer.byteCount > limits.length || writer.itemCount > limits.items
        || writer.segmentCount + origin.baseCount > limits.segments
      {
        var problem = WriteProblem(.tooLong, value: "")
        problem.route = writer.route
        throw problem
      }
    }
  }

  /// Whether the link of a route has to be read back before it is trusted.
  @usableFromInline
  package func mayBeShadowed(_ route: Int) -> Bool { mayBeShadowed[route] }
}
