import Iris

// A route in the words of its pattern, for lists, maps and pages.

extension RouteDescription {
  /// The whole shape, from the slash on.
  package var shownPattern: String {
    (path.isEmpty ? "/" : path.map { "/" + $0.label }.joined()) + suffix
  }

  /// The query and fragment as a pattern: `?q&page=1#top`; empty where there is none.
  package var suffix: String {
    let items = items.map { item in
      switch item.presence {
      case .required: item.name
      case .optional, .flag: "[\(item.name)]"
      case .list: "[\(item.name)…]"
      case .defaulted(let text), .fixed(let text): "\(item.name)=\(text)"
      }
    }
    let tail =
      switch fragment {
      case nil: ""
      case .literal(let text): "#" + text
      case .capture(let value, let isOptional): isOptional ? "[#:\(value.type)]" : "#:\(value.type)"
      }
    return (items.isEmpty ? "" : "?" + items.joined(separator: "&")) + tail
  }
}

extension RouteDescription.Segment {
  /// The segment as a pattern: `book`, `:BookID`, `user-:Int`, `:Format?`, `**`.
  package var label: String {
    switch self {
    case .literal(let text): text
    case .capture(let value, let prefix, let suffix):
      prefix + ":" + value.type + suffix + (value.isOptional ? "?" : "")
    case .rest: "**"
    }
  }
}
