// Reading a file from JSON: total, with whatever the system would ignore told as findings.

extension AssociationFile {
  /// Reads an association file.
  ///
  /// ```swift
  /// try AssociationFile(json: #"{"applinks": {"details": []}}"#).entries   // []
  /// ```
  ///
  /// - Parameter text: The JSON document as served from `/.well-known/`.
  /// - Throws: ``AssociationFileError`` when the text is no association file at all. Entries and
  ///   components that are merely odd are ignored.
  public init(json text: String) throws(AssociationFileError) {
    let document: JSONValue
    do throws(JSONError) {
      document = try JSONValue(parsing: text)
    } catch {
      throw AssociationFileError(reason: .notJSON(error))
    }
    guard document.members != nil else {
      throw AssociationFileError(
        reason: .notAnObject(place: "the file", found: document.kind)
      )
    }
    guard let links = document["applinks"] else {
      throw AssociationFileError(reason: .noLinks)
    }
    var findings: [ToolFinding] = []
    let size = text.utf8.count
    if size > Self.usualLimit {
      findings.append(
        ToolFinding(
          "large-file",
          at: "the file",
          "has \(size) bytes, and common tools stop at \(Self.usualLimit)",
          mend: "drop components that others cover",
        )
      )
    }
    try self.init(links: links, findings: findings)
  }

  /// A cap common among tools, in bytes; Apple publishes none.
  private static let usualLimit = 128 * 1024

  /// Reads the value of `applinks`.
  package init(
    links: JSONValue,
    findings: [ToolFinding] = [],
  ) throws(AssociationFileError) {
    guard links.members != nil else {
      throw AssociationFileError(reason: .notAnObject(place: "applinks", found: links.kind))
    }
    var reader = Reader(findings: findings)
    let defaults = reader.defaults(of: links, at: "applinks.defaults")
    let entries: [Entry]
    switch links["details"] {
    case .array(let details):
      entries = details.enumerated().map { index, detail in
        reader.entry(detail, app: nil, index: index, defaults: defaults)
      }
    case .object(let apps):
      entries = apps.enumerated().map { index, app in
        reader.entry(app.value, app: app.name, index: index, defaults: defaults)
      }
    case nil: entries = []
    case let details?:
      throw AssociationFileError(reason: .oddDetails(found: details.kind))
    }
    let variables = reader.variables(of: links)
    self.init(entries: entries, variables: variables, readingFindings: reader.findings)
  }
}

/// Collects what is odd while the parts are read.
private struct Reader {
  var findings: [ToolFinding]

  mutating func note(_ code: String, _ place: String, _ problem: String, mend: String) {
    findings.append(ToolFinding(code, at: place, problem, mend: mend))
  }

  mutating func defaults(of owner: JSONValue, at place: String) -> [JSONValue.Member] {
    guard let value = owner["defaults"] else { return [] }
    guard let members = value.members else {
      note("odd-value", place, "is \(value.kind) and is ignored", mend: "write { … } there")
      return []
    }
    for member in members where !["caseSensitive", "percentEncoded"].contains(member.name) {
      note(
        "key-in-defaults",
        place,
        "\"\(member.name)\" constrains every component that does not set it",
        mend: "keep only caseSensitive and percentEncoded there",
      )
    }
    return members
  }

