/// Reads a link's bytes once, from left to right, and says where its parts stand.
///
/// ```swift
/// let scanner = LinkScanner(origins: compiled, options: options)
/// let frame = try scanner.scan(bytes, into: &segments)
/// ```
///
/// What the reading rules refuse outright is refused here: a foreign origin, user information,
/// broken escapes, NUL, dot segments, empty segments, and whatever is beyond the limits. A scanned
/// link therefore decodes without any further check.
///
/// - Complexity: O(*n*) in the link's bytes, without allocation.
/// - Note: RFC 3986, section 3.
package struct LinkScanner: Sendable {
  private let origins: [CompiledOrigin]
  package let options: RoutingOptions

  package init(origins: [CompiledOrigin], options: RoutingOptions) {
    self.origins = origins
    self.options = options
  }

  /// Scans a link.
  ///
  /// - Parameters:
  ///   - bytes: The link.
  ///   - segments: Where the path segments go; room for one more than `capacity` tells.
  /// - Returns: The frame, or nil where the buffer was too small.
  /// - Throws: Why no table may read the link.
  package func scan(
    _ bytes: Span<UInt8>,
    into segments: inout SegmentBuffer,
  ) throws(MissFailure) -> LinkFrame? {
    guard bytes.count <= options.limits.length else { throw MissFailure(.tooLong) }
    var failure = MissReason.scheme
    for number in origins.indices {
      var frame = LinkFrame(origin: number, plusIsSpace: options.plusSign == .space)
      segments.removeAll()
      switch origins[number].open(bytes) {
      case .foreign(let reason): failure = Self.nearer(failure, reason)
      case .path(let path, let host):
        guard try scanPath(bytes, from: path, host: host, &frame, &segments) else { return nil }
        // A base path is a literal prefix; another origin of the same host may have another one.
        if origins[number].takeBasePath(bytes, segments, &frame, options) { return frame }
        failure = Self.nearer(failure, .basePath)
      }
    }
    throw MissFailure(failure)
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

  /// Scans everything behind the authority.
  private func scanPath(
    _ bytes: Span<UInt8>,
    from start: Int,
    host: Range<Int>?,
    _ frame: inout LinkFrame,
    _ segments: inout SegmentBuffer,
  ) throws(MissFailure) -> Bool {
    if let host, !host.isEmpty {
      guard options.limits.segments > 0 else { throw MissFailure(.tooManySegments) }
      let hasEscapes = try check(bytes, host)
      segments.append(
        LinkSegment(start: host.lowerBound, end: host.upperBound, hasEscapes: hasEscapes)
      )
      try refuseDots(bytes, segments.last)
      frame.firstIsHost = true
    }
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
      guard let end = try scanSegments(bytes, from: index, &segments) else { return false }
      index = end
    }
    frame.count = segments.count
    try scanQuery(bytes, from: index, &frame)
    return true
  }

  /// Scans the path's segments; returns where the path ends, or nil where the buffer is full.
  private func scanSegments(
    _ bytes: Span<UInt8>,
    from start: Int,
    _ segments: inout SegmentBuffer,
  ) throws(MissFailure) -> Int? {
    var index = start
    var segmentStart = start
    var hasEscapes = false
    while true {
      let byte = index < bytes.count ? bytes[index] : UInt8(ascii: "?")
      guard ByteClass.mayEndSegment(byte) else {
        index += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "%"):
        hasEscapes = true
        index += 1
      case 0: throw MissFailure(.nulCharacter)
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"):
        let isEnd = byte != UInt8(ascii: "/")
        if index == segmentStart {
          switch options.slashes {
          case .collapsing: break
          case .tolerant where isEnd: break
          case .tolerant, .strict: throw MissFailure(.emptySegment)
          }
        } else {
          guard segments.count < options.limits.segments else {
            throw MissFailure(.tooManySegments)
          }
          guard !segments.isFull else { return nil }
          let segment = LinkSegment(start: segmentStart, end: index, hasEscapes: hasEscapes)
          if hasEscapes { _ = try check(bytes, segment.range) }
          try refuseDots(bytes, segment)
          segments.append(segment)
        }
        if isEnd { return index }
        index += 1
        segmentStart = index
        hasEscapes = false
      default: index += 1
      }
    }
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
  private func refuseDots(_ bytes: Span<UInt8>, _ segment: LinkSegment) throws(MissFailure) {
    let first = bytes[Int(segment.start)]
    guard first == UInt8(ascii: ".") || first == UInt8(ascii: "%") else { return }
    var dots = 0
    var others = 0
    PercentCoding.forEachByte(bytes.extracting(segment.range), segment.form) { byte in
      if byte == UInt8(ascii: ".") { dots += 1 } else { others += 1 }
    }
    if others == 0 && dots <= 2 { throw MissFailure(.dotSegment) }
  }
}
