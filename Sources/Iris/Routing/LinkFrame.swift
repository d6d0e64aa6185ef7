/// Where a link's parts stand in its bytes, once it has been scanned.
///
/// Segments, query and fragment are ranges; nothing is copied. A frame is passed to the slots of a
/// route together with the bytes and the segments it speaks of. Offsets fit 32 bits, as
/// ``LinkLimits`` sees to; the whole is five words, the fewest that are passed by address, which
/// takes one register of the six there are.
@usableFromInline
package struct LinkFrame: Sendable {
  /// The segment at which the route being read begins: what a scope, a mount or an origin's own
  /// path has taken is behind.
  @usableFromInline package var base = 0
  /// Which origin of the table the link came by.
  @usableFromInline package var origin: Int
  @usableFromInline var segmentCount: Int32 = 0
  @usableFromInline var queryStart: Int32 = 0
  @usableFromInline var queryEnd: Int32 = 0
  /// Negative where there is no fragment.
  @usableFromInline var fragmentStart: Int32 = -1
  @usableFromInline var fragmentEnd: Int32 = -1
  /// Whether the first segment came from a custom scheme's host position.
  @usableFromInline package var firstIsHost = false
  /// Whether any percent escape stands in the query.
  @usableFromInline package var queryHasEscapes = false
  /// Whether a plus sign in the query stands for a space.
  @usableFromInline package var plusIsSpace: Bool

  @inlinable
  package init(origin: Int, plusIsSpace: Bool) {
    self.origin = origin
    self.plusIsSpace = plusIsSpace
  }

  /// The number of segments, a trailing empty one not counted.
  @inlinable
  package var count: Int {
    @inline(__always) get { Int(segmentCount) }
    @inline(__always) set { segmentCount = Int32(truncatingIfNeeded: newValue) }
  }

  /// The bytes of the query, without its question mark; empty where there is none.
  @inlinable
  package var query: Range<Int> {
    @inline(__always) get { Int(queryStart)..<Int(queryEnd) }
    @inline(__always) set {
      queryStart = Int32(truncatingIfNeeded: newValue.lowerBound)
      queryEnd = Int32(truncatingIfNeeded: newValue.upperBound)
    }
  }

  /// The bytes of the fragment, without its number sign; nil where there is none.
  @inlinable
  package var fragment: Range<Int>? {
    @inline(__always) get {
      fragmentStart < 0 ? nil : Int(fragmentStart)..<Int(fragmentEnd)
    }
    @inline(__always) set {
      fragmentStart = Int32(truncatingIfNeeded: newValue?.lowerBound ?? -1)
      fragmentEnd = Int32(truncatingIfNeeded: newValue?.upperBound ?? -1)
    }
  }

  /// The frame as a route sees it that begins some segments further in.
  @inlinable
  package func advanced(by segments: Int) -> LinkFrame {
    var frame = self
    frame.base += segments
    return frame
  }

  /// How a query item's bytes are decoded.
  @inlinable
  package var itemForm: EncodedForm {
    EncodedForm(hasEscapes: queryHasEscapes, plusIsSpace: plusIsSpace)
  }
}
