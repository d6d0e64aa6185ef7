/// Room on the stack for a link of usual length: a copy of its bytes, and its path segments.
///
/// ```swift
/// try LinkRoom.lend { room in
///   guard room.take(link) else { … }   // too long
///   room.word(at: 0)                   // eight bytes of it, zeros behind its end
/// }
/// ```
///
/// Copying a link takes a few nanoseconds and pays: zeros behind the end spare the scanner to look
/// for it at every word.
@safe
package struct LinkRoom: ~Copyable {
  /// The most bytes there is room for.
  package static var length: Int { 248 }
  /// The most path segments there is room for.
  package static var segments: Int { 12 }

  // Proof: the memory is lent for the length of one closure, which the room is passed into and
  // cannot leave. Of its first `length + 8` bytes, `count` and the eight behind them are initialised
  // by `take`, which is the only one to write there; the rest belongs to the segments.
  private let start: UnsafeMutableRawPointer
  /// The number of the link's bytes.
  package private(set) var count = 0
  /// The link's path segments.
  package var segments: SegmentBuffer

  private init(_ memory: UnsafeMutableRawBufferPointer, _ start: UnsafeMutableRawPointer) {
    unsafe self.start = start
    let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[(Self.length + 8)...])
    segments = unsafe SegmentBuffer(rest)
  }

  /// Lends room for the length of a closure.
  @inline(__always)
  package static func lend(
    _ body: (inout LinkRoom) throws(MissFailure) -> Void
  ) throws(MissFailure) {
    let size = length + 8 + segments * MemoryLayout<LinkSegment>.stride
    try unsafe withUnsafeTemporaryAllocation(byteCount: size, alignment: 16) {
      (memory) throws(MissFailure) in
      guard let start = memory.baseAddress else { throw MissFailure(.tooLong) }
      var room = unsafe LinkRoom(memory, start)
      try body(&room)
    }
  }

  /// Copies a link's bytes; false where there is no room for them.
  @inline(__always)
  package mutating func take(_ link: String) -> Bool {
    let start = unsafe start
    let taken = unsafe link.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.count <= Self.length, let first = bytes.baseAddress else { return -1 }
      unsafe start.copyMemory(from: first, byteCount: bytes.count)
      return bytes.count
    }
    guard let taken, taken >= 0 else { return false }
    unsafe start.storeBytes(of: 0, toByteOffset: taken, as: UInt64.self)
    count = taken
    return true
  }

  /// Lends the link's bytes.
  @inline(__always)
  package func withBytes(
    _ body: (Span<UInt8>) throws(MissFailure) -> Void
  ) throws(MissFailure) {
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: count)
    try body(unsafe bytes.bindMemory(to: UInt8.self).span)
  }

  /// Eight bytes from an index on, the first one lowest; zero stands for what is behind the end.
  @inline(__always)
  package func word(at index: Int) -> UInt64 {
    precondition(index >= 0 && index <= count)
    return unsafe UInt64(
      littleEndian: start.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    )
  }
}
