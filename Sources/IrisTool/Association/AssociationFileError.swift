/// Why a text is not an association file at all.
///
/// ```text
/// the file: line 3, column 14: expected "," or "}"; mend the JSON
/// ```
///
/// What is merely odd inside a file is ignored, as the system ignores it, and told by the lint.
public struct AssociationFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the file.
  @nonexhaustive
  public enum Reason: Hashable, Sendable {
    /// The text is not JSON.
    case notJSON(JSONError)
    /// The document, or its `applinks`, is not an object.
    case notAnObject(place: String, found: String)
    /// The document has no `applinks`.
    case noLinks
    /// `details` is neither an array nor an object.
    case oddDetails(found: String)
  }

  /// What is wrong.
  public let reason: Reason

  /// The place, what is wrong and what to do, as one line.
  public var description: String {
    switch reason {
    case .notJSON(let error):
      "the file: \(error); mend the JSON"
    case .notAnObject(let place, let found):
      "\(place): is \(found), not an object; write { … } there"
    case .noLinks:
      #"the file: has no "applinks"; add it, or check the file that holds it"#
    case .oddDetails(let found):
      "applinks.details: is \(found), not an array; write [ … ] there"
    }
  }
}
