/// Percent-encoding and its inverse, on bytes.
///
/// ```swift
/// PercentCoding.string(bytes, EncodedForm(hasEscapes: true))   // "a%2Fb" → "a/b"
/// ```
///
/// Decoding here never fails: a link's bytes were checked when it was scanned. Nothing is decoded
/// twice and no text is normalised.
///
/// - Note: RFC 3986, sections 2.1 and 2.4.
@usableFromInline
package enum PercentCoding {
  /// Decodes a run of checked bytes.
  ///
  /// - Complexity: O(*n*) in the bytes; allocates only for a result over 15 bytes.
  @usableFromInline
  package static func string(_ bytes: Span<UInt8>, _ form: EncodedForm) -> String {
    guard form.hasEscapes || form.plusIsSpace else {
      // The buffer is used inside the closure only, and as long as the span is.
      return unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    }
    // The decoded text is never longer than the encoded one, and `count` bytes of the buffer are
    // initialised one after the other before they are reported.
    return unsafe String(unsafeUninitializedCapacity: bytes.count) { buffer in
      var count = 0
      forEachByte(bytes, form) { byte in
        unsafe buffer[count] = byte
        count += 1
      }
      return count
    }
  }

  /// Calls a closure with every decoded byte.
  @inline(__always)
  package static func forEachByte(
    _ bytes: Span<UInt8>,
    _ form: EncodedForm,
    _ body: (UInt8) -> Void,
  ) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if form.hasEscapes, byte == UInt8(ascii: "%"), let decoded = escape(in: bytes, at: index) {
        body(decoded)
        index += 3
      } else {
        body(byte == UInt8(ascii: "+") && form.plusIsSpace ? UInt8(ascii: " ") : byte)
        index += 1
      }
    }
  }

  /// The byte that a percent escape stands for, or nil where it is broken.
  @inline(__always)
  package static func escape(in bytes: Span<UInt8>, at index: Int) -> UInt8? {
    guard index + 2 < bytes.count,
      let high = hexValue(bytes[index + 1]), let low = hexValue(bytes[index + 2])
    else { return nil }
    return high << 4 | low
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte &- UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte &- UInt8(ascii: "A") &+ 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte &- UInt8(ascii: "a") &+ 10
    default: nil
    }
  }

  /// Appends text in encoded form.
  ///
  /// - Parameters:
  ///   - text: Text that is not encoded.
  ///   - bytes: What the encoded text is appended to.
  ///   - allowed: The bytes that stand for themselves; every other one is escaped, with upper-case
  ///     digits.
  package static func append(_ text: String, to bytes: inout [UInt8], allowing allowed: ByteSet) {
    let isPlain = unsafe text.utf8.withContiguousStorageIfAvailable { (run) -> Bool in
      // The buffer is used inside the closure only.
      let span = unsafe run.span
      var index = 0
      while index < span.count {
        if !allowed.contains(span[index]) { return false }
        index += 1
      }
      unsafe bytes.append(contentsOf: run)
      return true
    }
    if isPlain == true { return }
    for byte in text.utf8 {
      if allowed.contains(byte) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(hexDigit(byte >> 4))
        bytes.append(hexDigit(byte & 15))
      }
    }
  }

  static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") &+ value : UInt8(ascii: "A") &+ (value &- 10)
  }
}
