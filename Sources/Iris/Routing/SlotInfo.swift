/// What a slot takes and where it stands, as far as that can be said without its type.
@usableFromInline
package struct SlotInfo: Sendable {
  /// Where in a link a slot stands.
  @usableFromInline
  package enum Kind: Sendable {
    /// One path segment, with fixed text around the value.
    case segment(prefix: String, suffix: String)
    /// One path segment that may be absent at the end of the path.
    case optionalSegment
    /// Every path segment that is left.
    case rest
    /// A query item.
    case item(name: String, RouteDescription.Item.Presence)
    /// The fragment.
    case fragment(isOptional: Bool)
    /// A whole link of a mounted table.
    case mounted
  }

  /// Where the slot stands.
  @usableFromInline package let kind: Kind
  /// The captured type, without the optional or the list around it.
  @usableFromInline package let type: any Sendable.Type
  /// Whether the value is hidden from people.
  @usableFromInline package let privacy: Privacy

  @usableFromInline
  package init(_ kind: Kind, _ type: any Sendable.Type, _ privacy: Privacy) {
    self.kind = kind
    self.type = type
    self.privacy = privacy
  }

  /// The name that stands for the value in a pattern, such as `BookID`.
  package var typeName: String { String(describing: type) }

  /// Whether the slot takes part of the path.
  package var isInPath: Bool {
    switch kind {
    case .segment, .optionalSegment, .rest: true
    case .item, .fragment, .mounted: false
    }
  }
}
