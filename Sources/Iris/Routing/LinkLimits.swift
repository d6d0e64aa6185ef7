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
  public var length: Int {
    didSet { length = Self.clamped(length) }
  }
  /// The most path segments a link may have, a custom scheme's host among them.
  public var segments: Int {
    didSet { segments = Self.clamped(segments) }
  }
  /// The most query items a link may have.
  public var items: Int {
    didSet { items = Self.clamped(items) }
  }

  /// Makes limits; the defaults are 64 KiB, 1,000 segments and 1,000 items.
  public init(length: Int = 65_536, segments: Int = 1_000, items: Int = 1_000) {
    self.length = Self.clamped(length)
    self.segments = Self.clamped(segments)
    self.items = Self.clamped(items)
  }

  /// Offsets into a link are kept in 32 bits, and nothing in a link outnumbers its bytes.
  private static func clamped(_ limit: Int) -> Int { min(max(0, limit), Int(Int32.max)) }
}
