/// Where a link's parts stand in its bytes, once it has been scanned.
///
/// Segments, query and fragment are ranges; nothing is copied. A frame is passed to the slots of a
/// route together with the bytes and the segments it speaks of.
package struct LinkFrame: Sendable {
  /// The segment at which the route being read begins: what a scope, a mount or an origin's own
  /// path has taken is behind.
  package var base: Int
  /// The number of segments, a trailing empty one not counted.
  package var count: Int
  /// The bytes of the query, without its question mark; empty where there is none.
  package var query: Range<Int>
  /// The bytes of the fragment, without its number sign; nil where there is none.
  package var fragment: Range<Int>?
  /// Whether the first segment came from a custom scheme's host position.
  package var firstIsHost: Bool
  /// Whether any percent escape stands in the query.
  package var queryHasEscapes: Bool
  /// Whether a plus sign in the query stands for a space.
  package var plusIsSpace: Bool
  /// Which origin of the table the link came by.
  package var origin: Int

  package init(origin: Int, plusIsSpace: Bool) {
    base = 0
    count = 0
    query = 0..<0
    fragment = nil
    firstIsHost = false
    queryHasEscapes = false
    self.plusIsSpace = plusIsSpace
    self.origin = origin
  }

  /// The frame as a route sees it that begins some segments further in.
  package func advanced(by segments: Int) -> LinkFrame {
    var frame = self
    frame.base += segments
    return frame
  }

  /// How a query item's bytes are decoded.
  package var itemForm: EncodedForm {
    EncodedForm(hasEscapes: queryHasEscapes, plusIsSpace: plusIsSpace)
  }
}
