/// Where a route stopped reading a link, and how near it had come.
package struct RouteStop {
  /// The part of the route.
  package let place: RouteError.Place
  /// What the route takes there, in words.
  package let expected: String
  /// What stands there, decoded; nil where nothing does.
  package let found: String?
  /// Where it stands in the link's bytes.
  package let range: Range<Int>
  /// The number of parts that fitted before.
  package let progress: Int
  /// The number of path segments the route would still need, or the link has too many.
  package let distance: Int
  /// How far what stands there is from what was expected, in letters; larger is further.
  package let difference: Int

  /// Whether this route came nearer than another one.
  package func isCloser(than other: RouteStop) -> Bool {
    if progress != other.progress { return progress > other.progress }
    if difference != other.difference { return difference < other.difference }
    return distance < other.distance
  }
}
