/// An origin of a table, made ready to be recognised and to be printed.
package final class CompiledOrigin: Sendable {
  /// What an origin says to a link.
  package enum Opening {
    /// The link is another origin's, or none's.
    case foreign(MissReason)
    /// The path begins at this byte; a custom scheme's host position stands before it.
    case path(Int, host: Range<Int>?)
  }

  private let scheme: [UInt8]
  private let isCustom: Bool
  private let hosts: [Host]
  private let defaultPort: Int
  private let base: [String]
  /// What its links begin with, when they are printed.
  package let printedPrefix: [UInt8]
  /// The number of segments in the origin's own path.
  package var baseCount: Int { base.count }
  /// Whether the first segment may be printed in the host position.
  package var foldsHost: Bool { isCustom }

  /// How its links begin in their usual spelling, in lower case.
  package var heads: [[UInt8]] {
    if isCustom { return [scheme + [UInt8(ascii: ":")]] }
    return hosts.filter { $0.port == defaultPort }.map {
      scheme + Array("://".utf8) + $0.name.asciiBytes
    }
  }

  private struct Host: Sendable {
    let name: HostName
    let port: Int
  }

  /// Makes the origin ready, or tells what is wrong with its declaration.
  package init(_ origin: Origin) throws(OriginFault) {
    let scheme = origin.scheme.lowercased()
    guard let first = scheme.utf8.first, first.isLetter, scheme.utf8.allSatisfy(\.isSchemeByte)
    else { throw OriginFault(.scheme(origin.scheme)) }
    self.scheme = Array(scheme.utf8)
    base = origin.basePath.utf8.split(separator: UInt8(ascii: "/"))
      .map { String(decoding: $0, as: UTF8.self) }
    if base.contains(where: { SegmentText.isDot($0) || $0.utf8.contains(0) }) {
      throw OriginFault(.basePath(origin.basePath))
    }
    let defaultPort = scheme == "http" ? 80 : 443
    self.defaultPort = defaultPort
    switch origin.kind {
    case .custom:
      if ["http", "https", "file", "javascript", "data"].contains(scheme) {
        throw OriginFault(.scheme(origin.scheme))
      }
      isCustom = true
      hosts = []
      printedPrefix = Array("\(scheme)://".utf8)
    case .web(let names):
      isCustom = false
      var hosts: [Host] = []
      for name in names { hosts.append(try Self.host(name, defaultPort)) }
      guard let first = hosts.first else { throw OriginFault(.noHost) }
      self.hosts = hosts
      var prefix = Array("\(scheme)://\(first.name.ascii)".utf8)
      if first.port != defaultPort { prefix += Array(":\(first.port)".utf8) }
      for segment in base {
        prefix.append(UInt8(ascii: "/"))
        PercentCoding.append(segment, to: &prefix, allowing: .segment)
      }
      printedPrefix = prefix
    }
  }

  private static func host(_ text: String, _ defaultPort: Int) throws(OriginFault) -> Host {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let port = parts.count == 2 ? Int(parts[1]) : defaultPort
    guard parts.count <= 2, let port, (1...65_535).contains(port),
      let name = HostName(String(parts[0]))
    else { throw OriginFault(.host(text)) }
    return Host(name: name, port: port)
  }

  /// Recognises a link of this origin.
  package func open(_ bytes: Span<UInt8>) -> Opening {
    guard bytes.count > scheme.count, bytes[scheme.count] == UInt8(ascii: ":") else {
      return .foreign(.scheme)
    }
    for index in scheme.indices where ASCII.lowered(bytes[index]) != scheme[index] {
      return .foreign(.scheme)
    }
    let start = scheme.count + 1
    guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "/"),
      bytes[start + 1] == UInt8(ascii: "/")
    else { return isCustom ? .path(start, host: nil) : .foreign(.host) }
    return isCustom ? openCustom(bytes, from: start + 2) : openWeb(bytes, from: start + 2)
  }

  private func openCustom(_ bytes: Span<UInt8>, from start: Int) -> Opening {
    var end = start
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"):
        return .path(end, host: start..<end)
      // User information, a port, or what some readers take for a slash.
      case UInt8(ascii: "@"), UInt8(ascii: ":"), UInt8(ascii: "\\"): return .foreign(.authority)
      case UInt8(ascii: "%"):
        if PercentCoding.escape(in: bytes, at: end) == UInt8(ascii: "\\") {
          return .foreign(.authority)
        }
      default: break
      }
      end += 1
    }
    return .path(end, host: start..<end)
  }

  private func openWeb(_ bytes: Span<UInt8>, from start: Int) -> Opening {
    var end = start
    var colon = -1
    loop: while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): break loop
      case UInt8(ascii: "@"), UInt8(ascii: "\\"): return .foreign(.authority)
      case UInt8(ascii: ":"):
        if colon >= 0 { return .foreign(.host) }
        colon = end
      case UInt8(ascii: "%"):
        guard let byte = PercentCoding.escape(in: bytes, at: end) else { return .foreign(.host) }
        if Self.isDelimiter(byte) { return .foreign(.authority) }
      default: break
      }
      end += 1
    }
    let host = bytes.extracting(start..<(colon < 0 ? end : colon))
    let port = Self.port(bytes, colon, end)
    var reason = MissReason.host
    for candidate in hosts where candidate.name.matches(host) {
      if candidate.port == (port ?? defaultPort) { return .path(end, host: nil) }
      reason = .port
    }
    return .foreign(reason)
  }

  /// The port behind a colon: nil where none is given, zero where it is no number.
  private static func port(_ bytes: Span<UInt8>, _ colon: Int, _ end: Int) -> Int? {
    guard colon >= 0, colon + 1 < end else { return nil }
    guard end - colon <= 6 else { return 0 }
    var port = 0
    for index in colon + 1..<end {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return 0 }
      port = port * 10 + Int(digit)
    }
    return port
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "@"),
      UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\\"), 0...0x20, 0x7F:
      true
    default: false
    }
  }

  /// Steps over the origin's own segments, or tells that they are not there.
  package func takeBasePath(
    _ bytes: Span<UInt8>,
    _ segments: SegmentBuffer,
    _ frame: inout LinkFrame,
    _ options: RoutingOptions,
  ) -> Bool {
    if base.isEmpty { return true }
    guard frame.count >= base.count else { return false }
    let isSame = segments.withSpan { span in
      for (index, text) in base.enumerated() {
        let segment = span[index]
        let part = PercentCoding.string(bytes.extracting(segment.range), segment.form)
        let isEqual =
          options.literalCase == .sensitive
          ? part.utf8.elementsEqual(text.utf8)
          : part.utf8.elementsEqual(text.utf8) { ASCII.lowered($0) == ASCII.lowered($1) }
        if !isEqual { return false }
      }
      return true
    }
    frame.base = base.count
    return isSame
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { ASCII.lowered(self) &- UInt8(ascii: "a") < 26 }

  fileprivate var isSchemeByte: Bool {
    isLetter || self &- UInt8(ascii: "0") < 10 || self == UInt8(ascii: "+")
      || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
  }
}
