/// Lends the bytes of a link's text.
package enum LinkBytes {
  /// Room for a link of usual length.
  private typealias Room = (Line, Line, Line, Line)
  private typealias Line = (
    UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64
  )

  /// Calls a closure with the UTF-8 of a text.
  ///
  /// A short link is copied to the stack, which takes a few nanoseconds: the ways to lend a string's
  /// own storage return an optional of whatever the closure returns, and to find the metadata of
  /// such a type takes several times as long.
  @inline(__always)
  package static func read<Value, Failure: Error>(
    _ text: String,
    _ body: (Span<UInt8>) throws(Failure) -> Value,
  ) throws(Failure) -> Value {
    let line: Line = (0, 0, 0, 0, 0, 0, 0, 0)
    var room: Room = (line, line, line, line)
    return try unsafe read(text, &room, MemoryLayout<Room>.size, body)
  }

  @inline(__always)
  private static func read<Value, Failure: Error>(
    _ text: String,
    _ room: UnsafeMutableRawPointer,
    _ size: Int,
    _ body: (Span<UInt8>) throws(Failure) -> Value,
  ) throws(Failure) -> Value {
    // Proof: the room is `size` initialised bytes, which the caller owns until this returns; no more
    // than that are written, and no more than were written are lent, to a closure that the span
    // cannot leave. Bytes may be looked at as bytes.
    let count = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.count <= size, let start = bytes.baseAddress else { return -1 }
      unsafe room.copyMemory(from: start, byteCount: bytes.count)
      return bytes.count
    }
    guard let count, count >= 0 else { return try readLong(text, body) }
    let bytes = unsafe room.assumingMemoryBound(to: UInt8.self)
    return try unsafe body(UnsafeBufferPointer(start: bytes, count: count).span)
  }

  @inline(never)
  private static func readLong<Value, Failure: Error>(
    _ text: String,
    _ body: (Span<UInt8>) throws(Failure) -> Value,
  ) throws(Failure) -> Value {
    var text = text
    // Proof: the buffer is the string's own storage, or a copy, valid and unchanged until the closure
    // returns; the span made of it cannot leave the closure.
    let result = text.withUTF8 { buffer in
      Result { () throws(Failure) in try body(unsafe buffer.span) }
    }
    return try result.get()
  }
}
