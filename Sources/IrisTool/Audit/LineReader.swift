/// Cuts a stream of bytes into lines without holding more of it than a chunk and a line.
///
/// ```swift
/// var reader = LineReader(startingAt: 0) { try file.read(upToCount: 1 << 20) }
/// while let batch = try reader.next() { for line in batch { … } }
/// ```
struct LineReader {
  /// Whole lines that arrived together, without their line feeds.
  struct Batch {
    fileprivate(set) var bytes: [UInt8] = []
    /// Where each line ends in `bytes`; each begins behind the feed of the one before.
    fileprivate(set) var ends: [Int] = []
    /// Lines longer than the reader keeps.
    fileprivate(set) var oversized = 0

    /// Calls a function with each line, a carriage return at its end taken off.
    func forEach(_ body: (ArraySlice<UInt8>) -> Void) {
      var start = 0
      for end in ends {
        let isReturn = end > start && bytes[end - 1] == 0x0D
        body(bytes[start..<(isReturn ? end - 1 : end)])
        start = end + 1
      }
    }
  }

  /// Lines of more bytes are counted and not kept.
  static let longestLine = 64 * 1024

  private let read: () throws -> [UInt8]
  private var rest: [UInt8] = []
  private var isSkipping = false
  private var isFinished = false
  /// The offset in the stream behind the last line handed out: where a later run may go on.
  private(set) var offset: Int

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - offset: Where in the stream the first byte stands.
  ///   - read: Gives the next bytes, none at the end.
  init(startingAt offset: Int, read: @escaping () throws -> [UInt8]) {
    self.offset = offset
    self.read = read
  }

  /// Reads the next lines.
  ///
  /// - Returns: nil at the end. A last line without a line feed counts as one.
  mutating func next() throws -> Batch? {
    guard !isFinished else { return nil }
    let chunk = try read()
    var batch = Batch()
    guard !chunk.isEmpty else {
      isFinished = true
      offset += rest.count
      if isSkipping { batch.oversized = 1 }
      guard !rest.isEmpty || isSkipping else { return nil }
      if !isSkipping {
        batch.bytes = rest
        batch.ends = [rest.count]
      }
      rest = []
      return batch
    }
    var searched = rest.count
    batch.bytes = rest + chunk
    rest = []
    if isSkipping, let feed = batch.bytes.firstIndex(of: 0x0A) {
      offset += feed + 1
      batch.bytes.removeSubrange(...feed)
      batch.oversized = 1
      isSkipping = false
      searched = 0
    }
    guard !isSkipping else {
      offset += batch.bytes.count
      return Batch()
    }
    cut(&batch, from: searched)
    return batch
  }

  private mutating func cut(_ batch: inout Batch, from searched: Int) {
    let bytes = batch.bytes
    for index in searched..<bytes.count where bytes[index] == 0x0A { batch.ends.append(index) }
    let cut = batch.ends.last.map { $0 + 1 } ?? 0
    offset += cut
    guard bytes.count - cut > Self.longestLine else {
      rest = Array(bytes[cut...])
      return
    }
    offset += bytes.count - cut
    isSkipping = true
  }
}
