/// Captures the tail of a path as one string with slashes.
///
/// ```swift
/// Path("help", Rest())   // help/guides/first → "guides/first"
/// ```
///
/// Takes every segment that is left, none included. A segment with an escaped slash in it is not
/// read, since one string could not tell it from two segments; the list form does.
///
/// - Parameters:
///   - type: `String`, which may be left out.
///   - privacy: Whether the value may be shown to people.
/// - Returns: A capture that has to stand last in its path.
public func Rest(_ type: String.Type = String.self, privacy: Privacy = .shown) -> Capture<String> {
  Capture(RestStringSlot(privacy: privacy))
}
