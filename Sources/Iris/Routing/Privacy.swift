/// Whether a captured value may stand in descriptions, traces and logs.
///
/// ```swift
/// Query("token", String.self, privacy: .hidden)
/// ```
public enum Privacy: Hashable, Sendable {
  /// The value may be shown.
  case shown
  /// The value is a secret: everything Iris writes for people shows `•••` in its place.
  case hidden
}
