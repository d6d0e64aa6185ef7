// Writing a file, one component a line, in an order that does not change by itself.

extension AssociationFile {
  /// The file as a JSON document, ready to be served from `/.well-known/`.
  ///
  /// Each component stands on a line of its own; only keys that differ from their default are
  /// written.
  public var json: String { document.formatted() }

  package var document: JSONValue {
    let details = entries.map { entry in
      JSONValue.object([
        "appIDs": .strings(entry.apps),
        "components": .array(entry.components.map(\.json)),
      ])
    }
    let variables = variables.map { JSONValue.Member($0.name, .strings($0.values)) }
    return .object([
      "applinks": .object([
        "details": .array(details),
        "substitutionVariables": variables.isEmpty ? nil : .object(variables),
      ])
    ])
  }
}

extension AssociationFile.Component {
  package var json: JSONValue {
    .object([
      "/": path.map(JSONValue.string),
      "?": query?.json,
      "#": fragment.map(JSONValue.string),
      "exclude": isExcluded ? .bool(true) : nil,
      "caseSensitive": isCaseSensitive ? nil : .bool(false),
      "percentEncoded": isPercentEncoded ? nil : .bool(false),
      "comment": comment.map(JSONValue.string),
    ])
  }
}

extension AssociationFile.Component.Query {
  fileprivate var json: JSONValue {
    switch self {
    case .whole(let pattern): .string(pattern)
    case .items(let items): .object(items.map { JSONValue.Member($0.name, .string($0.pattern)) })
    }
  }
}