  mutating func entry(
    _ detail: JSONValue,
    app: String?,
    index: Int,
    defaults: [JSONValue.Member],
  ) -> AssociationFile.Entry {
    let place = "details[\(index)]"
    guard detail.members != nil else {
      note("odd-value", place, "is \(detail.kind) and is ignored", mend: "write { … } there")
      return AssociationFile.Entry(apps: [], components: [])
    }
    let apps = app.map { [$0] } ?? apps(of: detail, at: place)
    let merged = defaults + self.defaults(of: detail, at: place + ".defaults")
    let components: [AssociationFile.Component]
    if let value = detail["components"] {
      if detail["paths"] != nil {
        note(
          "ignored-paths",
          place,
          #"has "components", so "paths" is read by systems before iOS 13 only"#,
          mend: #"drop "paths" when those are no longer served"#,
        )
      }
      components = list(value, at: place + ".components").map { item, place in
        component(item, at: place, defaults: merged)
      }
    } else if let value = detail["paths"] {
      components = list(value, at: place + ".paths").map { item, place in
        legacyComponent(item, at: place, defaults: merged)
      }
    } else {
      note("no-components", place, "names no links", mend: #"add "components""#)
      components = []
    }
    return AssociationFile.Entry(apps: apps, components: components)
  }

  private mutating func apps(of detail: JSONValue, at place: String) -> [String] {
    guard let value = detail["appIDs"] else {
      guard let app = detail["appID"]?.text else {
        note("no-app", place, "names no app and never applies", mend: #"add "appIDs""#)
        return []
      }
      return [app]
    }
    if detail["appID"] != nil {
      note("ignored-app", place, #""appID" is ignored beside "appIDs""#, mend: #"drop "appID""#)
    }
    let apps = list(value, at: place + ".appIDs").compactMap { item, _ in item.text }
    if apps.isEmpty {
      note("no-app", place, "names no app and never applies", mend: #"fill "appIDs""#)
    }
    return apps
  }

  /// The elements with their places, so that an ignored one still counts.
  private mutating func list(_ value: JSONValue, at place: String) -> [(JSONValue, String)] {
    guard let elements = value.elements else {
      note("odd-value", place, "is \(value.kind) and is ignored", mend: "write [ … ] there")
      return []
    }
    return elements.enumerated().map { index, element in (element, "\(place)[\(index)]") }
  }

  private mutating func legacyComponent(
    _ item: JSONValue,
    at place: String,
    defaults: [JSONValue.Member],
  ) -> AssociationFile.Component {
    guard let text = item.text else {
      note("odd-value", place, "is \(item.kind) and never matches", mend: "write a string there")
      return .never
    }
    let isExcluded = text.hasPrefix("NOT ")
    let path = isExcluded ? String(text.dropFirst(4)) : text
    let own: [JSONValue.Member] = [
      JSONValue.Member("/", .string(path)), JSONValue.Member("exclude", .bool(isExcluded)),
    ]
    return component(.object(own), at: place, defaults: defaults)
  }

  private mutating func component(
    _ item: JSONValue,
    at place: String,
    defaults: [JSONValue.Member],
  ) -> AssociationFile.Component {
    guard let own = item.members else {
      note("odd-value", place, "is \(item.kind) and never matches", mend: "write { … } there")
      return .never
    }
    for member in own where !Self.knownKeys.contains(member.name) {
      let meant = Self.knownKeys.first { $0.lowercased() == member.name.lowercased() }
      note(
        "unknown-key",
        place,
        "\"\(member.name)\" is no key of a component and is ignored",
        mend: meant.map { "write \"\($0)\"" } ?? "drop it, or use \"comment\" for notes",
      )
    }
    let effective = JSONValue.object(defaults + own)
    return AssociationFile.Component(
      path: string("/", of: effective, at: place),
      query: query(of: effective, at: place),
      fragment: string("#", of: effective, at: place),
      isExcluded: flag("exclude", of: effective, at: place) ?? false,
      isCaseSensitive: flag("caseSensitive", of: effective, at: place) ?? true,
      isPercentEncoded: flag("percentEncoded", of: effective, at: place) ?? true,
      comment: effective["comment"]?.text,
    )
  }

  private static let knownKeys = [
    "/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded",
  ]

  private mutating func string(_ key: String, of item: JSONValue, at place: String) -> String? {
    guard let value = item[key] else { return nil }
    if value.text == nil {
      note(
        "odd-value",
        place,
        "\"\(key)\" is \(value.kind) and is ignored",
        mend: "write a string there",
      )
    }
    return value.text
  }

  private mutating func flag(_ key: String, of item: JSONValue, at place: String) -> Bool? {
    guard let value = item[key] else { return nil }
    if value.flag == nil {
      note(
        "odd-value",
        place,
        "\"\(key)\" is \(value.kind) and is ignored",
        mend: "write true or false there",
      )
    }
    return value.flag
  }

  private mutating func query(
    of item: JSONValue,
    at place: String,
  ) -> AssociationFile.Component.Query? {
    switch item["?"] {
    case nil: return nil
    case .string(let pattern): return .whole(pattern)
    case .object(let members):
      let items = members.compactMap { member in
        member.value.text.map { AssociationFile.Component.Item(member.name, $0) }
      }
      guard items.count == members.count else {
        note(
          "query-value-not-a-string",
          place,
          "a value in \"?\" is not a string, so the whole \"?\" is ignored",
          mend: "write every value as a pattern in quotes",
        )
        return nil
      }
      return .items(items)
    case let value?:
      note(
        "odd-value",
        place,
        "\"?\" is \(value.kind) and is ignored",
        mend: "write a string or an object there",
      )
      return nil
    }
  }

  mutating func variables(of links: JSONValue) -> [AssociationFile.Variable] {
    guard let value = links["substitutionVariables"] else { return [] }
    let place = "applinks.substitutionVariables"
    guard let members = value.members else {
      note("odd-value", place, "is \(value.kind) and is ignored", mend: "write { … } there")
      return []
    }
    return members.map { member in
      let values = list(member.value, at: "\(place).\(member.name)")
      for (value, place) in values where value.text == nil {
        note("odd-value", place, "is \(value.kind) and is ignored", mend: "write a string there")
      }
      return AssociationFile.Variable(
        name: member.name,
        values: values.compactMap { value, _ in value.text },
      )
    }
  }
}

extension AssociationFile.Component {
  /// Stands in for what is no component, so that the places of the others stay right.
  fileprivate static let never = AssociationFile.Component(path: "$()")
}
