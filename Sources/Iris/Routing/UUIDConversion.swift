#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The conversion of a UUID.
///
/// ```swift
/// Capture(UUID.self)
/// ```
///
/// Reads the hyphenated form in either case and writes it in lower case.
///
/// - Note: RFC 9562, section 4.
public struct UUIDConversion: URLConversion {
  /// Makes the conversion.
  public init() {}

  /// Reads the hyphenated form.
  public func value(from text: String) -> UUID? {
    // Foundation on Linux reads signs, spaces and `0x` for digits, so the shape is checked first.
    let isHyphenated =
      text.utf8.count == 36
      && text.utf8.enumerated().allSatisfy { index, byte in
        switch index {
        case 8, 13, 18, 23: byte == UInt8(ascii: "-")
        default: ASCII.isHexDigit(byte)
        }
      }
    return isHyphenated ? UUID(uuidString: text) : nil
  }

  /// Writes the hyphenated form in lower case.
  public func text(from value: UUID) -> String? { value.uuidString.lowercased() }

  /// One identifier.
  public var examples: [String] { ["e621e1f8-c36c-495a-93fc-0c247a3e6e5f"] }

  /// Always true.
  public var isLossless: Bool { true }
}
