package import Iris

/// An association file written from a table of routes, and what the file could not say.
///
/// ```swift
/// let export = AssociationExport(routes: router.routes, apps: ["ABCDE12345.com.example.app"])
/// print(export.file.json)
/// ```
///
/// The file claims every link the table prints and as little else as its language allows. `*`
/// crosses slashes there, so routes go from deep to shallow, and in front of each depth stand
/// exclusions for the deeper links its patterns would claim too. A component that another covers is
/// left out. What has no words is claimed rather than lost: an optional item is not looked at, and
/// a required one must not be empty.
package struct AssociationExport: Sendable {
  package let file: AssociationFile
  /// Fixed texts the file's patterns cannot spell and take one character at a time instead.
  package let findings: [ToolFinding]

  package init(routes: [RouteDescription], apps: [String]) {
    var writer = AssociationPatternWriter()
    let shapes = routes.flatMap { route in
      AssociationShape.shapes(of: route).map { (shape: $0, name: route.name) }
    }
    let needed = shapes.enumerated().filter { index, candidate in
      !shapes.enumerated().contains { otherIndex, other in
        guard otherIndex != index, other.shape.covers(candidate.shape) else { return false }
        // Of two that cover each other the first stays.
        return otherIndex < index || !candidate.shape.covers(other.shape)
      }
    }.map(\.element)

    var components = needed.filter(\.shape.hasRest).sorted {
      $0.shape.segments.count > $1.shape.segments.count
    }.map { writer.component($0.shape, comment: $0.name) }
    let catchAlls = needed.map(\.shape).filter {
      $0.hasRest && $0.items.isEmpty && $0.fragment == nil
    }
    let fixed = needed.filter { !$0.shape.hasRest }
    for depth in Set(fixed.map(\.shape.segments.count)).sorted(by: >) {
      let level = fixed.filter { $0.shape.segments.count == depth }
      // Numbers come last, so that what is excluded as misspelt was no other route's.
      let plain = level.filter { !$0.shape.hasIntegers }
      let numeric = level.filter(\.shape.hasIntegers)
      let exclusions = (plain + numeric).map(\.shape).map { shape in
        AssociationExclusion.crossings(of: shape, claimed: catchAlls)
      }
      let misspellings = numeric.map(\.shape).map { shape in
        AssociationExclusion.misspellings(
          of: shape,
          peers: numeric.map(\.shape).filter { $0 != shape },
        )
      }
      components += exclusions.joined().map { writer.component($0) }
      components += plain.map { writer.component($0.shape, comment: $0.name) }
      components += misspellings.joined().map { writer.component($0) }
      components += numeric.map { writer.component($0.shape, comment: $0.name) }
    }
    file = AssociationFile(
      entries: [
        AssociationFile.Entry(apps: apps, components: Self.reachable(components, writer.variables))
      ],
      variables: writer.variables,
    )
    findings = writer.unsayable.map { text in
      ToolFinding(
        "unsayable-text",
        at: "\"\(text)\"",
        "holds \"*\" or \"$(\", which a pattern cannot spell, so any character is taken there",
        mend: "rename the segment if that claims too much",
      )
    }
  }

  /// The components that can decide a link; the others lie behind one that takes all of theirs.
  private static func reachable(
    _ components: [AssociationFile.Component],
    _ variables: [AssociationFile.Variable],
  ) -> [AssociationFile.Component] {
    let patterns = AssociationPattern.Variables(variables)
    let rules = components.map { AssociationRule($0, variables: patterns) }
    return components.indices.filter { index in
      !rules[..<index].contains { $0.covers(rules[index]) }
    }.map { components[$0] }
  }
}
