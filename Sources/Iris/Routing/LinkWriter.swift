/// Builds the text of one link, part by part, in order.
///
/// ```swift
/// var writer = LinkWriter(origin: Array("bookstore://".utf8), foldsHost: true)
/// writer.openSegments(1, isHostSafe: true)   // bookstore://
/// writer.append(encoded: Array("book".utf8)) // bookstore://book
/// writer.openSegment(isHostSafe: false)                                     // bookstore://book/
/// ```
package struct LinkWriter {
  /// A point of the text to go back to.
  package struct Mark {
    fileprivate let byteCount: Int
    fileprivate let progress: Progress
  }

  /// What has been written besides the bytes.
  fileprivate struct Progress {
    var segmentCount = 0
    var position = 0
    var itemCount = 0
    var hasGap = false
  }

  /// The text so far, encoded.
  package private(set) var bytes: [UInt8]
  /// The index of the route that wrote it, among its table's entries.
  package var route = 0
  /// Whether hidden values are replaced by a mark instead of being written.
  package let redacts: Bool

  private let foldsHost: Bool
  private var progress = Progress()

  package init(origin: [UInt8], foldsHost: Bool, redacts: Bool = false) {
    bytes = []
    bytes.reserveCapacity(128)
    bytes.append(contentsOf: origin)
    self.foldsHost = foldsHost
    self.redacts = redacts
  }

  /// The text, once everything is written.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
  /// The number of path segments written.
  package var segmentCount: Int { progress.segmentCount }
  /// The number of path segments written or left out.
  package var position: Int { progress.position }
  /// The number of query items written.
  package var itemCount: Int { progress.itemCount }
  /// Whether an optional segment was left out, so that none may follow.
  package var hasGap: Bool { progress.hasGap }

  /// The present point.
  package var mark: Mark { Mark(byteCount: bytes.count, progress: progress) }

  /// Goes back to an earlier point.
  package mutating func rewind(to mark: Mark) {
    bytes.removeLast(max(0, bytes.count - mark.byteCount))
    progress = mark.progress
  }

  /// Begins a path segment.
  ///
  /// The first one of a custom scheme stands in the host position where it may.
  package mutating func openSegment(isHostSafe: Bool) {
    if segmentCount > 0 || !foldsHost || !isHostSafe { bytes.append(UInt8(ascii: "/")) }
    progress.segmentCount += 1
    progress.position += 1
  }

  /// Begins fixed path segments, which follow encoded and joined by slashes.
  package mutating func openSegments(_ count: Int, isHostSafe: Bool) {
    openSegment(isHostSafe: isHostSafe)
    progress.segmentCount += count - 1
    progress.position += count - 1
  }

  /// Notes that an optional segment was left out.
  package mutating func leaveGap() {
    progress.hasGap = true
    progress.position += 1
  }

  /// Begins a query item and writes its name.
  package mutating func openItem(encodedName: [UInt8]) {
    openItem()
    bytes.append(contentsOf: encodedName)
  }

  /// Begins a query item whose name follows encoded.
  package mutating func openItem() {
    bytes.append(itemCount > 0 ? UInt8(ascii: "&") : UInt8(ascii: "?"))
    progress.itemCount += 1
  }

  /// Begins the fragment.
  package mutating func openFragment() { bytes.append(UInt8(ascii: "#")) }

  /// Appends bytes that are encoded already.
  package mutating func append(encoded run: [UInt8]) { bytes.append(contentsOf: run) }

  /// Appends some of the bytes of a run that is encoded already.
  package mutating func append(encoded run: [UInt8], _ range: Range<Int>) {
    // The buffer is used inside the closure only; the range is checked.
    unsafe run.withUnsafeBufferPointer {
      unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  /// Appends text, encoding what is not allowed.
  package mutating func append(_ text: String, allowing allowed: ByteSet) {
    PercentCoding.append(text, to: &bytes, allowing: allowed)
  }

  /// The mark that stands for a hidden value.
  package static let hidden = "•••"
}
