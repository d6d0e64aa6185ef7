/// The links Apple's systems hand to an app, as an apple-app-site-association file declares them.
///
/// ```swift
/// let file = try AssociationFile(json: text)
/// file.decision(for: "https://example.com/buy/42", app: "ABCDE12345.com.example.app").outcome
/// // .match
/// ```
///
/// Only `applinks` is modelled; the other services a file may hold are ignored. The components are
/// the effective ones: the file's defaults are already merged into them, and legacy `paths` have
/// become components.
public struct AssociationFile: Sendable {
  /// What the file says for some apps: an element of `details`.
  public struct Entry: Hashable, Sendable {
    /// The apps, as team identifier, dot, bundle identifier.
    public let apps: [String]
    /// The components in the order they are tried.
    public let components: [Component]

    package init(apps: [String], components: [Component]) {
      self.apps = apps
      self.components = components
    }
  }

  /// A name that patterns may use as `$(name)`, and what it stands for.
  public struct Variable: Hashable, Sendable {
    /// The name, without `$(` and `)`.
    public let name: String
    /// The alternatives; each may hold `*` and `?`.
    public let values: [String]

    package init(name: String, values: [String]) {
      self.name = name
      self.values = values
    }
  }

  /// The entries in the order they are tried.
  public let entries: [Entry]
  /// The variables the file declares, in its order.
  public let variables: [Variable]
  /// What was odd and therefore ignored while reading.
  package let readingFindings: [ToolFinding]

  package init(
    entries: [Entry],
    variables: [Variable] = [],
    readingFindings: [ToolFinding] = [],
  ) {
    self.entries = entries
    self.variables = variables
    self.readingFindings = readingFindings
  }
}
