// What a file says that its author hardly meant.

extension AssociationFile {
  /// Checks the file for rules that cannot work as written.
  ///
  /// ```swift
  /// for finding in file.lint() { print(finding) }
  /// // details[0].components[1]: can never decide, details[0].components[0] takes all its links; …
  /// ```
  ///
  /// - Returns: The findings in the order of the file, those about its shape first. A component is
  ///   called unreachable only where that is certain.
  public func lint() -> [ToolFinding] {
    var findings = readingFindings + variableFindings
    let variables = AssociationPattern.Variables(variables)
    for (entryIndex, entry) in entries.enumerated() {
      let place = "details[\(entryIndex)]"
      for app in entry.apps where !Self.looksLikeApp(app) {
        findings.append(
          ToolFinding(
            "odd-app",
            at: place,
            "\"\(app)\" is not a team identifier, a dot and a bundle identifier",
            mend: "write it as ABCDE12345.com.example.app",
          )
        )
      }
      let rules = entry.components.map { AssociationRule($0, variables: variables) }
      for (index, component) in entry.components.enumerated() {
        let place = "\(place).components[\(index)]"
        findings += component.findings(at: place, variables: variables)
        if let earlier = rules[..<index].firstIndex(where: { $0.covers(rules[index]) }) {
          findings.append(
            Self.unreachable(
              component,
              at: place,
              behind: entry.components[earlier],
              "details[\(entryIndex)].components[\(earlier)]",
            )
          )
        }
      }
    }
    return findings
  }

  private static func unreachable(
    _ component: Component,
    at place: String,
    behind earlier: Component,
    _ earlierPlace: String,
  ) -> ToolFinding {
    let changesAnything = component.isExcluded != earlier.isExcluded
    return ToolFinding(
      component.isExcluded && !earlier.isExcluded ? "exclude-too-late" : "unreachable",
      at: place,
      "can never decide, \(earlierPlace) takes all its links",
      mend: changesAnything ? "move it in front of that one" : "drop it",
    )
  }

  private static func looksLikeApp(_ app: String) -> Bool {
    guard let dot = app.firstIndex(of: ".") else { return false }
    let team = app[..<dot]
    return team.count == 10 && team.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      && app.index(after: dot) < app.endIndex
  }

  private var variableFindings: [ToolFinding] {
    variables.flatMap { variable -> [ToolFinding] in
      let place = "applinks.substitutionVariables.\(variable.name)"
      var findings: [ToolFinding] = []
      if variable.name.isEmpty || variable.name.contains(where: { "$()".contains($0) }) {
        findings.append(
          ToolFinding(
            "odd-variable",
            at: place,
            "has a name no pattern can use",
            mend: "rename it without \"$\", \"(\" and \")\"",
          )
        )
      }
      if AssociationPattern.Variables.isPredefined(variable.name) {
        findings.append(
          ToolFinding(
            "odd-variable",
            at: place,
            "has the name of a predefined variable",
            mend: "rename it",
          )
        )
      }
      for value in variable.values where value.contains("$(") {
        findings.append(
          ToolFinding(
            "nested-variable",
            at: place,
            "\"\(value)\" names a variable, which a value cannot",
            mend: "write out its values",
          )
        )
      }
      return findings
    }
  }
}

extension AssociationFile.Component {
  fileprivate func findings(
    at place: String,
    variables: AssociationPattern.Variables,
  ) -> [ToolFinding] {
    var findings: [ToolFinding] = []
    func note(_ code: String, _ problem: String, mend: String) {
      findings.append(ToolFinding(code, at: place, problem, mend: mend))
    }
    if let path {
      if path.contains("#") {
        note(
          "fragment-in-path",
          "the path \"\(path)\" holds \"#\", which no path does",
          mend: "move it to \"#\"",
        )
      }
      if let mark = path.firstIndex(of: "?"), path[mark...].contains("=") {
        note(
          "query-in-path",
          "the path \"\(path)\" holds a query, and \"?\" there takes any one character",
          mend: "move it to \"?\"",
        )
      }
    }
    if isExcluded, !isPercentEncoded {
      note(
        "decoded-exclude",
        "an exclusion compares decoded text, so escapes change what it keeps out",
        mend: "drop percentEncoded there",
      )
    }
    if case .items(let items) = query {
      for item in items where item.pattern == "*" {
        note(
          "void-query-demand",
          "\"\(item.name)\": \"*\" also matches links without the item",
          mend: "write \"?*\" to demand it, or drop it",
        )
      }
    }
    for pattern in patterns {
      check(pattern, variables: variables, note)
    }
    return findings
  }

  private var patterns: [String] {
    var patterns = [path, fragment].compactMap(\.self)
    switch query {
    case .whole(let pattern): patterns.append(pattern)
    case .items(let items): patterns += items.map(\.pattern)
    case nil: break
    }
    return patterns
  }

  private func check(
    _ pattern: String,
    variables: AssociationPattern.Variables,
    _ note: (_ code: String, _ problem: String, _ mend: String) -> Void,
  ) {
    let tokens = AssociationPattern(pattern, variables: variables).tokens
    if tokens.contains(.never) {
      note(
        "unknown-variable",
        "the pattern \"\(pattern)\" names a variable that is not declared, and never matches",
        "declare it in substitutionVariables, or close it with \")\"",
      )
    }
    guard isPercentEncoded else { return }
    let isForeign = tokens.contains { token in
      guard case .scalar(let scalar) = token else { return false }
      return scalar.value <= 0x20 || scalar.value >= 0x7F
    }
    if isForeign {
      note(
        "unescaped-text",
        "the pattern \"\(pattern)\" holds characters that links carry escaped, and never matches",
        "escape them, or set percentEncoded to false",
      )
    } else if pattern != Self.withUpperCaseEscapes(pattern) {
      note(
        "lower-case-escape",
        "the pattern \"\(pattern)\" escapes in lower case, and links are compared as written",
        "write \"\(Self.withUpperCaseEscapes(pattern))\"",
      )
    }
  }

  private static func withUpperCaseEscapes(_ pattern: String) -> String {
    var result = ""
    var escaped = 0
    for character in pattern {
      escaped = character == "%" ? 3 : escaped
      result += escaped > 0 ? character.uppercased() : String(character)
      escaped -= 1
    }
    return result
  }
}
