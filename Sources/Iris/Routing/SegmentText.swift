/// The rules a text must keep to stand in a path.
@usableFromInline
package enum SegmentText {
  /// Whether a segment is one that readers of URLs remove.
  ///
  /// - Note: RFC 3986, section 5.2.4.
  @usableFromInline
  package static func isDot(_ text: String) -> Bool {
    let bytes = text.utf8
    return bytes.count <= 2 && !bytes.isEmpty && bytes.allSatisfy { $0 == UInt8(ascii: ".") }
  }

  /// Whether a text holds a NUL.
  @usableFromInline
  package static func hasNUL(_ text: String) -> Bool {
    let found = unsafe text.utf8.withContiguousStorageIfAvailable { (run) -> Bool in
      // The buffer is used inside the closure only.
      let span = unsafe run.span
      var index = 0
      while index < span.count {
        if span[index] == 0 { return true }
        index += 1
      }
      return false
    }
    return found ?? text.utf8.contains(0)
  }
}
