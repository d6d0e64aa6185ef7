// Which component decides a link, by Apple's rules.

extension AssociationFile {
  /// Decides what becomes of a link.
  ///
  /// ```swift
  /// file.decision(for: "https://example.com/buy/42#no", app: app, domain: "example.com")
  /// // exclude by details[0].components[0]
  /// ```
  ///
  /// The entries that name the app are walked in order, and their components in order; the first
  /// component all of whose parts match decides, and nothing after it is looked at. Without an app,
  /// the first app in the file that takes the link is the one the system would prefer.
  ///
  /// - Parameters:
  ///   - link: An absolute `http` or `https` URL, as written; spaces and characters beyond ASCII are
  ///     escaped first, as the system does.
  ///   - app: The app's identifier with its team, or nil for every app of the file.
  ///   - domain: The host the file is served for, or nil to leave the host unchecked.
  /// - Returns: The outcome, the app and the place of the deciding component.
  /// - Complexity: O(*p* × *n* / 64) for *p* characters of patterns and *n* of the link.
  public func decision(
    for link: String,
    app: String? = nil,
    domain: String? = nil,
  ) -> Decision {
    let link = LinkText(link)
    guard link.scheme == "https" || link.scheme == "http" else { return .noMatch }
    if let domain, LinkText("https://" + domain).host != link.host { return .noMatch }
    let patterns = AssociationPattern.Variables(variables)
    var blocked: [String: Decision] = [:]
    var firstBlock: Decision?
    for (entryIndex, entry) in entries.enumerated() {
      let candidates = entry.apps.filter { app == nil || $0 == app }.filter { blocked[$0] == nil }
      guard let candidate = candidates.first,
        let componentIndex = entry.components.firstIndex(where: {
          $0.matches(link, variables: patterns)
        })
      else { continue }
      let isExcluded = entry.components[componentIndex].isExcluded
      let decision = Decision(
        outcome: isExcluded ? .exclude : .match,
        app: candidate,
        entryIndex: entryIndex,
        componentIndex: componentIndex,
      )
      guard isExcluded else { return decision }
      firstBlock = firstBlock ?? decision
      for app in candidates { blocked[app] = decision }
    }
    return firstBlock ?? .noMatch
  }
}

extension AssociationFile.Component {
  /// Whether every part the component speaks of matches.
  func matches(_ link: LinkText, variables: AssociationPattern.Variables) -> Bool {
    matchesPath(of: link, variables) && matchesFragment(of: link, variables)
      && matchesQuery(of: link, variables)
  }

  private func matchesPath(of link: LinkText, _ variables: AssociationPattern.Variables) -> Bool {
    guard let path else { return true }
    guard let written = text(link.path) else { return false }
    let subject = String(AssociationPattern.trimmingSlashes(written[...]))
    return AssociationPattern.pathPatterns(path).contains { matches(subject, $0, variables) }
  }

  private func matchesFragment(
    of link: LinkText,
    _ variables: AssociationPattern.Variables,
  ) -> Bool {
    guard let fragment else { return true }
    return text(link.fragment ?? "").map { matches($0, fragment, variables) } ?? false
  }

  private func matchesQuery(of link: LinkText, _ variables: AssociationPattern.Variables) -> Bool {
    switch query {
    case nil: return true
    case .whole(let pattern):
      return text(link.query ?? "").map { matches($0, pattern, variables) } ?? false
    case .items(let demands):
      let items = link.queryItems.map { (name: text($0.name), value: text($0.value ?? "")) }
      return demands.allSatisfy { demand in
        let values = items.filter { $0.name.map { isSame($0, demand.name) } ?? false }.map(\.value)
        // An absent item counts as one with an empty value; of repeated ones each must match.
        return (values.isEmpty ? [""] : values).allSatisfy { value in
          value.map { matches($0, demand.pattern, variables) } ?? false
        }
      }
    }
  }

  /// The part as it is compared; nil where it cannot be decoded.
  private func text(_ part: String) -> String? {
    isPercentEncoded ? part : PercentEncoding.decode(part)
  }

  private func isSame(_ name: String, _ other: String) -> Bool {
    isCaseSensitive ? name == other : name.lowercased() == other.lowercased()
  }

  private func matches(
    _ text: String,
    _ pattern: String,
    _ variables: AssociationPattern.Variables,
  ) -> Bool {
    var subject = PatternSubject(text, foldsCase: !isCaseSensitive)
    return subject.matches(AssociationPattern(pattern, variables: variables))
  }
}
