/// One thing a check found: where it is, what is wrong and what to do about it.
///
/// ```text
/// details[0].components[3]: can never decide, details[0].components[1] takes all its links; …
/// ```
public struct ToolFinding: Hashable, Sendable, CustomStringConvertible {
  /// The kind of finding, a stable word in kebab case for filters and suppressions.
  public let code: String
  /// What the finding is about: a component's path, a link, a route.
  public let place: String
  /// What is wrong, without the place.
  public let problem: String
  /// What to do about it.
  public let mend: String

  package init(_ code: String, at place: String, _ problem: String, mend: String) {
    self.code = code
    self.place = place
    self.problem = problem
    self.mend = mend
  }

  /// The place, the problem and the mend as one line.
  public var description: String { "\(place): \(problem); \(mend)" }

  package var json: JSONValue {
    .object([
      "code": .string(code),
      "place": .string(place),
      "problem": .string(problem),
      "mend": .string(mend),
    ])
  }
}
