extension AssociationFile {
  /// What becomes of a link, and which component settled it.
  public struct Decision: Hashable, Sendable {
    /// The three things that can become of a link.
    public enum Outcome: String, Hashable, Sendable {
      /// The link opens in the app.
      case match
      /// A component keeps the link in the browser.
      case exclude
      /// No component says anything about the link.
      case noMatch = "no_match"
    }

    /// What becomes of the link.
    public let outcome: Outcome
    /// The app the decision is about; nil where no entry had a say.
    public let app: String?
    /// Where the deciding component stands in `details`, counted from 0; nil for no match.
    public let entryIndex: Int?
    /// Where the deciding component stands in its entry, counted from 0; nil for no match.
    public let componentIndex: Int?

    /// The deciding component's place, such as `details[0].components[2]`.
    public var place: String? {
      guard let entryIndex, let componentIndex else { return nil }
      return "details[\(entryIndex)].components[\(componentIndex)]"
    }

    static let noMatch = Decision(
      outcome: .noMatch,
      app: nil,
      entryIndex: nil,
      componentIndex: nil,
    )
  }
}
