package import Iris

/// An association file written from a table of routes, and what the file could not say.
///
/// ```swift
/// let export = AssociationExport(routes: router.routes, apps: ["ABCDE12345.com.example.app"])
/// print(export.file.json)
/// ```
///
/// The file claims every link the table prints and as little else as its language allows. `*`
/// crosses slashes there, so routes go from deep to shallow, and in front of each depth stand
/// exclusions for the deeper links its patterns would claim too. A component that another covers is
/// left out. What has no words is claimed rather than lost: an optional item is not looked at, and
/// a required one must not be empty.
package struct AssociationExport: Sendable {
  package let file: AssociationFile
  /// Fixed texts the file's patterns cannot spell and take one character at a time instead.
  package let findings: [ToolFinding]

  package init(routes: [RouteDescription], apps: [String]) {
    var writer = PatternWriter()
    let shapes = routes.flatMap { route in
      AssociationShape.shapes(of: route).map { (shape: $0, name: route.name) }
    }
    let needed = shapes.enumerated().filter { index, candidate in
      !shapes.enumerated().contains { otherIndex, other in
        guard otherIndex != index, other.shape.covers(candidate.shape) else { return false }
        // Of two that cover each other the first stays.
        return otherIndex < index || !candidate.shape.covers(other.shape)
      }
    }.map(\.element)

    var components = needed.filter(\.shape.hasRest).sorted {
      $0.shape.segments.count > $1.shape.segments.count
    }.map { writer.component($0.shape, comment: $0.name) }
    let catchAlls = needed.map(\.shape).filter {
      $0.hasRest && $0.items.isEmpty && $0.fragment == nil
    }
    let fixed = needed.filter { !$0.shape.hasRest }
    var excluded: Set<String> = []
    for depth in Set(fixed.map(\.shape.segments.count)).sorted(by: >) {
      let level = fixed.filter { $0.shape.segments.count == depth }
      for member in level {
        let peers = level.map(\.shape).filter { $0 != member.shape }
        for exclusion in Exclusion.all(of: member.shape, peers: peers, claimed: catchAlls) {
          let path = writer.path(exclusion.pieces)
          guard excluded.insert(path).inserted else { continue }
          components.append(
            AssociationFile.Component(path: path, isExcluded: true, comment: exclusion.reason)
          )
        }
      }
      components += level.map { writer.component($0.shape, comment: $0.name) }
    }
    file = AssociationFile(
      entries: [AssociationFile.Entry(apps: apps, components: components)],
      variables: writer.variables,
    )
    findings = writer.unsayable.map { text in
      ToolFinding(
        "unsayable-text",
        at: "\"\(text)\"",
        "holds \"*\" or \"$(\", which a pattern cannot spell, so any character is taken there",
        mend: "rename the segment if that claims too much",
      )
    }
  }
}

/// A pattern for links that a shape's own pattern claims and no route reads.
private struct Exclusion {
  enum Piece {
    case segment(AssociationShape.Segment)
    /// A crossing capture with a slash in it: two segments or more.
    case crossed(prefix: String, kind: AssociationShape.Kind, suffix: String)
    /// An integer capture with something else in it.
    case misspelt(prefix: String, suffix: String)
  }

  let pieces: [Piece]
  let reason: String

