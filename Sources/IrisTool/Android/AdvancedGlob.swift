/// Android's `pathAdvancedPattern`: a small pattern language of its own, matched without going back.
///
/// ```swift
/// let glob = try AdvancedGlob("/book/[0-9]+/{0,1}")
/// glob.matches("/book/42/")   // true
/// ```
///
/// A character, `.`, an escaped character or a set in brackets takes one character; `*`, `+` and
/// `{m,n}` behind it say how often. There are no groups and no alternatives, and each piece takes as
/// much as it can: what a later piece would have needed is gone.
///
/// - Note: Android's `PatternMatcher.PATTERN_ADVANCED_GLOB`, from API level 31 in manifests.
package struct AdvancedGlob: Hashable, Sendable {
  /// Why a text is no pattern.
  package struct Malformed: Error, Hashable, Sendable, CustomStringConvertible {
    package let pattern: String
    package let problem: String

    package var description: String { "\"\(pattern)\": \(problem)" }
  }

  private struct Piece: Hashable {
    var matcher: Matcher
    var least = 1
    var most = 1
  }

  private enum Matcher: Hashable {
    case any
    case character(Unicode.Scalar)
    case set([ClosedRange<Unicode.Scalar>], isInverted: Bool)

    func takes(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .any: true
      case .character(let character): character == scalar
      case .set(let ranges, let isInverted):
        ranges.contains { $0.contains(scalar) } != isInverted
      }
    }
  }

  private var pieces: [Piece] = []

  /// Reads a pattern.
  ///
  /// - Throws: ``Malformed`` where Android would refuse the manifest's filter.
  package init(_ pattern: String) throws(Malformed) {
    var parser = Parser(pattern: pattern)
    while let piece = try parser.next() { pieces.append(piece) }
  }

  /// Whether the pattern takes the whole text.
  ///
  /// - Complexity: O(*n*) in the text's characters plus the pattern's.
  package func matches(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    var position = 0
    for piece in pieces {
      var count = 0
      while count < piece.most, position < scalars.count, piece.matcher.takes(scalars[position]) {
        count += 1
        position += 1
      }
      guard count >= piece.least else { return false }
    }
    return position == scalars.count
  }

  private struct Parser {
    let pattern: String
    var rest: Substring.UnicodeScalarView

    init(pattern: String) {
      self.pattern = pattern
      rest = pattern[...].unicodeScalars
    }

    func failure(_ problem: String) -> Malformed { Malformed(pattern: pattern, problem: problem) }

    mutating func next() throws(Malformed) -> Piece? {
      guard let first = rest.popFirst() else { return nil }
      var piece: Piece
      switch first {
      case ".": piece = Piece(matcher: .any)
      case "[": piece = Piece(matcher: try set())
      case "\\": piece = Piece(matcher: .character(try escaped()))
      case "*", "+", "{": throw failure("\"\(first)\" has nothing in front of it to repeat")
      default: piece = Piece(matcher: .character(first))
      }
      switch rest.first {
      case "*": (piece.least, piece.most) = (0, .max)
      case "+": (piece.least, piece.most) = (1, .max)
      case "{":
        rest.removeFirst()
        (piece.least, piece.most) = try range()
        return piece
      default: return piece
      }
      rest.removeFirst()
      return piece
    }

    private mutating func escaped() throws(Malformed) -> Unicode.Scalar {
      guard let scalar = rest.popFirst() else { throw failure("ends in a backslash") }
      return scalar
    }

    private mutating func set() throws(Malformed) -> Matcher {
      var ranges: [ClosedRange<Unicode.Scalar>] = []
      let isInverted = rest.first == "^"
      if isInverted { rest.removeFirst() }
      var isEmpty = true
      while let scalar = rest.popFirst() {
        if scalar == "]" {
          guard !isEmpty else { throw failure("has an empty set") }
          return .set(ranges, isInverted: isInverted)
        }
        isEmpty = false
        let low = scalar == "\\" ? try escaped() : scalar
        guard rest.first == "-", let end = rest.dropFirst().first, end != "]" else {
          ranges.append(low...low)
          continue
        }
        rest.removeFirst(2)
        let high = end == "\\" ? try escaped() : end
        if low <= high { ranges.append(low...high) }
      }
      throw failure("has a set that is not closed")
    }

    private mutating func range() throws(Malformed) -> (least: Int, most: Int) {
      guard let end = rest.firstIndex(of: "}") else {
        throw failure("has a range that is not closed")
      }
      let bounds = String(rest[..<end]).split(separator: ",", omittingEmptySubsequences: false)
      rest = rest[rest.index(after: end)...]
      let least = bounds.first.flatMap { number($0) }
      let most =
        switch bounds.count {
        case 1: least
        case 2: bounds[1].isEmpty ? .max : number(bounds[1])
        default: nil as Int?
        }
      guard let least, let most, least <= most else {
        throw failure("has a range that is not {m}, {m,} or {m,n}")
      }
      return (least, most)
    }

    private func number(_ text: Substring) -> Int? {
      text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
    }
  }

  /// Fixed text as a pattern that takes just it.
  package static func escaping(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if #".*+{}[]\^-"#.contains(character) { result += "\\" }
      result.append(character)
    }
  }
}
