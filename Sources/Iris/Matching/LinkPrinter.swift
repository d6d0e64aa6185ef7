/// Makes the text of a link: everything of printing that has nothing to do with types.
@usableFromInline
package final class LinkPrinter: Sendable {
  /// How the links of an origin begin.
  private struct Origin {
    /// Where their beginning stands in `prefixes`.
    let prefix: Range<Int>
    /// Whether the first segment stands in the host position where it may.
    let foldsHost: Bool
    /// The number of segments in the origin's own path.
    let baseCount: Int
  }

  private let origins: [Origin]
  private let prefixes: [UInt8]
  private let limits: LinkLimits
  /// For each route, whether an earlier one might read its links.
  private let mayBeShadowed: [Bool]

  package init(origins: [CompiledOrigin], limits: LinkLimits, mayBeShadowed: [Bool]) {
    var prefixes: [UInt8] = []
    self.origins = origins.map { origin in
      let start = prefixes.count
      prefixes += origin.printedPrefix
      return Origin(
        prefix: start..<prefixes.count,
        foldsHost: origin.foldsHost,
        baseCount: origin.baseCount,
      )
    }
    self.prefixes = prefixes
    self.limits = limits
    self.mayBeShadowed = mayBeShadowed
  }

  /// Has a link of an origin written, and tells which route wrote it.
  ///
  /// - Throws: What the writing throws; `tooLong` where the link is beyond the limits.
  @inlinable @inline(__always)
  package func text(
    origin: Int,
    redacts: Bool,
    route: inout Int,
    _ write: (inout LinkWriter) throws(WriteProblem) -> Void,
  ) throws(WriteProblem) -> String {
    try LinkWriter.text(foldsHost: foldsHost(of: origin), redacts: redacts) {
      (writer) throws(WriteProblem) in
      begin(origin, &writer)
      try write(&writer)
      route = writer.route
      if !redacts { try check(writer, origin) }
    }
  }

  @usableFromInline
  func foldsHost(of origin: Int) -> Bool { origins[origin].foldsHost }

  @usableFromInline
  func begin(_ origin: Int, _ writer: inout LinkWriter) {
    writer.append(encoded: prefixes, origins[origin].prefix)
  }

  @usableFromInline
  func check(_ writer: borrowing LinkWriter, _ origin: Int) throws(WriteProblem) {
    if writer.count > limits.length || writer.itemCount > limits.items
      || writer.segmentCount + origins[origin].baseCount > limits.segments
    {
      var problem = WriteProblem(.tooLong, value: "")
      problem.route = writer.route
      throw problem
    }
  }

  /// Whether the link of a route has to be read back before it is trusted.
  @usableFromInline
  package func mayBeShadowed(_ route: Int) -> Bool { mayBeShadowed[route] }
}
