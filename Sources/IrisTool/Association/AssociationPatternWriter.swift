/// Spells shapes as patterns and gathers the variables they need.
struct AssociationPatternWriter {
  private(set) var variables: [AssociationFile.Variable] = []
  private(set) var unsayable: [String] = []

  mutating func component(
    _ shape: AssociationShape,
    comment: String,
  ) -> AssociationFile.Component {
    var path = path(shape.segments.map(AssociationExclusion.Piece.segment))
    if shape.hasRest { path = path == "/" ? "/*" : path + "/*" }
    let items = shape.items.map { AssociationFile.Component.Item($0.name, demand($0.demand)) }
    return AssociationFile.Component(
      path: path,
      query: items.isEmpty ? nil : .items(items),
      fragment: shape.fragment.map { demand($0) },
      comment: comment,
    )
  }

  mutating func component(_ exclusion: AssociationExclusion) -> AssociationFile.Component {
    AssociationFile.Component(
      path: path(exclusion.pieces),
      isExcluded: true,
      comment: exclusion.reason,
    )
  }

  private mutating func path(_ pieces: [AssociationExclusion.Piece]) -> String {
    pieces.isEmpty ? "/" : pieces.map { "/" + piece($0) }.joined()
  }

  private mutating func piece(_ piece: AssociationExclusion.Piece) -> String {
    switch piece {
    case .segment(.literal(let text)): return plain(text)
    case .segment(.capture(let prefix, let kind, let suffix)):
      return plain(prefix) + pattern(kind) + plain(suffix)
    case .crossed(let prefix, let kind, let suffix):
      // Each segment must hold something, or a trailing slash would be excluded.
      let before = kind == .text && !prefix.isEmpty ? "*" : pattern(kind)
      return plain(prefix) + before + "/" + (suffix.isEmpty ? "?*" : "*" + plain(suffix))
    case .misspelt(let prefix, let suffix):
      let integer = pattern(.integer)
      let other = variable("nondigit", values: Self.nondigits)
      return plain(prefix) + integer + other + "*" + plain(suffix)
    }
  }

  private mutating func demand(_ demand: AssociationShape.Item.Demand) -> String {
    switch demand {
    case .fixed(let text): plain(text)
    case .captured(let kind): pattern(kind)
    }
  }

  private mutating func pattern(_ kind: AssociationShape.Kind) -> String {
    switch kind {
    case .text: return "?*"
    case .integer: return variable("integer", values: Self.integers)
    case .choices(let type, let values):
      let values = values.map { plain($0) }
      guard values.count != 1, let first = type.first else { return values.first ?? "$()" }
      return variable(first.lowercased() + type.dropFirst(), values: values)
    }
  }

  /// `$(digit)*` would turn away the signs that an integer capture reads and prints.
  private static let integers = ["", "-", "+"].flatMap { sign in (0...9).map { "\(sign)\($0)*" } }

  /// What may stand in a segment beside digits, without the characters patterns cannot spell.
  private static let nondigits =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-._~%!&'+,;=:@".map(String.init)

  private mutating func variable(_ name: String, values: [String]) -> String {
    let base = String(name.filter { !"$()".contains($0) })
    var name = base
    var number = 2
    while AssociationPattern.Variables.isPredefined(name)
      || variables.contains(where: { $0.name == name && $0.values != values })
    {
      name = base + String(number)
      number += 1
    }
    if !variables.contains(where: { $0.name == name }) {
      variables.append(AssociationFile.Variable(name: name, values: values))
    }
    return "$(\(name))"
  }

  /// Fixed text as a pattern; what would be read as a wildcard becomes "any one character".
  private mutating func plain(_ text: String) -> String {
    guard text.contains("*") || text.contains("$(") else { return text }
    if !unsayable.contains(text) { unsayable.append(text) }
    var result: [Character] = []
    for character in text {
      if character == "(", result.last == "$" { result[result.count - 1] = "?" }
      result.append(character == "*" ? "?" : character)
    }
    return String(result)
  }
}
