/// Compares the host of a link with one that a table lists.
///
/// A host has several spellings: in any case, in Unicode, with `xn--` labels, percent-encoded. All
/// of them are one host. What only looks like it is another: nothing is mapped beyond case, and
/// full-width letters or dots are no letters and no dots.
///
/// - Note: RFC 3986, section 3.2.2; RFC 5890, section 2.3.2.1.
package struct HostName: Sendable, Hashable {
  /// The host in lower-case ASCII, with `xn--` labels where needed: what is printed.
  package let ascii: String
  /// The same bytes, for the comparison that nearly always suffices.
  package let asciiBytes: [UInt8]
  private let labels: [Label]

  /// One label of the host, in both spellings.
  private struct Label: Sendable, Hashable {
    let ascii: String
    let unicode: String
  }

  /// Reads a host as a table declares it, or returns nil where it is none.
  package init?(_ text: String) {
    let lowered = text.lowercased()
    let parts = lowered.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var labels: [Label] = []
    for label in parts {
      if label.utf8.allSatisfy({ $0 < 0x80 }) {
        guard !label.isEmpty, label.utf8.allSatisfy(Self.isHostByte) else { return nil }
        guard let decoded = Punycode.unicode(label) else { return nil }
        labels.append(Label(ascii: label, unicode: decoded))
      } else {
        guard Self.isComposed(label), let encoded = Punycode.ascii(label) else { return nil }
        labels.append(Label(ascii: encoded, unicode: label))
      }
    }
    self.labels = labels
    ascii = labels.map(\.ascii).joined(separator: ".")
    asciiBytes = Array(ascii.utf8)
  }

  /// Whether a link's host, as its bytes stand, is this one.
  package func matches(_ bytes: Span<UInt8>) -> Bool {
    if isSameASCII(bytes) { return true }
    // Any other spelling of the host has an escape, a byte beyond ASCII, or an `xn--` label.
    guard bytes.count <= 1_024, let text = Self.decoded(bytes) else { return false }
    let parts = text.lowercased().split(separator: ".", omittingEmptySubsequences: false)
    // An ASCII label is the name that is looked up, and has one spelling. Swift's `==` holds
    // canonically equivalent spellings of a Unicode label for one, as registries do.
    return parts.elementsEqual(labels) { part, label in
      part.utf8.allSatisfy { $0 < 0x80 }
        ? part.utf8.elementsEqual(label.ascii.utf8) : part == label.unicode
    }
  }

  private func isSameASCII(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count == asciiBytes.count else { return false }
    for index in bytes.indices where ASCII.lowered(bytes[index]) != asciiBytes[index] {
      return false
    }
    return true
  }

  /// The host without escapes, or nil where one hides a delimiter or is broken.
  private static func decoded(_ bytes: Span<UInt8>) -> String? {
    var plain: [UInt8] = []
    var index = 0
    while index < bytes.count {
      var byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "%") {
        guard let escaped = PercentCoding.escape(in: bytes, at: index - 1) else { return nil }
        byte = escaped
        index += 2
      }
      guard byte >= 0x80 || isHostByte(byte) || byte == UInt8(ascii: ".") else { return nil }
      plain.append(byte)
    }
    let text = String(decoding: plain, as: UTF8.self)
    guard text.utf8.elementsEqual(plain) else { return nil }
    // A letter that only its lower case makes ASCII, such as the Kelvin sign, is no ASCII letter.
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.isASCII || !$0.properties.lowercaseMapping.utf8.contains { $0 < 0x80 }
    }
    return isPlain ? text : nil
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether no combining mark stands in a label, so that it cannot be a decomposed spelling.
  private static func isComposed(_ label: String) -> Bool {
    label.unicodeScalars.allSatisfy {
      $0.properties.canonicalCombiningClass == .notReordered && !$0.properties.isWhitespace
        && $0.properties.generalCategory != .control && !$0.properties.isDefaultIgnorableCodePoint
    }
  }
}
