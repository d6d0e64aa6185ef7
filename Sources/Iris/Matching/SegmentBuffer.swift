/// Room for a link's path segments, on the stack where they are few.
///
/// ```swift
/// SegmentBuffer.withUsualRoom { segments in … }
/// ```
@safe
package struct SegmentBuffer {
  // Proof: the memory is lent for the length of one closure, which the buffer is passed into and
  // does not leave; `count` elements from the start on are initialised, and both `append` and
  // `withSpan` stay within them and within the allocation.
  private let storage: UnsafeMutableBufferPointer<LinkSegment>
  /// The number of segments in the buffer.
  package private(set) var count = 0

  private typealias Room = (Line, Line, Line)
  private typealias Line = (
    UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64
  )

  @inline(__always)
  private init(_ storage: UnsafeMutableBufferPointer<LinkSegment>) {
    unsafe self.storage = unsafe storage
  }

  /// Makes a buffer of memory that outlives it and that nothing else looks at.
  @inline(__always)
  init(_ memory: UnsafeMutableRawBufferPointer) {
    unsafe self.init(memory.bindMemory(to: LinkSegment.self))
  }

  /// Lends room for twelve segments.
  ///
  /// It is a plain local value: a temporary allocation passes the closure's result on in a type
  /// whose metadata takes longer to find than a link takes to read.
  @inline(__always)
  package static func withUsualRoom<Value, Failure: Error>(
    _ body: (inout SegmentBuffer) throws(Failure) -> Value,
  ) throws(Failure) -> Value {
    let line: Line = (0, 0, 0, 0, 0, 0, 0, 0)
    var room: Room = (line, line, line)
    return try unsafe lend(&room, MemoryLayout<Room>.size, body)
  }

  @inline(__always)
  private static func lend<Value, Failure: Error>(
    _ room: UnsafeMutableRawPointer,
    _ size: Int,
    _ body: (inout SegmentBuffer) throws(Failure) -> Value,
  ) throws(Failure) -> Value {
    // Proof: as above; the room is aligned for a `UInt64`, which is more than a segment needs, and
    // nothing else looks at it while it is bound to segments, which are trivial.
    let capacity = size / MemoryLayout<LinkSegment>.stride
    let segments = unsafe room.bindMemory(to: LinkSegment.self, capacity: capacity)
    var buffer = unsafe SegmentBuffer(UnsafeMutableBufferPointer(start: segments, count: capacity))
    return try body(&buffer)
  }

  /// Lends room for a number of segments.
  package static func withRoom<Value, Failure: Error>(
    for capacity: Int,
    _ body: (inout SegmentBuffer) throws(Failure) -> Value,
  ) throws(Failure) -> Value {
    try unsafe withUnsafeTemporaryAllocation(of: LinkSegment.self, capacity: capacity) {
      storage throws(Failure) in
      var buffer = unsafe SegmentBuffer(storage)
      return try body(&buffer)
    }
  }

  /// Whether no further segment fits.
  @inline(__always)
  package var isFull: Bool { unsafe count == storage.count }

  /// Appends a segment; there must be room.
  @inline(__always)
  package mutating func append(_ segment: LinkSegment) {
    precondition(!isFull)
    unsafe storage.initializeElement(at: count, to: segment)
    count &+= 1
  }

  /// Forgets the segments.
  @inline(__always)
  package mutating func removeAll() { count = 0 }

  /// Lends the segments.
  @inline(__always)
  package func withSpan<Value, Failure: Error>(
    _ body: (Span<LinkSegment>) throws(Failure) -> Value,
  ) throws(Failure) -> Value {
    let initialized = unsafe UnsafeBufferPointer(rebasing: storage[..<count])
    return try body(unsafe initialized.span)
  }
}
