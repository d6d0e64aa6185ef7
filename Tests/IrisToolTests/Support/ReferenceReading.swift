import Iris
import IrisTool

/// Whether a route reads a link: the reading rules, one route after the other, nothing clever.
func reads(_ route: RouteDescription, _ link: String) -> Bool {
  let link = LinkText(link)
  var path = link.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
  if path.last == "" { path.removeLast() }
  let segments = path.map { PercentEncoding.decode(String($0)) }
  guard segments.allSatisfy({ $0 != nil && $0 != "" }) else { return false }
  guard readsPath(route.path[...], segments.compactMap(\.self)[...]) else { return false }
  let items = link.queryItems.map { (PercentEncoding.decode($0.name), $0.value ?? "") }
  return route.items.allSatisfy { item in
    let value = items.first { $0.0 == item.name }.flatMap { PercentEncoding.decode($0.1) }
    return switch item.presence {
    case .required: value.map { reads(item.value, $0) } ?? false
    case .fixed(let text): value == text
    default: true
    }
  } && readsFragment(route, link)
}

private func readsFragment(_ route: RouteDescription, _ link: LinkText) -> Bool {
  guard case .literal(let text) = route.fragment else { return true }
  return link.fragment.flatMap(PercentEncoding.decode) == text
}

private func readsPath(
  _ shape: ArraySlice<RouteDescription.Segment>,
  _ segments: ArraySlice<String>,
) -> Bool {
  guard let first = shape.first else { return segments.isEmpty }
  switch first {
  case .rest: return true
  case .literal(let text):
    return segments.first == text && readsPath(shape.dropFirst(), segments.dropFirst())
  case .capture(let value, let prefix, let suffix):
    guard let segment = segments.first else { return value.isOptional }
    guard segment.hasPrefix(prefix), segment.hasSuffix(suffix),
      segment.count > prefix.count + suffix.count
    else { return false }
    let middle = String(segment.dropFirst(prefix.count).dropLast(suffix.count))
    return reads(value, middle) && readsPath(shape.dropFirst(), segments.dropFirst())
  }
}

private func reads(_ value: RouteDescription.Value, _ text: String) -> Bool {
  if let choices = value.choices { return choices.contains(text) }
  guard value.isInteger else { return !text.isEmpty }
  let digits = text.first.map { "+-".contains($0) } == true ? text.dropFirst() : text[...]
  return !digits.isEmpty && digits.allSatisfy { ("0"..."9").contains($0) }
}

/// A generator of the same numbers on every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
