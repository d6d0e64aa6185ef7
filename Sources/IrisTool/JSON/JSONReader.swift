extension JSONValue {
  /// Reads a JSON document: RFC 8259, UTF-8, nothing after the value but white space.
  ///
  /// - Throws: ``JSONError`` with the place of the first byte that does not fit.
  /// - Complexity: O(*n*) in the bytes; nesting is read to 256 levels.
  package init(parsing text: String) throws(JSONError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// Reads a JSON document from its bytes; a byte-order mark in front is skipped.
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    var reader = JSONReader(bytes: bytes)
    self = try reader.document()
  }
}

/// A cursor over the bytes of one document; no input makes it trap.
private struct JSONReader {
  private static let deepest = 256

  let bytes: [UInt8]
  var position = 0
  var depth = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func document() throws(JSONError) -> JSONValue {
    let value = try value()
    skipSpace()
    guard position == bytes.count else { throw failure("expected nothing after the value") }
    return value
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try nested { reader throws(JSONError) in try reader.object() }
    case UInt8(ascii: "["): return try nested { reader throws(JSONError) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw failure("the document ends where a value was expected")
    case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte): return try number()
    default: throw failure("expected a value")
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(JSONError) -> JSONValue
  ) throws(JSONError) -> JSONValue {
    guard depth < Self.deepest else {
      throw failure("nested more than \(Self.deepest) levels deep")
    }
    depth += 1
    defer { depth -= 1 }
    position += 1
    return try read(&self)
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    var members: [JSONValue.Member] = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw failure("expected a name in quotes") }
      let name = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw failure(#"expected ":""#) }
      members.append(JSONValue.Member(name, try value()))
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw failure(#"expected "," or "}""#) }
    }
  }

  private mutating func array() throws(JSONError) -> JSONValue {
    var elements: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array(elements) }
    while true {
      elements.append(try value())
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(elements) }
      guard take(UInt8(ascii: ",")) else { throw failure(#"expected "," or "]""#) }
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw failure("expected a value") }
    position += word.utf8.count
    return value
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func digits() throws(JSONError) {
    let start = position
    while let byte = next, Self.isDigit(byte) { position += 1 }
    guard position > start else { throw failure("expected a digit") }
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = position
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    return .number(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func string() throws(JSONError) -> String {
    let start = position
    position += 1
    var content: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        let text = String(decoding: content, as: UTF8.self)
        guard text.utf8.elementsEqual(content) else {
          position = start
          throw failure("the string is not UTF-8")
        }
        return text
      case UInt8(ascii: "\\"):
        content.append(contentsOf: try escape().utf8)
      case ..<0x20:
        throw failure("a control character in a string must be escaped")
      default:
        content.append(byte)
        position += 1
      }
    }
    throw failure("the document ends inside a string")
  }

  private mutating func escape() throws(JSONError) -> String {
    position += 1
    guard let byte = next else { throw failure("the document ends inside a string") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return String(Character(try scalar()))
    default:
      position -= 1
      throw failure("unknown escape in a string")
    }
  }

  private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
    let high = try codeUnit()
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard high < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw failure("half a surrogate pair in a string")
    }
    let low = try codeUnit()
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { throw failure("half a surrogate pair in a string") }
    return scalar
  }

  private mutating func codeUnit() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap(hexadecimalValue) else {
        throw failure("expected four hexadecimal digits")
      }
      value = value << 4 + UInt32(digit)
      position += 1
    }
    return value
  }

  private func failure(_ problem: String) -> JSONError {
    let before = bytes[..<position]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return JSONError(
      problem: problem,
      line: before.count { $0 == 0x0A } + 1,
      column: position - lineStart + 1,
    )
  }
}