  /// The exclusions that hide no link of `peers`, the other shapes of the same depth.
  ///
  /// Deeper shapes are decided earlier, and the links excluded for a slash have more segments than
  /// any later shape, so only the misspelt integers can meet a peer.
  static func all(
    of shape: AssociationShape,
    peers: [AssociationShape],
    claimed: [AssociationShape],
  ) -> [Exclusion] {
    shape.segments.indices.flatMap { index -> [Exclusion] in
      guard case .capture(let prefix, let kind, let suffix) = shape.segments[index] else {
        return []
      }
      if case .choices = kind { return [] }
      var exclusions: [Exclusion] = []
      func add(_ piece: Piece, reason: String) {
        var pieces = shape.segments.map(Piece.segment)
        pieces[index] = piece
        exclusions.append(Exclusion(pieces: pieces, reason: reason))
      }
      let deeper = shape.replacing(
        index,
        with: [
          .capture(prefix: prefix, kind: kind, suffix: ""),
          .capture(prefix: "", kind: .text, suffix: suffix),
        ]
      )
      if !claimed.contains(where: { $0.covers(deeper) }) {
        add(.crossed(prefix: prefix, kind: kind, suffix: suffix), reason: "no deeper route")
      }
      let hidesPeer = peers.contains { $0.mayMisspell(shape, at: index) }
      if kind == .integer, !hidesPeer,
        !claimed.contains(where: { $0.covers(deeper.dropping(index + 1)) })
      {
        add(.misspelt(prefix: prefix, suffix: suffix), reason: "not a number")
      }
      return exclusions
    }
  }
}

extension AssociationShape {
  fileprivate func replacing(_ index: Int, with replacement: [Segment]) -> AssociationShape {
    var segments = segments
    segments.replaceSubrange(index...index, with: replacement)
    return AssociationShape(segments: segments, hasRest: hasRest, items: [], fragment: nil)
  }

  fileprivate func dropping(_ index: Int) -> AssociationShape {
    var segments = segments
    segments.remove(at: index)
    return AssociationShape(segments: segments, hasRest: hasRest, items: [], fragment: nil)
  }

  /// Whether a link of this shape may have, where `other` has an integer, a number and then some.
  fileprivate func mayMisspell(_ other: AssociationShape, at index: Int) -> Bool {
    guard segments.count == other.segments.count,
      case .capture(let prefix, _, let suffix) = other.segments[index]
    else { return false }
    return segments.indices.allSatisfy { position in
      position == index
        ? segments[position].mayMisspell(prefix: prefix, suffix: suffix)
        : segments[position].mayMeet(other.segments[position])
    }
  }
}

extension AssociationShape.Segment {
  fileprivate func mayMisspell(prefix: String, suffix: String) -> Bool {
    switch self {
    case .literal(let text):
      guard text.hasPrefix(prefix), text.hasSuffix(suffix) else { return false }
      let middle = text.dropFirst(prefix.count).drop { "+-".contains($0) }
      return middle.first?.isNumber == true
    case .capture(let ownPrefix, .choices(_, let values), let ownSuffix):
      return values.contains {
        Self.literal(ownPrefix + $0 + ownSuffix).mayMisspell(prefix: prefix, suffix: suffix)
      }
    case .capture(let ownPrefix, .integer, let ownSuffix):
      return (ownPrefix, ownSuffix) != (prefix, suffix)
        && mayMeet(.capture(prefix: prefix, kind: .text, suffix: suffix))
    case .capture:
      return mayMeet(.capture(prefix: prefix, kind: .text, suffix: suffix))
    }
  }
}

/// Spells shapes as patterns and gathers the variables they need.
private struct PatternWriter {
  private(set) var variables: [AssociationFile.Variable] = []
  private(set) var unsayable: [String] = []

  mutating func component(
    _ shape: AssociationShape,
    comment: String,
  ) -> AssociationFile.Component {
    var path = path(shape.segments.map(Exclusion.Piece.segment))
    if shape.hasRest { path = path == "/" ? "/*" : path + "/*" }
    let items = shape.items.map { AssociationFile.Component.Item($0.name, demand($0.demand)) }
    return AssociationFile.Component(
      path: path,
      query: items.isEmpty ? nil : .items(items),
      fragment: shape.fragment.map { demand($0) },
      comment: comment,
    )
  }

  mutating func path(_ pieces: [Exclusion.Piece]) -> String {
    pieces.isEmpty ? "/" : pieces.map { "/" + piece($0) }.joined()
  }

  private mutating func piece(_ piece: Exclusion.Piece) -> String {
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
