import Foundation

/// Reads links of a generated table one route after the other, by strings, as the reading rules say.
///
/// It shares no line with Iris: Foundation splits and decodes.
struct DifferentialReference {
  let routes: [[PlainPart]]
  let foldsCase: Bool

  /// Every route that reads a link, in declaration order, with what it captures.
  func readings(of link: String) -> [Reading] {
    guard let (segments, isHost) = segments(of: link) else { return [] }
    return routes.enumerated().compactMap { number, parts in
      values(parts, segments, isHost).map { Reading(route: number, values: $0) }
    }
  }

  private func values(_ parts: [PlainPart], _ segments: [String], _ isHost: Bool) -> [String]? {
    var values: [String] = []
    for (depth, part) in parts.enumerated() {
      let segment = depth < segments.count ? segments[depth] : nil
      switch part {
      case .literal(let literal):
        guard let segment else { return nil }
        let folds = foldsCase || isHost && depth == 0
        guard
          folds ? folded(segment) == folded(literal) : Array(segment.utf8) == Array(literal.utf8)
        else { return nil }
      case .capture(let conversion, let prefix, let suffix):
        guard let segment, let inner = inner(segment, prefix, suffix),
          let value = conversion.value(from: inner)
        else { return nil }
        values.append(value)
      case .optional(let conversion):
        guard let segment else { continue }
        guard let value = conversion.value(from: segment) else { return nil }
        values.append(value)
      case .rest: return values + segments.dropFirst(depth)
      }
    }
    return segments.count > parts.count ? nil : values
  }

  private func folded(_ text: String) -> [UInt8] {
    text.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
  }

  private func inner(_ segment: String, _ prefix: String, _ suffix: String) -> String? {
    let (bytes, head, tail) = (Array(segment.utf8), Array(prefix.utf8), Array(suffix.utf8))
    guard bytes.count > head.count + tail.count, bytes.starts(with: head),
      bytes.suffix(tail.count).elementsEqual(tail)
    else { return nil }
    return String(decoding: bytes[head.count..<bytes.count - tail.count], as: UTF8.self)
  }

  /// The decoded segments, and whether the first one came from the host position.
  private func segments(of link: String) -> (segments: [String], isHost: Bool)? {
    var rest = Substring(link)
    var raw: [Substring] = []
    var isHost = false
    if rest.lowercased().hasPrefix("https://links.example") {
      rest = rest.dropFirst("https://links.example".count)
      guard rest.isEmpty || "/?#".contains(rest.prefix(1)) else { return nil }
    } else {
      guard rest.lowercased().hasPrefix("app:") else { return nil }
      rest = rest.dropFirst(4)
      if rest.hasPrefix("//") {
        let host = rest.dropFirst(2).prefix { !"/?#".contains($0) }
        if host.contains(where: { "@:\\".contains($0) }) || host.lowercased().contains("%5c") {
          return nil
        }
        rest = rest.dropFirst(2 + host.count)
        if !host.isEmpty {
          raw.append(host)
          isHost = true
        }
      }
    }
    let tail = rest.drop { !"?#".contains($0) }
    guard tail.isEmpty || tail.dropFirst().removingPercentEncoding != nil else { return nil }
    guard tail.dropFirst().removingPercentEncoding?.utf8.contains(0) != true else { return nil }
    var path = rest.prefix { !"?#".contains($0) }
    if path.hasPrefix("/") { path = path.dropFirst() }
    if !path.isEmpty {
      var parts = path.split(separator: "/", omittingEmptySubsequences: false)
      if parts.last?.isEmpty == true { parts.removeLast() }
      raw += parts
    }
    var segments: [String] = []
    for part in raw {
      guard !part.isEmpty, let text = part.removingPercentEncoding, text != ".", text != "..",
        !text.utf8.contains(0)
      else { return nil }
      segments.append(text)
    }
    return (segments, isHost)
  }
}
