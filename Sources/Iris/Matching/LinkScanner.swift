/// Reads a link's bytes once, from left to right, and says where its parts stand.
///
/// ```swift
/// let scanner = LinkScanner(origins: compiled, options: options)
/// try scanner.scan(bytes, into: &segments, &frame)
/// ```
///
/// What the reading rules refuse outright is refused here: a foreign origin, user information,
/// broken escapes, NUL, dot segments, empty segments, and whatever is beyond the limits. A scanned
/// link therefore decodes without any further check.
///
/// - Complexity: O(*n*) in the link's bytes, without allocation.
/// - Note: RFC 3986, section 3.
package final class LinkScanner: Sendable {
  private let origins: [CompiledOrigin]
  private let heads: [OriginHead]
  private let headWords: [UInt64]
  private let folds: Bool
  package let options: RoutingOptions

  package init(origins: [CompiledOrigin], options: RoutingOptions) {
    self.origins = origins
    self.options = options
    folds = options.literalCase == .insensitive
    var heads: [OriginHead] = []
    var words: [UInt64] = []
    for (number, origin) in origins.enumerated() {
      for head in origin.heads {
        heads.append(
          OriginHead(
            origin: number,
            isCustom: origin.foldsHost,
            word: words.count,
            count: head.count,
            hasBase: origin.baseCount > 0,
          )
        )
        head.span.append(to: &words, folds: false)
      }
    }
    self.heads = heads
    headWords = words
  }

  /// Scans a link.
  ///
  /// - Parameters:
  ///   - bytes: The link.
  ///   - segments: Where the path segments go.
  ///   - frame: Where everything else goes.
  /// - Returns: Whether the buffer was large enough.
  /// - Throws: Why no table of these origins and options reads the link.
  package func scan(
    _ bytes: Span<UInt8>,
    into segments: inout SegmentBuffer,
    _ frame: inout LinkFrame,
  ) throws(MissFailure) -> Bool {
    guard bytes.count <= options.limits.length else { throw MissFailure(.tooLong) }
    var failure = MissReason.scheme
    var head = 0
    for number in origins.indices {
      var start = -1
      var host = LinkSegment.none
      while head < heads.count, heads[head].origin == number {
        if start < 0 { start = opening(heads[head], bytes, &host) }
        head += 1
      }
      frame = LinkFrame(origin: number, plusIsSpace: options.plusSign == .space)
      segments.removeAll()
      if start < 0 {
        switch origins[number].open(bytes) {
        case .foreign(let reason):
          failure = Self.nearer(failure, reason)
          continue
        case .path(let path, let range):
          start = path
          if let range, !range.isEmpty { host = try oddHost(bytes, range) }
        }
      }
      if host.end > host.start {
        guard options.limits.segments > 0 else { throw MissFailure(.tooManySegments) }
        try refuseDots(bytes, host)
        segments.append(host)
        frame.firstIsHost = true
      }
      guard try scanPath(bytes, from: start, &frame, &segments) else { return false }
      // A base path is a literal prefix; another origin of the same host may have another one.
      if origins[number].baseCount == 0
        || origins[number].takeBasePath(bytes, segments, &frame, options)
      {
        return true
      }
      failure = Self.nearer(failure, .basePath)
    }
    throw MissFailure(failure)
  }

  /// Scans a link that is spelt as nearly all are; nil where it has to be looked at byte by byte.
  ///
  /// What is scanned here is scanned as the other way would: no escape, no dot segment and no empty
  /// one stands in its path, and its origin is the first whose usual spelling it begins with.
  @inline(__always)
  package func scan(_ room: inout LinkRoom) throws(MissFailure) -> LinkFrame? {
    guard room.count <= options.limits.length else { return nil }
    for head in heads {
      let end = head.end(in: room.count, headWords) { room.word(at: $0) }
      if end < 0 { continue }
      let next = room.word(at: end)
      if !head.isCustom && !Self.endsSegment(Word.byte(0, of: next), end, room.count) { continue }
      var index = end
      if head.isCustom {
        guard Word.first(2, of: next) == 0x2F2F else { return nil }
        index = scanHost(&room, from: end &+ 2)
      }
      if index < 0 || head.hasBase { return nil }
      let firstIsHost = room.segments.count > 0
      index = scanPath(&room, from: index)
      if index < 0 { return nil }
      var frame = LinkFrame(origin: head.origin, plusIsSpace: options.plusSign == .space)
      frame.firstIsHost = firstIsHost
      frame.count = room.segments.count
      return index < room.count ? try scanQuery(room, from: index, frame) : frame
    }
    return nil
  }

  @inline(never)
  private func scanQuery(
    _ room: borrowing LinkRoom,
    from start: Int,
    _ frame: LinkFrame,
  ) throws(MissFailure) -> LinkFrame {
    var frame = frame
    try room.withBytes { (bytes) throws(MissFailure) in
      try scanQuery(bytes, from: start, &frame)
    }
    return frame
  }

  /// Scans the host position of a custom scheme's link; gives the byte behind, or -1 where it is odd.
  @inline(__always)
  private func scanHost(_ room: inout LinkRoom, from start: Int) -> Int {
    let (index, hash, stop) = Self.text(from: start, isHost: true, folds: true) {
      room.word(at: $0)
    }
    guard Self.endsSegment(stop, index, room.count) else { return -1 }
    if index == start { return index }
    guard options.limits.segments > 0, Word.byte(0, of: room.word(at: start)) != UInt8(ascii: ".")
    else { return -1 }
    room.segments.append(
      LinkSegment(start: start, end: index, hash: hash, hasEscapes: false)
    )
    return index
  }

  /// Scans plain text eight bytes at a time; gives the byte behind it, its hash, and what stands there.
  @inline(__always)
  private static func text(
    from start: Int,
    isHost: Bool,
    folds: Bool,
    _ word: (Int) -> UInt64,
  ) -> (end: Int, hash: UInt32, stop: UInt8) {
    var index = start
    var hash = SegmentHash()
    while true {
      let word = word(index)
      let stops = isHost ? Word.hostStops(in: word) : Word.stops(in: word)
      let count = Word.count(before: stops)
      let text = Word.text(of: word, before: stops)
      if count > 0 { hash.add(word: folds ? Word.lowered(text) : text) }
      index &+= count
      if count < 8 { return (index, hash.value, Word.byte(count, of: word)) }
    }
  }

  /// Scans the path of a link; gives the byte behind, or -1 where anything in it is odd.
  @inline(__always)
  private func scanPath(_ room: inout LinkRoom, from start: Int) -> Int {
    var start = start
    let limit = min(LinkRoom.segments, options.limits.segments)
    while start < room.count, Word.byte(0, of: room.word(at: start)) == UInt8(ascii: "/") {
      start &+= 1
      let (index, hash, stop) = Self.text(from: start, isHost: false, folds: folds) {
        room.word(at: $0)
      }
      guard Self.endsSegment(stop, index, room.count) else { return -1 }
      if index == start, room.segments.count == 0,
        index == room.count || Word.byte(0, of: room.word(at: index)) != UInt8(ascii: "/")
      {
        return index
      }
      guard index > start, room.segments.count < limit,
        Word.byte(0, of: room.word(at: start)) != UInt8(ascii: ".")
      else { return -1 }
      room.segments.append(
        LinkSegment(start: start, end: index, hash: hash, hasEscapes: false)
      )
      start = index
    }
    return start
  }

  /// Whether a segment ends at a byte, and not at one that has to be looked at.
  @inline(__always)
  private static func endsSegment(_ byte: UInt8, _ index: Int, _ count: Int) -> Bool {
    if index == count { return true }
    return byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  /// Where the path of a link begins that is spelt as nearly all are, or -1.
  @inline(__always)
  private func opening(
    _ head: OriginHead,
    _ bytes: Span<UInt8>,
    _ host: inout LinkSegment,
  ) -> Int {
    let end = head.end(in: bytes.count, headWords) { bytes.word(at: $0) }
    guard end >= 0 else { return -1 }
    let next = bytes.word(at: end)
    if head.isCustom {
      guard Word.first(2, of: next) == 0x2F2F else { return end }
      let segment = plainHost(bytes, from: end &+ 2)
      if segment.hasEscapes { return -1 }
      host = segment
      return Int(segment.end)
    }
    return Self.endsSegment(Word.byte(0, of: next), end, bytes.count) ? end : -1
  }

  /// What stands in a custom scheme's host position; said to have escapes where it has anything in
  /// it but plain text.
  @inline(__always)
  private func plainHost(_ bytes: Span<UInt8>, from start: Int) -> LinkSegment {
    let (end, hash, stop) = Self.text(from: start, isHost: true, folds: true) {
      bytes.word(at: $0)
    }
    let isPlain = Self.endsSegment(stop, end, bytes.count)
    return LinkSegment(start: start, end: end, hash: hash, hasEscapes: !isPlain)
  }

  /// Of two reasons, from two origins, the one that got further into the link.
  private static func nearer(_ one: MissReason, _ other: MissReason) -> MissReason {
    func rank(_ reason: MissReason) -> Int {
      switch reason {
      case .scheme: 0
      case .host: 1
      case .port: 2
      case .authority: 3
      default: 4
      }
    }
    return rank(other) > rank(one) ? other : one
  }

  /// What stands in a custom scheme's host position, byte by byte.
  private func oddHost(
    _ bytes: Span<UInt8>,
    _ range: Range<Int>,
  ) throws(MissFailure) -> LinkSegment {
    guard options.limits.segments > 0 else { throw MissFailure(.tooManySegments) }
    let form = EncodedForm(hasEscapes: try check(bytes, range))
    return LinkSegment(
      start: range.lowerBound,
      end: range.upperBound,
      hash: SegmentHash.hash(bytes.extracting(range), form, folds: true),
      hasEscapes: form.hasEscapes,
    )
  }

  /// Scans everything behind the authority; false where the buffer is full.
  @inline(__always)
  private func scanPath(
    _ bytes: Span<UInt8>,
    from start: Int,
    _ frame: inout LinkFrame,
    _ segments: inout SegmentBuffer,
  ) throws(MissFailure) -> Bool {
    var index = start
    if index < bytes.count, bytes[index] == UInt8(ascii: "/") { index += 1 }
    let hasSlash = index > start
    let isRootOnly =
      index == bytes.count || bytes[index] == UInt8(ascii: "?")
      || bytes[index] == UInt8(ascii: "#")
    if isRootOnly {
      // Behind a segment in the host position, a slash alone is a trailing one.
      if hasSlash && frame.firstIsHost && options.slashes == .strict {
        throw MissFailure(.emptySegment)
      }
    } else {
      index = try scanSegments(bytes, from: index, &segments)
      if index < 0 { return false }
    }
    frame.count = segments.count
    if index < bytes.count { try scanQuery(bytes, from: index, &frame) }
    return true
  }

  /// Scans the path's segments; gives the byte at which the path ends, or -1 where the buffer is
  /// full.
  @inline(__always)
  private func scanSegments(
    _ bytes: Span<UInt8>,
    from start: Int,
    _ segments: inout SegmentBuffer,
  ) throws(MissFailure) -> Int {
    var start = start
    while true {
      var segment = plainSegment(bytes, from: start)
      if segment.end == segment.start || segment.hasEscapes {
        // Empty, or something in it has to be looked at byte by byte.
        segment = try oddSegment(bytes, from: start)
      }
      let end = Int(segment.end)
      let isEnd = end >= bytes.count || bytes[end] != UInt8(ascii: "/")
      if end == start {
        switch options.slashes {
        case .collapsing: break
        case .tolerant where isEnd: break
        case .tolerant, .strict: throw MissFailure(.emptySegment)
        }
      } else {
        guard segments.count < options.limits.segments else {
          throw MissFailure(.tooManySegments)
        }
        guard !segments.isFull else { return -1 }
        if segment.hasEscapes { _ = try check(bytes, segment.range) }
        try refuseDots(bytes, segment)
        segments.append(segment)
      }
      if isEnd { return end }
      start = end + 1
    }
  }

  /// The segment that begins at a byte, eight bytes at a time; said to have escapes where it has
  /// anything in it but plain text.
  @inline(__always)
  private func plainSegment(_ bytes: Span<UInt8>, from start: Int) -> LinkSegment {
    let (end, hash, stop) = Self.text(from: start, isHost: false, folds: folds) {
      bytes.word(at: $0)
    }
    let isPlain = Self.endsSegment(stop, end, bytes.count)
    return LinkSegment(start: start, end: end, hash: hash, hasEscapes: !isPlain)
  }

  /// The segment that begins at a byte, byte by byte; its escapes are not checked yet.
  private func oddSegment(
    _ bytes: Span<UInt8>,
    from start: Int,
  ) throws(MissFailure) -> LinkSegment {
    var end = start
    var hasEscapes = false
    loop: while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): break loop
      case UInt8(ascii: "%"): hasEscapes = true
      case 0: throw MissFailure(.nulCharacter)
      default: break
      }
      end += 1
    }
    let form = EncodedForm(hasEscapes: hasEscapes)
    return LinkSegment(
      start: start,
      end: end,
      hash: SegmentHash.hash(bytes.extracting(start..<end), form, folds: folds),
      hasEscapes: hasEscapes,
    )
  }

  /// Scans what stands behind the path.
  private func scanQuery(
    _ bytes: Span<UInt8>,
    from start: Int,
    _ frame: inout LinkFrame,
  ) throws(MissFailure) {
    var index = start
    if index < bytes.count, bytes[index] == UInt8(ascii: "?") {
      index += 1
      let queryStart = index
      var items = Self.startsItem(bytes, at: index) ? 1 : 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte <= 0x26 {
          if byte == UInt8(ascii: "#") { break }
          if byte == UInt8(ascii: "%") { frame.queryHasEscapes = true }
          if byte == UInt8(ascii: "&"), Self.startsItem(bytes, at: index + 1) { items += 1 }
          if byte == 0 { throw MissFailure(.nulCharacter) }
        }
        index += 1
      }
      frame.query = queryStart..<index
      if items > options.limits.items { throw MissFailure(.tooManyItems) }
      if frame.queryHasEscapes { _ = try check(bytes, frame.query) }
    }
    if index < bytes.count {
      index += 1
      _ = try check(bytes, index..<bytes.count)
      frame.fragment = index..<bytes.count
    }
  }

  /// Whether a byte of a query begins an item; empty pairs and nameless items are none.
  @inline(__always)
  private static func startsItem(_ bytes: Span<UInt8>, at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    let byte = bytes[index]
    return byte != UInt8(ascii: "&") && byte != UInt8(ascii: "=") && byte != UInt8(ascii: "#")
  }

  /// Checks that a range decodes, and tells whether it has escapes.
  private func check(_ bytes: Span<UInt8>, _ range: Range<Int>) throws(MissFailure) -> Bool {
    var hasEscapes = false
    var validator = UTF8Validator()
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "%") {
        hasEscapes = true
        guard index + 2 < range.upperBound, let decoded = PercentCoding.escape(in: bytes, at: index)
        else { throw MissFailure(.brokenEncoding) }
        if decoded == 0 { throw MissFailure(.nulCharacter) }
        guard validator.accept(decoded) else { throw MissFailure(.brokenEncoding) }
        index += 3
      } else {
        if byte == 0 { throw MissFailure(.nulCharacter) }
        // Bytes that are not escaped come from a string, whole scalars at a time; what matters is
        // that none of them stands in the middle of an escaped scalar.
        guard validator.accept(byte) else { throw MissFailure(.brokenEncoding) }
        index += 1
      }
    }
    guard validator.isComplete else { throw MissFailure(.brokenEncoding) }
    return hasEscapes
  }

  /// Refuses `.` and `..`, however they are spelt.
  @inline(__always)
  private func refuseDots(_ bytes: Span<UInt8>, _ segment: LinkSegment) throws(MissFailure) {
    let first = bytes[Int(segment.start)]
    guard first == UInt8(ascii: ".") || first == UInt8(ascii: "%") else { return }
    try refuseOnlyDots(bytes, segment)
  }

  private func refuseOnlyDots(
    _ bytes: Span<UInt8>,
    _ segment: LinkSegment,
  ) throws(MissFailure) {
    var dots = 0
    var others = 0
    PercentCoding.forEachByte(bytes.extracting(segment.range), segment.form) { byte in
      if byte == UInt8(ascii: ".") { dots += 1 } else { others += 1 }
    }
    if others == 0 && dots <= 2 { throw MissFailure(.dotSegment) }
  }
}
