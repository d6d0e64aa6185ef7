// A shape as one readable line, as errors, lists and snapshots show it.

extension RouteShape {
  /// The shape as text, such as `book/:BookID/reviews?page=:Int#:String`.
  ///
  /// Captures stand behind a colon, tails behind an asterisk, what may be absent before a question
  /// mark, lists before an asterisk. The empty path is a slash.
  package var pattern: String {
    var text = path.map(text(of:)).joined(separator: "/")
    if text.isEmpty { text = "/" }
    for (index, item) in items.enumerated() {
      text += index == 0 ? "?" : "&"
      text += self.text(of: item)
    }
    for fragment in fragments { text += "#" + self.text(of: fragment) }
    return text
  }

  package func text(of part: Part) -> String {
    switch part {
    case .literal(let text): return text
    case .slot(let number):
      let info = slots[number].info
      return switch info.kind {
      case .segment(let prefix, let suffix): "\(prefix):\(info.typeName)\(suffix)"
      case .optionalSegment: ":\(info.typeName)?"
      case .rest: "*\(info.typeName)"
      case .mounted, .item, .fragment: "…"
      }
    }
  }

  private func text(of item: Item) -> String {
    switch item {
    case .fixed(let name, let value): return "\(name)=\(value)"
    case .slot(let number):
      let info = slots[number].info
      guard case .item(let name, let presence) = info.kind else { return "…" }
      return switch presence {
      case .flag: name
      case .list: "\(name)=:\(info.typeName)*"
      case .optional, .defaulted: "\(name)=:\(info.typeName)?"
      case .required, .fixed: "\(name)=:\(info.typeName)"
      }
    }
  }

  private func text(of fragment: Fragment) -> String {
    switch fragment {
    case .literal(let text): return text
    case .slot(let number):
      let info = slots[number].info
      if case .fragment(isOptional: true) = info.kind { return ":\(info.typeName)?" }
      return ":\(info.typeName)"
    }
  }
}
