// Public because a result builder hands it from line to line.
/// What a route's block has gathered: the shape and its older forms.
@_documentation(visibility: internal)
public struct RouteContent<each Value: Sendable>: Sendable {
  @usableFromInline package let shapes: RouteShapes

  package init(shape: RouteShape, aliases: [RouteShape] = []) {
    shapes = RouteShapes(shape: shape, aliases: aliases)
  }
}

/// A route's shape and its older ones, without the types of what they capture.
@usableFromInline
package struct RouteShapes: Sendable {
  @usableFromInline package let shape: RouteShape
  @usableFromInline package let aliases: [RouteShape]
}
