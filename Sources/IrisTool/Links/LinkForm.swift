package import Iris

/// A route as a form: what to fill in, and the link that comes out.
///
/// ```swift
/// let form = LinkForm(route)            // book/:BookID
/// form.parameters.map(\.name)           // ["bookID"]
/// form.path(["a/b"])                    // "/book/a%2Fb"
/// ```
package struct LinkForm: Sendable {
  /// One value to fill in.
  package struct Parameter: Hashable, Sendable {
    package enum Place: String, Hashable, Sendable {
      case path, rest, query, list, flag, fragment
    }

    /// The capture's name, with a number behind it where the route has several of that name.
    package let name: String
    package let type: String
    package let place: Place
    package let isInteger: Bool
    package let isOptional: Bool
    package let isPrivate: Bool
    package let choices: [String]?
    /// The value the item has when it is left out.
    package let fallback: String?
    /// A value to start with; empty for what may be left out.
    package let example: String
  }

  /// What a link is put together from; numbers are indices of ``parameters``.
  package enum Segment: Hashable, Sendable {
    case literal(String)
    case parameter(Int, prefix: String, suffix: String)
  }

  /// A query item or the fragment.
  package enum Content: Hashable, Sendable {
    case literal(String)
    case parameter(Int)
  }

  package private(set) var parameters: [Parameter] = []
  package private(set) var segments: [Segment] = []
  package private(set) var items: [(name: String, content: Content)] = []
  package private(set) var fragment: Content?

  package init(_ route: RouteDescription) {
    for segment in route.path {
      switch segment {
      case .literal(let text): segments.append(.literal(text))
      case .capture(let value, let prefix, let suffix):
        let index = add(value, at: .path, isOptional: value.isOptional)
        segments.append(.parameter(index, prefix: prefix, suffix: suffix))
      case .rest(let value):
        let index = add(value, at: .rest, isOptional: true)
        segments.append(.parameter(index, prefix: "", suffix: ""))
      }
    }
    items = route.items.map { ($0.name, content(of: $0)) }
    switch route.fragment {
    case nil: break
    case .literal(let text): fragment = .literal(text)
    case .capture(let value, let isOptional):
      fragment = .parameter(add(value, at: .fragment, isOptional: isOptional))
    }
  }

  private mutating func content(of item: RouteDescription.Item) -> Content {
    func add(_ place: Parameter.Place, isOptional: Bool, fallback: String? = nil) -> Content {
      .parameter(
        self.add(
          item.value,
          named: item.name,
          at: place,
          isOptional: isOptional,
          fallback: fallback,
        )
      )
    }
    switch item.presence {
    case .required: return add(.query, isOptional: false)
    case .optional: return add(.query, isOptional: true)
    case .defaulted(let text): return add(.query, isOptional: true, fallback: text)
    case .list: return add(.list, isOptional: true)
    case .flag: return add(.flag, isOptional: true)
    case .fixed(let text): return .literal(text)
    }
  }

  private mutating func add(
    _ value: RouteDescription.Value,
    named name: String? = nil,
    at place: Parameter.Place,
    isOptional: Bool,
    fallback: String? = nil,
  ) -> Int {
    let base = name ?? value.name
    let taken = parameters.filter { $0.name == base || $0.name.hasPrefix(base + " ") }.count
    parameters.append(
      Parameter(
        name: taken == 0 ? base : "\(base) \(taken + 1)",
        type: value.type,
        place: place,
        isInteger: value.isInteger,
        isOptional: isOptional,
        isPrivate: value.isPrivate,
        choices: value.choices,
        fallback: fallback,
        example: isOptional ? "" : value.sample,
      )
    )
    return parameters.count - 1
  }

  /// The values a form starts with.
  package var examples: [String] { parameters.map(\.example) }

  /// Values for every parameter, the optional ones too.
  package func fullExamples(of route: RouteDescription) -> [String] {
    let values = route.path.compactMap { segment -> RouteDescription.Value? in
      switch segment {
      case .literal: nil
      case .capture(let value, _, _), .rest(let value): value
      }
    }
    let items = route.items.compactMap { item -> String? in
      switch item.presence {
      case .fixed: nil
      case .defaulted(let text): text
      default: item.value.sample
      }
    }
    let tail: [String] =
      if case .capture(let value, _) = route.fragment { [value.sample] } else { [] }
    return values.map(\.sample) + items + tail
  }

  /// The path, query and fragment for some values, percent-encoded, from the slash on.
  ///
  /// An empty optional segment ends the path, an empty optional item is left out, and so is one with
  /// its default. Several values of a list stand on lines of their own.
  package func path(_ values: [String]) -> String {
    func value(_ index: Int) -> String { index < values.count ? values[index] : "" }
    var path = ""
    for segment in segments {
      switch segment {
      case .literal(let text): path += "/" + PercentEncoding.segment.encode(text)
      case .parameter(let index, let prefix, let suffix):
        let text = value(index)
        if parameters[index].place == .rest {
          path += text.split(separator: "/").map {
            "/" + PercentEncoding.segment.encode(String($0))
          }
          .joined()
        } else if text.isEmpty, parameters[index].isOptional {
          break
        } else {
          path += "/" + PercentEncoding.segment.encode(prefix + text + suffix)
        }
      }
    }
    let query = items.flatMap { item in
      contents(of: item.content, value).map { text in
        let name = PercentEncoding.queryItem.encode(item.name)
        return text.map { name + "=" + PercentEncoding.queryItem.encode($0) } ?? name
      }
    }
    var link = path.isEmpty ? "/" : path
    if !query.isEmpty { link += "?" + query.joined(separator: "&") }
    let tail: String? =
      switch fragment {
      case nil: nil
      case .literal(let text): text
      case .parameter(let index): value(index).isEmpty ? nil : value(index)
      }
    return link + (tail.map { "#" + PercentEncoding.fragment.encode($0) } ?? "")
  }

  /// The item's values; nil stands for a name without one.
  private func contents(of content: Content, _ value: (Int) -> String) -> [String?] {
    guard case .parameter(let index) = content else {
      if case .literal(let text) = content { return [text] }
      return []
    }
    let parameter = parameters[index]
    let text = value(index)
    switch parameter.place {
    case .flag: return text.isEmpty ? [] : [nil]
    case .list: return text.split(separator: "\n").map(String.init)
    default:
      let isLeftOut = parameter.isOptional && (text.isEmpty || text == parameter.fallback)
      return isLeftOut ? [] : [text]
    }
  }
}

extension RouteDescription.Value {
  /// A text the capture probably reads: its own example, or one that suits its type's name.
  package var sample: String {
    if let example { return example }
    if let first = choices?.first(where: { !$0.isEmpty }) { return first }
    return switch type {
    case "String", "Substring": "example"
    case "Bool": "true"
    case "Double", "Float": "1.5"
    case "UUID": "6F9619FF-8B86-D011-B42D-00C04FC964FF"
    case "URL": "https://example.com"
    default: "42"
    }
  }
}
