/// Room for a link's path segments, on the stack where they are few.
///
/// ```swift
/// SegmentBuffer.withRoom(for: 24) { segments in … }
/// ```
@safe
package struct SegmentBuffer {
  // Proof: the memory is lent by `withUnsafeTemporaryAllocation` for the length of one closure,
  // which the buffer is passed into and does not leave; `count` elements from the start on are
  // initialised, and both `append` and `span` stay within them and within the allocation.
  private let storage: UnsafeMutableBufferPointer<LinkSegment>
  /// The number of segments in the buffer.
  package private(set) var count = 0

  private init(_ storage: UnsafeMutableBufferPointer<LinkSegment>) {
    unsafe self.storage = unsafe storage
  }

  /// Lends room for a number of segments.
  @inline(__always)
  package static func withRoom<Result, Failure: Error>(
    for capacity: Int,
    _ body: (inout SegmentBuffer) throws(Failure) -> Result,
  ) throws(Failure) -> Result {
    try unsafe withUnsafeTemporaryAllocation(of: LinkSegment.self, capacity: capacity) {
      storage throws(Failure) in
      var buffer = unsafe SegmentBuffer(storage)
      return try body(&buffer)
    }
  }

  /// Whether no further segment fits.
  package var isFull: Bool { unsafe count == storage.count }

  /// The segment that was appended last.
  package var last: LinkSegment { unsafe storage[count - 1] }

  /// Appends a segment; there must be room.
  @inline(__always)
  package mutating func append(_ segment: LinkSegment) {
    precondition(!isFull)
    unsafe storage.initializeElement(at: count, to: segment)
    count += 1
  }

  /// Forgets the segments.
  package mutating func removeAll() { count = 0 }

  /// Lends the segments.
  @inline(__always)
  package func withSpan<Result, Failure: Error>(
    _ body: (Span<LinkSegment>) throws(Failure) -> Result,
  ) throws(Failure) -> Result {
    let initialized = unsafe UnsafeBufferPointer(rebasing: storage[..<count])
    return try body(unsafe initialized.span)
  }
}
