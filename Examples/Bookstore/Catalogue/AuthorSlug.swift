/// An author's name as links write it: lower-case letters, digits and hyphens.
///
/// A type that the module owns: a text it does not read is no match, so a route behind it may try.
public struct AuthorSlug: LosslessStringConvertible, Hashable, Sendable, Codable {
  /// The name as links write it.
  public let description: String

  /// Makes a slug, or nil where the text is none.
  public init?(_ text: String) {
    let isSlug = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
    guard isSlug, !text.isEmpty else { return nil }
    description = text
  }
}
