/// What an argument or option takes, for help, checks and completion.
public enum ToolValue: Hashable, Sendable {
  /// Any text, shown by this name.
  case text(String)
  /// The path of a file, shown by this name.
  case file(String)
  /// A whole number that is not negative, shown by this name.
  case number(String)
  /// One of some words, shown by this name.
  case choice(String, [String])

  /// The name shown in help, such as `FILE`.
  public var placeholder: String {
    switch self {
    case .text(let name), .file(let name), .number(let name), .choice(let name, _): name
    }
  }

  /// What is wrong with a value; nil where nothing is.
  func problem(with text: String) -> String? {
    switch self {
    case .text, .file: return nil
    case .number:
      return Int(text).map { $0 >= 0 } == true ? nil : "is not a whole number; write digits"
    case .choice(_, let words):
      guard !words.contains(text) else { return nil }
      let guess = Suggestion.closest(to: text, among: words)
      return "is none of \(words.joined(separator: ", "))"
        + (guess.map { "; did you mean \($0)?" } ?? "; take one of these")
    }
  }
}
