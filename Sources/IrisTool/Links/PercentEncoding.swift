/// The value of a hexadecimal digit in either case.
package func hexadecimalValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

/// Percent-encoding as RFC 3986 has it, for the texts tools write and compare.
///
/// ```swift
/// PercentEncoding.segment.encode("a/b é")   // "a%2Fb%20%C3%A9"
/// PercentEncoding.decode("a%2Fb")           // "a/b"
/// ```
package struct PercentEncoding: Sendable {
  private let kept: Set<UInt8>

  private init(keeping characters: String) {
    kept = Set(characters.utf8)
  }

  private static let letters =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~"

  /// Keeps what may stand in a path segment (`pchar`).
  package static let segment = PercentEncoding(keeping: letters + "!$&'()*+,;=:@")
  /// Keeps what may stand in a query item without ending it or reading as something else.
  package static let queryItem = PercentEncoding(keeping: letters + "!$'()*,;:@/?")
  /// Keeps what may stand in a fragment.
  package static let fragment = PercentEncoding(keeping: letters + "!$&'()*+,;=:@/?")

  /// Writes text with every other byte as `%` and two upper-case digits.
  package func encode(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 { append(byte, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    if kept.contains(byte) { bytes.append(byte) } else { Self.escape(byte, into: &bytes) }
  }

  private static func escape(_ byte: UInt8, into bytes: inout [UInt8]) {
    let digits = Array("0123456789ABCDEF".utf8)
    bytes.append(UInt8(ascii: "%"))
    bytes.append(digits[Int(byte >> 4)])
    bytes.append(digits[Int(byte & 15)])
  }

  /// Escapes what no URL may contain (spaces, controls, bytes beyond ASCII) and nothing else.
  package static func escapingForeignBytes(_ text: Substring) -> String {
    guard text.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x7F }) else { return String(text) }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte <= 0x20 || byte >= 0x7F { escape(byte, into: &bytes) } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads an escaped text.
  ///
  /// - Returns: nil where an escape is broken or the bytes are not UTF-8.
  package static func decode(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let source = Array(text.utf8)
    var bytes: [UInt8] = []
    var position = 0
    while position < source.count {
      guard source[position] == UInt8(ascii: "%") else {
        bytes.append(source[position])
        position += 1
        continue
      }
      guard position + 2 < source.count, let high = hexadecimalValue(source[position + 1]),
        let low = hexadecimalValue(source[position + 2])
      else { return nil }
      bytes.append(high << 4 | low)
      position += 3
    }
    let decoded = String(decoding: bytes, as: UTF8.self)
    return decoded.utf8.elementsEqual(bytes) ? decoded : nil
  }
}
