extension JSONValue {
  /// Writes the value over several lines, two spaces a level, ending in a line feed.
  ///
  /// A value stays on one line where that fits in `width` columns and it holds no list of objects:
  /// a change to one entry of a file is then a change to one line.
  package func formatted(width: Int = 96) -> String {
    var text = ""
    write(into: &text, indentation: 0, width: width)
    return text + "\n"
  }

  /// Writes the value on one line without a line feed.
  package var compact: String {
    var text = ""
    writeCompact(into: &text, spaced: false)
    return text
  }

  private func write(into text: inout String, indentation: Int, width: Int) {
    var line = ""
    writeCompact(into: &line, spaced: true)
    if isLeaf || !hasEntries && indentation + line.utf8.count <= width {
      text += line
      return
    }
    let inner = String(repeating: " ", count: indentation + 2)
    let parts: [(label: String, value: JSONValue)]
    let ends: (open: String, close: String)
    if let members {
      parts = members.map { (quoted($0.name) + ": ", $0.value) }
      ends = ("{", "}")
    } else {
      parts = (elements ?? []).map { ("", $0) }
      ends = ("[", "]")
    }
    text += ends.open
    for (index, part) in parts.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + inner + part.label
      part.value.write(into: &text, indentation: indentation + 2, width: width)
    }
    text += "\n" + String(repeating: " ", count: indentation) + ends.close
  }

  /// Whether a list of objects is somewhere inside.
  private var hasEntries: Bool {
    switch self {
    case .array(let elements): elements.contains { $0.members != nil || $0.hasEntries }
    case .object(let members): members.contains { $0.value.hasEntries }
    default: false
    }
  }

  private var isLeaf: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }

  private func writeCompact(into text: inout String, spaced: Bool) {
    let comma = spaced ? ", " : ","
    let colon = spaced ? ": " : ":"
    switch self {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number): text += number
    case .string(let string): text += quoted(string)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += comma }
        element.writeCompact(into: &text, spaced: spaced)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += comma }
        text += quoted(member.name) + colon
        member.value.writeCompact(into: &text, spaced: spaced)
      }
      text += "}"
    }
  }

  /// The text as a JSON string; `<` and the line separators are escaped too, so that the result may
  /// stand inside a script element of a page.
  private func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "<", "\u{2028}", "\u{2029}", ..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
