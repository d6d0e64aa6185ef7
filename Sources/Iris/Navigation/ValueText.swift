/// The one way screens, tabs and effects are put in words: the same text in every process.
///
/// Sets and dictionaries are sorted by their text, a wrapper around one value (a `RawRepresentable`)
/// reads as that value, and a value's own `description` is taken where it has one.
enum ValueText {
  /// The case or the type alone, with nothing a case carries: safe where a value may be private.
  static func name(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum:
      guard let payload = mirror.children.first else { return line("\(value)") }
      return payload.label ?? "\(mirror.subjectType)"
    case .optional:
      return mirror.children.first.map { name(of: $0.value) } ?? "nil"
    default:
      return "\(mirror.subjectType)"
    }
  }

  /// A tab's text: in full, without quotes around one that is a text.
  static func label(of tab: Any) -> String {
    if let text = tab as? String { return line(text) }
    let isStruct = Mirror(reflecting: tab).displayStyle == .struct
    if isStruct, let wrapper = tab as? any RawRepresentable, let text = wrapper.rawValue as? String
    {
      return line(text)
    }
    return full(of: tab)
  }

  /// The whole value on one line.
  static func full(of value: Any) -> String {
    if let text = value as? String { return quoted(text) }
    if let text = value as? any CustomStringConvertible, !isContainer(value) {
      return line(text.description)
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .struct, let wrapper = value as? any RawRepresentable {
      return full(of: wrapper.rawValue)
    }
    let children = Array(mirror.children)
    switch mirror.displayStyle {
    case .enum:
      guard let payload = children.first, let name = payload.label else { return line("\(value)") }
      let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
      return name + (isTuple ? full(of: payload.value) : "(\(full(of: payload.value)))")
    case .tuple:
      return "(" + children.map(field).joined(separator: ", ") + ")"
    case .optional:
      return children.first.map { full(of: $0.value) } ?? "nil"
    case .collection:
      return "[" + children.map { full(of: $0.value) }.joined(separator: ", ") + "]"
    case .set:
      return "[" + children.map { full(of: $0.value) }.sorted().joined(separator: ", ") + "]"
    case .dictionary:
      return "[" + children.map { pair($0.value) }.sorted().joined(separator: ", ") + "]"
    case .struct, .class:
      return "\(mirror.subjectType)(" + children.map(field).joined(separator: ", ") + ")"
    default:
      return line("\(value)")
    }
  }

  /// A text in quotes, its line breaks and quotes escaped.
  static func quoted(_ text: String) -> String {
    "\"" + line(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")) + "\""
  }

  private static func isContainer(_ value: Any) -> Bool {
    switch Mirror(reflecting: value).displayStyle {
    case .collection, .set, .dictionary, .optional: true
    default: false
    }
  }

  private static func field(_ child: Mirror.Child) -> String {
    guard let label = child.label, !label.hasPrefix(".") else { return full(of: child.value) }
    return "\(label): \(full(of: child.value))"
  }

  private static func pair(_ value: Any) -> String {
    Mirror(reflecting: value).children.map { full(of: $0.value) }.joined(separator: ": ")
  }

  private static func line(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || isInvisible(scalar):
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Line separators, and the marks that turn text around and so fake a log's order.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
