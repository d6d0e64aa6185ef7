/// Builds the text of one link, part by part, in order.
///
/// ```swift
/// try LinkWriter.text(foldsHost: true) { writer in
///   writer.append(encoded: prefix, prefix.indices)   // bookstore://
///   writer.openSegment(isHostSafe: true)
///   writer.append(encoded: book, book.indices)       // bookstore://book
///   try writer.appendSegment("a b")                  // bookstore://book/a%20b
/// }
/// ```
///
/// The bytes are written on the stack, where a link of usual length has room; a longer one moves to
/// memory of its own. The text is the only thing that is allocated.
@safe
@usableFromInline
package struct LinkWriter: ~Copyable {
  /// A point of the text to go back to: how much has been written.
  @usableFromInline
  package struct Mark {
    @usableFromInline var byteCount = 0
    @usableFromInline var segmentCount = 0
    @usableFromInline var position = 0
    @usableFromInline var itemCount = 0
    @usableFromInline var hasGap = false

    @inlinable
    init() {}
  }

  /// How many bytes a link may have before it needs memory of its own.
  @inlinable static var usualRoom: Int { 256 }

  // Proof: `start` is the first of `capacity` bytes that nothing else refers to: those of a temporary
  // allocation that outlives the writer, since the writer is made and ends inside its closure and
  // cannot be copied; or, once they were too few, those of an allocation of the writer's own, which
  // `deinit` gives back. The first `count` are initialised. Whatever writes makes room first.
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  @usableFromInline var isOwner = false
  /// The present point.
  @usableFromInline package var mark = Mark()

  /// The index of the route that wrote it, among its table's entries.
  @usableFromInline package var route = 0
  /// Whether hidden values are replaced by a mark instead of being written.
  @usableFromInline package let redacts: Bool

  @usableFromInline let foldsHost: Bool

  @inlinable
  init(_ room: UnsafeMutableRawBufferPointer, foldsHost: Bool, redacts: Bool) {
    let bytes = unsafe room.bindMemory(to: UInt8.self)
    if let first = bytes.baseAddress {
      unsafe start = first
      capacity = bytes.count
    } else {
      unsafe start = .allocate(capacity: Self.usualRoom)
      capacity = Self.usualRoom
      isOwner = true
    }
    self.foldsHost = foldsHost
    self.redacts = redacts
  }

  deinit {
    if isOwner { unsafe start.deallocate() }
  }

  /// Lends a writer, and gives the text it has written.
  ///
  /// - Parameters:
  ///   - foldsHost: Whether the first segment stands in the host position where it may.
  ///   - redacts: Whether hidden values are replaced by a mark.
  ///   - body: Writes the link.
  /// - Returns: The link.
  /// - Throws: What the closure throws.
  @inlinable @inline(__always)
  package static func text(
    foldsHost: Bool,
    redacts: Bool = false,
    _ body: (inout LinkWriter) throws(WriteProblem) -> Void,
  ) throws(WriteProblem) -> String {
    try unsafe withUnsafeTemporaryAllocation(byteCount: usualRoom, alignment: 8) {
      (room) throws(WriteProblem) -> String in
      var writer = unsafe LinkWriter(room, foldsHost: foldsHost, redacts: redacts)
      try body(&writer)
      return writer.text
    }
  }

  /// The text so far.
  @usableFromInline var text: String {
    unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The number of bytes written.
  package private(set) var count: Int {
    get { mark.byteCount }
    set { mark.byteCount = newValue }
  }
  /// The number of path segments written.
  package var segmentCount: Int { mark.segmentCount }
  /// The number of path segments written or left out.
  package var position: Int { mark.position }
  /// The number of query items written.
  package var itemCount: Int { mark.itemCount }
  /// Whether an optional segment was left out, so that none may follow.
  @usableFromInline package var hasGap: Bool { mark.hasGap }

  /// Goes back to an earlier point of the same link.
  package mutating func rewind(to mark: Mark) { self.mark = mark }

  // MARK: Opening

  /// Begins a path segment.
  ///
  /// The first one of a custom scheme stands in the host position where it may.
  @usableFromInline @inline(__always)
  package mutating func openSegment(isHostSafe: Bool = false) {
    if segmentCount > 0 || !foldsHost || !isHostSafe { append(UInt8(ascii: "/")) }
    mark.segmentCount += 1
    mark.position += 1
  }

  /// Begins fixed path segments, which follow encoded and joined by slashes.
  @inline(__always)
  package mutating func openSegments(_ count: Int, isHostSafe: Bool) {
    openSegment(isHostSafe: isHostSafe)
    mark.segmentCount += count - 1
    mark.position += count - 1
  }

  /// Notes that an optional segment was left out.
  @usableFromInline
  package mutating func leaveGap() {
    mark.hasGap = true
    mark.position += 1
  }

  /// Begins a query item and writes its name.
  @usableFromInline
  package mutating func openItem(_ name: ItemName) {
    openItem()
    append(encoded: name.encoded, name.encoded.indices)
  }

  /// Begins a query item whose name follows encoded.
  package mutating func openItem() {
    append(itemCount > 0 ? UInt8(ascii: "&") : UInt8(ascii: "?"))
    mark.itemCount += 1
  }

  /// Begins the fragment.
  @usableFromInline
  package mutating func openFragment() { append(UInt8(ascii: "#")) }

  // MARK: Appending

  /// Begins a path segment and appends a captured value to it.
  ///
  /// - Throws: `emptyCapture`, `dotSegment` or `nulCharacter`.
  @usableFromInline
  package mutating func appendSegment(_ text: String) throws(WriteProblem) {
    openSegment()
    if text.isEmpty { throw WriteProblem(.emptyCapture, value: text) }
    if SegmentText.isDot(text) { throw WriteProblem(.dotSegment, value: text) }
    try append(text, allowing: .segment)
  }

  /// Appends a captured value to its segment, with fixed text around it.
  ///
  /// - Throws: `emptyCapture`, `dotSegment` or `nulCharacter`.
  @usableFromInline
  package mutating func append(
    segment text: String,
    _ prefix: [UInt8],
    _ suffix: [UInt8],
  ) throws(WriteProblem) {
    if text.isEmpty { throw WriteProblem(.emptyCapture, value: text) }
    let whole = prefix + Array(text.utf8) + suffix
    if whole.count <= 2 && whole.allSatisfy({ $0 == UInt8(ascii: ".") }) {
      throw WriteProblem(.dotSegment, value: text)
    }
    escape(prefix, allowing: .segment)
    try append(text, allowing: .segment)
    escape(suffix, allowing: .segment)
  }

  /// Appends a value to a query item whose name was written.
  ///
  /// - Throws: `nulCharacter`.
  @usableFromInline
  package mutating func append(value text: String) throws(WriteProblem) {
    append(UInt8(ascii: "="))
    try append(text, allowing: .item)
  }

  /// Appends a captured value to the fragment.
  ///
  /// - Throws: `nulCharacter`.
  @usableFromInline
  package mutating func append(fragment text: String) throws(WriteProblem) {
    try append(text, allowing: .fragment)
  }

  /// The mark that stands for a hidden value.
  package static let hidden = "•••"

  /// Appends the mark that stands for a hidden value, with fixed text around it.
  @usableFromInline
  package mutating func appendHidden(_ prefix: [UInt8] = [], _ suffix: [UInt8] = []) {
    escape(prefix, allowing: .segment)
    for byte in Self.hidden.utf8 { append(byte) }
    escape(suffix, allowing: .segment)
  }

  /// Appends the mark as a query item's value.
  @usableFromInline
  package mutating func appendHiddenValue() {
    append(UInt8(ascii: "="))
    appendHidden()
  }

  /// Appends some of the bytes of a run that is encoded already.
  @inline(__always)
  package mutating func append(encoded run: [UInt8], _ range: Range<Int>) {
    makeRoom(range.count)
    // The buffer is used inside the closure only; the range is checked.
    unsafe run.withUnsafeBufferPointer {
      let bytes = unsafe UnsafeBufferPointer(rebasing: $0[range])
      guard let first = bytes.baseAddress else { return }
      unsafe (start + count).initialize(from: first, count: bytes.count)
    }
    count += range.count
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8) {
    makeRoom(1)
    unsafe start[count] = byte
    count += 1
  }

  /// Appends text, encoding what is not allowed.
  private mutating func append(
    _ text: String,
    allowing allowed: ByteSet,
  ) throws(WriteProblem) {
    makeRoom(text.utf8.count)
    let place = unsafe start + count
    // The buffer is used inside the closure only, and there is room for all of it.
    let plain = unsafe text.utf8.withContiguousStorageIfAvailable { run in
      var index = 0
      while index &+ 8 <= run.count {
        // Proof: these eight bytes are inside the run; eight bytes of the room are there for them.
        let word = unsafe UnsafeRawPointer(run.baseAddress.unsafelyUnwrapped + index)
          .loadUnaligned(as: UInt64.self)
        guard Word.isWordlike(word) else { break }
        unsafe UnsafeMutableRawPointer(place + index).storeBytes(of: word, as: UInt64.self)
        index &+= 8
      }
      while index < run.count {
        let byte = unsafe run[index]
        if !allowed.contains(byte) { return -1 }
        unsafe place[index] = byte
        index &+= 1
      }
      return index
    }
    if let plain, plain >= 0 {
      count += plain
      return
    }
    if SegmentText.hasNUL(text) { throw WriteProblem(.nulCharacter, value: text) }
    escape(text.utf8, allowing: allowed)
  }

  private mutating func escape(_ bytes: some Sequence<UInt8>, allowing allowed: ByteSet) {
    for byte in bytes {
      if allowed.contains(byte) {
        append(byte)
      } else {
        append(UInt8(ascii: "%"))
        append(PercentCoding.hexDigit(byte >> 4))
        append(PercentCoding.hexDigit(byte & 15))
      }
    }
  }

  /// Makes sure that so many bytes more can be written.
  @inline(__always)
  private mutating func makeRoom(_ more: Int) {
    if more > capacity - count { move(to: count + more) }
  }

  /// Moves the text to a larger allocation.
  @inline(never)
  private mutating func move(to needed: Int) {
    let larger = max(needed, capacity * 2)
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    unsafe bytes.initialize(from: start, count: count)
    if isOwner { unsafe start.deallocate() }
    unsafe start = bytes
    capacity = larger
    isOwner = true
  }
}
