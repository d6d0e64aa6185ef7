/// A component with its patterns read, to be compared with others.
struct AssociationRule {
  private let component: AssociationFile.Component
  private let paths: [AssociationPattern]
  private let fragment: AssociationPattern
  private let query: Query

  private enum Query {
    case any
    case whole(AssociationPattern)
    case items([(name: String, pattern: AssociationPattern)])
  }

  private static let anything = AssociationPattern("*", variables: .init([]))

  init(_ component: AssociationFile.Component, variables: AssociationPattern.Variables) {
    self.component = component
    func read(_ pattern: String) -> AssociationPattern {
      AssociationPattern(pattern, variables: variables)
    }
    paths = component.path.map { AssociationPattern.pathPatterns($0).map(read) } ?? [Self.anything]
    fragment = component.fragment.map(read) ?? Self.anything
    switch component.query {
    case nil: query = .any
    case .whole(let pattern): query = .whole(read(pattern))
    case .items(let items): query = .items(items.map { ($0.name, read($0.pattern)) })
    }
  }

  /// Whether every link `other` speaks of is one this rule speaks of; false where uncertain.
  func covers(_ other: AssociationRule) -> Bool {
    component.isPercentEncoded == other.component.isPercentEncoded
      && component.isCaseSensitive == other.component.isCaseSensitive
      && other.paths.allSatisfy { path in paths.contains { $0.covers(path) } }
      && fragment.covers(other.fragment) && coversQuery(of: other)
  }

  private func coversQuery(of other: AssociationRule) -> Bool {
    switch (query, other.query) {
    case (.any, _): true
    case (.whole(let pattern), .whole(let otherPattern)): pattern.covers(otherPattern)
    case (.whole(let pattern), _): pattern.covers(Self.anything)
    case (.items(let demands), _):
      demands.allSatisfy { demand in
        guard case .items(let items) = other.query,
          let same = items.first(where: { $0.name == demand.name })
        else { return demand.pattern.covers(Self.anything) }
        return demand.pattern.covers(same.pattern)
      }
    }
  }
}
