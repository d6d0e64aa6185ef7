/// One value of a JSON document, with the members of objects in the order they were written.
///
/// ```swift
/// let value = try JSONValue(parsing: #"{"b": 1, "a": [true]}"#)
/// value["a"]   // .array([.bool(true)])
/// ```
///
/// The tools write files that people keep under version control, so order matters and nothing is
/// re-sorted. A number keeps its text.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A name and its value.
  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The value of a member; of the last one where a name was written twice.
  package subscript(name: String) -> JSONValue? {
    members?.last { $0.name == name }?.value
  }

  package var members: [Member]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  package var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  package var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  package var flag: Bool? {
    guard case .bool(let flag) = self else { return nil }
    return flag
  }

  package var integer: Int? {
    guard case .number(let text) = self else { return nil }
    return Int(text)
  }

  /// What the value is, in the words of the standard, for messages.
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  package static func number(_ value: Int) -> JSONValue { .number(String(value)) }

  package static func strings(_ values: some Sequence<String>) -> JSONValue {
    .array(values.map(JSONValue.string))
  }

  /// Makes an object and leaves out the members whose value is nil.
  package static func object(_ pairs: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(pairs.compactMap { name, value in value.map { Member(name, $0) } })
  }
}

extension JSONValue {
  /// A text, or null where there is none.
  package static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// A whole number, or null where there is none.
  package static func integer(_ number: Int?) -> JSONValue {
    number.map { .number(String($0)) } ?? .null
  }
}
