/// A declared query item's name, ready to be found and to be printed.
@usableFromInline
package struct ItemName: Sendable {
  /// The decoded name.
  package let text: String
  /// The decoded bytes.
  private let bytes: [UInt8]
  private let hasPercent: Bool
  private let hasPlus: Bool
  /// The name as it is printed.
  @usableFromInline package let encoded: [UInt8]

  @usableFromInline
  package init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
    hasPercent = bytes.contains(UInt8(ascii: "%"))
    hasPlus = bytes.contains(UInt8(ascii: "+"))
    var encoded: [UInt8] = []
    PercentCoding.append(text, to: &encoded, allowing: .item)
    self.encoded = encoded
  }

  /// Whether a run of a query's bytes says this name.
  @usableFromInline
  package func matches(_ run: Range<Int>, in query: Span<UInt8>, _ form: EncodedForm) -> Bool {
    if run.count == bytes.count {
      var index = 0
      while index < bytes.count {
        if query[run.lowerBound + index] != bytes[index] { break }
        index += 1
      }
      // A name with a percent sign or a plus in it never reads as itself: the first begins an
      // escape, the second is a space.
      if index == bytes.count { return !hasPercent && !(hasPlus && form.plusIsSpace) }
    }
    return form.hasEscapes || form.plusIsSpace ? matchesDecoded(run, in: query, form) : false
  }

  private func matchesDecoded(
    _ run: Range<Int>,
    in query: Span<UInt8>,
    _ form: EncodedForm,
  ) -> Bool {
    var index = 0
    var isSame = true
    PercentCoding.forEachByte(query.extracting(run), form) { byte in
      isSame = isSame && index < bytes.count && bytes[index] == byte
      index += 1
    }
    return isSame && index == bytes.count
  }
}
