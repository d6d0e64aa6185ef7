import Iris

/// Route descriptions written as patterns, for tests.
///
/// `book/:BookID/user-:Int.json/**`; `:Int` is an integer, `:Format` is a finite type of `formats`,
/// `:Name?` may be absent, `**` is the rest. `?q&page=` declares a required and an optional item.
func route(_ name: String, _ pattern: String, line: Int = 1, isAlias: Bool = false)
  -> RouteDescription
{
  var rest = Substring(pattern)
  var fragment: RouteDescription.Fragment?
  if let mark = rest.firstIndex(of: "#") {
    fragment = .literal(String(rest[rest.index(after: mark)...]))
    rest = rest[..<mark]
  }
  var items: [RouteDescription.Item] = []
  if let mark = rest.lastIndex(of: "?"), rest.index(after: mark) < rest.endIndex,
    rest[rest.index(after: mark)].isLetter
  {
    items = rest[rest.index(after: mark)...].split(separator: "&").map(item)
    rest = rest[..<mark]
  }
  return RouteDescription(
    name: name,
    pattern: pattern,
    path: rest.split(separator: "/").map(segment),
    items: items,
    fragment: fragment,
    isAlias: isAlias,
    source: SourcePlace(fileID: "Bookstore/Routes.swift", line: line),
  )
}

let formats = ["html", "pdf", "e pub"]

private func value(_ type: Substring, isOptional: Bool = false) -> RouteDescription.Value {
  RouteDescription.Value(
    name: type.prefix(1).lowercased() + type.dropFirst(),
    type: String(type),
    isInteger: type == "Int",
    choices: type == "Format" ? formats : nil,
    example: type == "BookID" ? "42" : nil,
    isOptional: isOptional,
    isPrivate: type == "Token",
  )
}

private func segment(_ text: Substring) -> RouteDescription.Segment {
  if text == "**" { return .rest(value("String")) }
  guard let colon = text.firstIndex(of: ":") else { return .literal(String(text)) }
  let afterColon = text[text.index(after: colon)...]
  let type = afterColon.prefix { $0.isLetter }
  let suffix = afterColon.dropFirst(type.count)
  return .capture(
    value(type, isOptional: suffix == "?"),
    prefix: String(text[..<colon]),
    suffix: suffix == "?" ? "" : String(suffix),
  )
}

/// `q` is required text, `page=` an optional integer, `page=1` has a default, `sort==up` is fixed,
/// `n:Int` is required and an integer.
private func item(_ text: Substring) -> RouteDescription.Item {
  func make(_ name: Substring, _ presence: RouteDescription.Item.Presence, _ type: Substring)
    -> RouteDescription.Item
  {
    RouteDescription.Item(name: String(name), presence: presence, value: value(type))
  }
  if let colon = text.firstIndex(of: ":") {
    return make(text[..<colon], .required, text[text.index(after: colon)...])
  }
  guard let equals = text.firstIndex(of: "=") else { return make(text, .required, "String") }
  let given = text[text.index(after: equals)...]
  if given.isEmpty { return make(text[..<equals], .optional, "Int") }
  guard given.hasPrefix("=") else {
    return make(text[..<equals], .defaulted(String(given)), "Int")
  }
  return make(text[..<equals], .fixed(String(given.dropFirst())), "String")
}

/// The book store of the tests.
let bookstore = [
  route("home", "", line: 10),
  route("book", "book/:BookID", line: 11),
  route("review", "book/:BookID/reviews/:Int", line: 12),
  route("search", "search?q&page=1", line: 13),
  route("profile", "profile/:Username", line: 14),
  route("download", "download/:Int/:Format", line: 15),
  route("help", "help/**", line: 16),
  route("account.orders", "account/orders", line: 20),
  route("account.order", "account/orders/:Int", line: 21),
  route("account.login", "account/login/:Token", line: 22),
  route("book", "b/:BookID", line: 30, isAlias: true),
]
