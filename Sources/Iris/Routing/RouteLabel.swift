/// The pattern of a route, put together only when somebody asks for it.
///
/// Writing a pattern out takes ten times as long as reading a link, and most matches are never asked.
package struct RouteLabel: Sendable {
  private enum Source {
    case text(String)
    case form(AnyRouteForm)
  }

  private let source: Source

  /// A pattern that is known already.
  package init(_ text: String) { source = .text(text) }

  /// The pattern of a route's shape.
  package init(_ form: AnyRouteForm) { source = .form(form) }

  /// The pattern.
  package var text: String {
    switch source {
    case .text(let text): text
    case .form(let form): form.shape.pattern
    }
  }
}

extension RouteLabel: Equatable {
  /// Whether two patterns are one text.
  package static func == (one: RouteLabel, other: RouteLabel) -> Bool {
    if case .form(let form) = one.source, case .form(let same) = other.source, form === same {
      return true
    }
    return one.text == other.text
  }
}

extension RouteLabel: CustomReflectable {
  /// The text alone, for whoever writes a match out.
  package var customMirror: Mirror { Mirror(reflecting: text) }
}
