/// Why a baton that was offered to a screen reached none.
///
/// ```swift
/// HandoffRegistry<Screen, BookstoreLink> { baton, lapse in log(baton.id, lapse) }
/// ```
public enum HandoffLapse: Hashable, Sendable {
  /// A newer baton was offered to the same screen before anybody took this one.
  case superseded(by: NavFlow.ID)
  /// Nobody claimed it within the registry's patience.
  case expired
  /// Whoever offered it took it back, or the registry was let go.
  case withdrawn
}
