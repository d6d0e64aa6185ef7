/// Why a text is no contract of links.
///
/// ```text
/// links[3].shape: is missing or odd; write the file again with `contract write`
/// ```
public struct LinkContractError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the file.
  @nonexhaustive
  public enum Reason: Hashable, Sendable {
    /// The text is not JSON.
    case notJSON(JSONError)
    /// The document does not say that it is a contract.
    case noContract
    /// The document is of a later format.
    case unknownVersion(Int)
    /// A value is missing or of the wrong kind.
    case oddValue(place: String)
  }

  /// What is wrong.
  public let reason: Reason

  /// The place, what is wrong and what to do, as one line.
  public var description: String {
    switch reason {
    case .notJSON(let error):
      "the contract: \(error); mend the JSON, perhaps a merge left its marks"
    case .noContract:
      #"the contract: has no "linkContract"; write one with `contract write`"#
    case .unknownVersion(let version):
      "the contract: is of format \(version), which this version does not know; update the tool"
    case .oddValue(let place):
      "\(place): is missing or odd; write the file again with `contract write`"
    }
  }
}
