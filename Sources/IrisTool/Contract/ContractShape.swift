import Iris

/// A route's shape as one line that files keep: `/book/{text}/reviews/{integer}`.
///
/// In braces stands what a place takes: `text`, `integer`, or the values of a finite type with `|`
/// behind each; then `?` for what may be absent, `=1` for a default, `*` for any number of times.
/// `{rest}` takes any segments. Everything else is percent-encoded, so a brace is always one of ours.
struct ContractShape: Hashable {
  /// What a place takes and how often it stands.
  struct Slot: Hashable {
    enum Kind: Hashable {
      case text
      case integer
      case flag
      case choices([String])
    }

    enum Presence: Hashable {
      case required
      case optional
      case list
      case defaulted(String)
    }

    let kind: Kind
    let presence: Presence
  }

  enum Part: Hashable {
    case literal(String)
    case slot(prefix: String, Slot, suffix: String)
    case rest
  }

  let path: [Part]
  let items: [(name: String, part: Part)]
  let fragment: Part?

  static func == (left: ContractShape, right: ContractShape) -> Bool { left.text == right.text }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

// MARK: From a route

extension ContractShape {
  init(_ route: RouteDescription) {
    path = route.path.map { segment in
      switch segment {
      case .literal(let text): .literal(PercentEncoding.segment.encode(text))
      case .rest: .rest
      case .capture(let value, let prefix, let suffix):
        .slot(
          prefix: PercentEncoding.segment.encode(prefix),
          Slot(value, presence: value.isOptional ? .optional : .required),
          suffix: PercentEncoding.segment.encode(suffix),
        )
      }
    }
    items = route.items.map { item in
      let name = PercentEncoding.queryItem.encode(item.name)
      func slot(_ presence: Slot.Presence) -> Part {
        .slot(prefix: "", Slot(item.value, presence: presence), suffix: "")
      }
      switch item.presence {
      case .required: return (name, slot(.required))
      case .optional: return (name, slot(.optional))
      case .list: return (name, slot(.list))
      case .defaulted(let text):
        return (name, slot(.defaulted(PercentEncoding.segment.encode(text))))
      case .flag:
        return (name, .slot(prefix: "", Slot(kind: .flag, presence: .optional), suffix: ""))
      case .fixed(let text): return (name, .literal(PercentEncoding.queryItem.encode(text)))
      }
    }
    switch route.fragment {
    case nil: fragment = nil
    case .literal(let text): fragment = .literal(PercentEncoding.fragment.encode(text))
    case .capture(let value, let isOptional):
      fragment = .slot(
        prefix: "",
        Slot(value, presence: isOptional ? .optional : .required),
        suffix: "",
      )
    }
  }
}

extension ContractShape.Slot {
  init(_ value: RouteDescription.Value, presence: Presence) {
    if let choices = value.choices {
      kind = .choices(choices.map(PercentEncoding.segment.encode))
    } else {
      kind = value.isInteger ? .integer : .text
    }
    self.presence = presence
  }
}

// MARK: As text

extension ContractShape {
  var text: String {
    var text = path.isEmpty ? "/" : path.map { "/" + $0.text }.joined()
    if !items.isEmpty {
      text += "?" + items.map { "\($0.name)=\($0.part.text)" }.joined(separator: "&")
    }
    return text + (fragment.map { "#" + $0.text } ?? "")
  }

  /// Reads a shape back; nil for what no shape is written as.
  init?(_ text: String) {
    // `{text?}` holds a question mark, so the text is split by hand.
    guard text.hasPrefix("/") else { return nil }
    var pieces: [String] = [""]
    var marks: [Character] = []
    var depth = 0
    for character in text {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      if depth == 0, "/?&#".contains(character), !(character == "/" && marks.last == "#") {
        marks.append(character)
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    var path: [Part] = []
    var items: [(name: String, part: Part)] = []
    var fragment: Part?
    for (mark, piece) in zip(marks, pieces.dropFirst()) {
      switch mark {
      case "/":
        if piece.isEmpty, path.isEmpty { continue }
        guard let part = Part(piece) else { return nil }
        path.append(part)
      case "#":
        guard let part = Part(piece) else { return nil }
        fragment = part
      default:
        guard let equals = piece.firstIndex(of: "="),
          let part = Part(String(piece[piece.index(after: equals)...]))
        else { return nil }
        items.append((String(piece[..<equals]), part))
      }
    }
    self.init(path: path, items: items, fragment: fragment)
  }
}

extension ContractShape.Part {
  var text: String {
    switch self {
    case .literal(let text): text
    case .rest: "{rest}"
    case .slot(let prefix, let slot, let suffix): prefix + "{" + slot.text + "}" + suffix
    }
  }

  init?(_ text: String) {
    guard let open = text.firstIndex(of: "{") else {
      self = .literal(text)
      return
    }
    guard let close = text.firstIndex(of: "}"), open < close else { return nil }
    let inner = String(text[text.index(after: open)..<close])
    if inner == "rest" {
      self = .rest
      return
    }
    guard let slot = ContractShape.Slot(inner) else { return nil }
    self = .slot(
      prefix: String(text[..<open]),
      slot,
      suffix: String(text[text.index(after: close)...]),
    )
  }
}

extension ContractShape.Slot {
  var text: String {
    let kind =
      switch kind {
      case .text: "text"
      case .integer: "integer"
      case .flag: "flag"
      case .choices(let values): values.map { $0 + "|" }.joined()
      }
    return switch presence {
    case .required: kind
    case .optional: kind + "?"
    case .list: kind + "*"
    case .defaulted(let text): kind + "=" + text
    }
  }

  init?(_ text: String) {
    var kindText = text[...]
    var presence = Presence.required
    // Behind the last `|` of the values, where an equals sign cannot be part of one.
    let tail = text.lastIndex(of: "|").map { text.index(after: $0) } ?? text.startIndex
    if let equals = text[tail...].firstIndex(of: "=") {
      presence = .defaulted(String(text[text.index(after: equals)...]))
      kindText = text[..<equals]
    } else if text.hasSuffix("?") || text.hasSuffix("*") {
      presence = text.hasSuffix("?") ? .optional : .list
      kindText = text.dropLast()
    }
    switch kindText {
    case "text": kind = .text
    case "integer": kind = .integer
    case "flag": kind = .flag
    default:
      guard kindText.hasSuffix("|") else { return nil }
      kind = .choices(
        kindText.dropLast().split(separator: "|", omittingEmptySubsequences: false)
          .map(String.init)
      )
    }
    self.presence = presence
  }
}
