/// All the faults of a table and its origins, as one error.
package struct RouteFaults: Error, CustomStringConvertible {
  package let faults: [RouteFault]

  package init(_ faults: [RouteFault]) { self.faults = faults }

  /// One fault a line.
  package var description: String {
    let count = faults.count == 1 ? "1 fault" : "\(faults.count) faults"
    return "the route table has \(count)\n" + faults.map(\.description).joined(separator: "\n")
  }
}
