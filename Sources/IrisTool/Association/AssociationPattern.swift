/// A pattern of an association file, split into what each piece of it takes.
///
/// `*` takes any run of characters, `/` included; `?` takes one; `$(name)` takes one of a
/// variable's values. There is no escape.
struct AssociationPattern: Hashable, Sendable {
  enum Token: Hashable, Sendable {
    case scalar(Unicode.Scalar)
    case one
    case run
    case characterClass(CharacterClass)
    case choice(name: String, alternatives: [[Token]])
    /// An undefined or unfinished variable: takes nothing, not even the empty text.
    case never
  }

  /// A predefined variable that stands for exactly one ASCII character.
  enum CharacterClass: String, CaseIterable, Hashable, Sendable {
    case alpha, upper, lower, alnum, digit, xdigit

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      guard scalar.isASCII else { return false }
      let properties = scalar.properties
      return switch self {
      case .alpha: properties.isAlphabetic
      case .upper: properties.isUppercase
      case .lower: properties.isLowercase
      case .alnum: properties.isAlphabetic || properties.numericType == .decimal
      case .digit: properties.numericType == .decimal
      case .xdigit: properties.isASCIIHexDigit
      }
    }
  }

  let tokens: [Token]

  init(_ text: String, variables: Variables) {
    var tokens: [Token] = []
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "$", rest.first == "(" else {
        tokens.append(Self.token(scalar))
        continue
      }
      guard let end = rest.firstIndex(of: ")") else {
        tokens.append(.never)
        break
      }
      let name = String(Substring(rest[rest.index(after: rest.startIndex)..<end]))
      tokens.append(variables.token(for: name))
      rest = rest[rest.index(after: end)...]
    }
    self.tokens = tokens
  }

  private static func token(_ scalar: Unicode.Scalar) -> Token {
    switch scalar {
    case "*": .run
    case "?": .one
    default: .scalar(scalar)
    }
  }

  /// The tokens of a variable's value, in which `$(` is plain text.
  static func value(_ text: String) -> [Token] { text.unicodeScalars.map(token) }

  /// The patterns a path pattern stands for once its slashes are settled.
  ///
  /// A leading `/` is optional, trailing ones do not count, and `/*` at the end also takes the path
  /// without it.
  static func pathPatterns(_ pattern: String) -> [String] {
    var text = Substring(pattern)
    if !text.hasPrefix("*") { text = "/" + text.drop { $0 == "/" } }
    text = trimmingSlashes(text)
    return text.hasSuffix("/*") ? [String(text), String(text.dropLast(2))] : [String(text)]
  }

  static func trimmingSlashes(_ text: Substring) -> Substring {
    var text = text
    while text.hasSuffix("/") { text.removeLast() }
    return text
  }

  /// The variables a pattern may use: a file's own and the predefined ones.
  struct Variables: Sendable {
    private var tokens: [String: Token] = [:]

    init(_ declared: [AssociationFile.Variable]) {
      for variable in declared {
        tokens[variable.name] = .choice(
          name: variable.name,
          alternatives: variable.values.map(AssociationPattern.value),
        )
      }
    }

    func token(for name: String) -> Token {
      tokens[name] ?? CharacterClass(rawValue: name).map(Token.characterClass)
        ?? Self.locale[name] ?? .never
    }

    static func isPredefined(_ name: String) -> Bool {
      CharacterClass(rawValue: name) != nil || locale[name] != nil
    }

    private static let locale: [String: Token] = [
      "region": .choice(
        name: "region",
        alternatives: LocaleCodes.regions.map(AssociationPattern.value),
      ),
      "lang": .choice(
        name: "lang",
        alternatives: LocaleCodes.languages.map(AssociationPattern.value),
      ),
    ]
  }
}
