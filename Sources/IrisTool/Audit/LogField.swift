/// Finds the link in a line of a log: the whole line, or a field of the JSON object it is.
///
/// ```swift
/// LogField(path: "request.url").link(in: line)
/// ```
struct LogField {
  private let names: [String]

  /// Makes a finder; a dot in the path steps into an object.
  init(path: String?) {
    names = path.map { $0.split(separator: ".").map(String.init) } ?? []
  }

  /// The link's bytes; nil where the line is not JSON or has no such text.
  func link(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard !names.isEmpty, !line.isEmpty else { return line }
    guard var value = try? JSONValue(parsing: Array(line)) else { return nil }
    for name in names {
      guard let next = value[name] else { return nil }
      value = next
    }
    return value.text.map { ArraySlice($0.utf8) }
  }
}
