/// How large a link may be before it is refused unread.
///
/// ```swift
/// RoutingOptions(limits: LinkLimits(length: 8_192))
/// ```
///
/// A link comes from a stranger. One beyond a limit is a miss, and the reason says which limit it
/// was; printing refuses to make one. Values below zero count as zero.
public struct LinkLimits: Hashable, Sendable {
  /// The most bytes a link may have.
  public var length: Int
  /// The most path segments a link may have, a custom scheme's host among them.
  public var segments: Int
  /// The most query items a link may have.
  public var items: Int

  /// Makes limits; the defaults are 64 KiB, 1,000 segments and 1,000 items.
  public init(length: Int = 65_536, segments: Int = 1_000, items: Int = 1_000) {
    // Offsets into a link are kept in 32 bits.
    self.length = min(max(0, length), Int(Int32.max))
    self.segments = max(0, segments)
    self.items = max(0, items)
  }
}
