/// Something a table says that its author may not have meant, found without a single link.
///
/// ```swift
/// for finding in router.lint() { print(finding) }
/// // Shop/Routes.swift:12: warning: book/new: "shop://book/new" is read by book/:String
/// // (Shop/Routes.swift:11); declare this route first [overlap]
/// ```
///
/// A finding is not a fault: the table works, and does what it says. An error is a route that no
/// link reaches, a warning one that does not do what it looks like, a note what is only worth
/// knowing. ``Code`` lists what is looked for and is kept stable for tools.
public struct RouteFinding: Hashable, Sendable {
  /// How much a finding matters.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Worth knowing; may well be meant.
    case note
    /// A route does not do what it looks like for some links.
    case warning
    /// A route does nothing at all.
    case error

    /// Whether one matters less than another.
    public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// A route that a finding speaks of.
  public struct Route: Hashable, Sendable {
    /// Its place in the table, counted from 0.
    public let index: Int
    /// The route's pattern.
    public let pattern: String
    /// Where the route is declared.
    public let source: SourcePlace
    /// Whether it is an older shape, kept alive by an alias.
    public let isAlias: Bool

    package init(index: Int, pattern: String, source: SourcePlace, isAlias: Bool) {
      self.index = index
      self.pattern = pattern
      self.source = source
      self.isAlias = isAlias
    }
  }

  /// What was found.
  public let code: Code
  /// How much it matters.
  public let severity: Severity
  /// The route meant, first, and the one that stands in its way; none for an intent without one.
  public let routes: [Route]
  /// A link that shows it, checked by the matcher; nil where none is known or none could show it.
  public let witness: String?
  /// The text, the name or the link at fault.
  public let subject: String
  /// What is wrong, in words that follow the subject.
  public let problem: String
  /// What to do about it.
  public let mend: String

  package init(
    _ code: Code,
    _ severity: Severity,
    routes: [Route],
    witness: String? = nil,
    subject: String,
    problem: String,
    mend: String,
  ) {
    self.code = code
    self.severity = severity
    self.routes = routes
    self.witness = witness
    self.subject = subject
    self.problem = problem
    self.mend = mend
  }
}

extension RouteFinding: CustomStringConvertible {
  /// The finding as one line: place, severity, route, subject, what is wrong, what to do, code.
  public var description: String {
    var line = routes.first.map { "\($0.source): " } ?? ""
    line += "\(severity.rawValue): "
    line += routes.first.map { "\($0.pattern): " } ?? ""
    line += "\"\(subject)\" \(problem); \(mend) [\(code.rawValue)]"
    return VisibleText(line).description
  }
}
