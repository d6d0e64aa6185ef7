// Public because a result builder hands it from line to line.
/// What a route's block has gathered: the shape and its older forms.
@_documentation(visibility: internal)
public struct RouteContent<each Value: Sendable>: Sendable {
  package let shape: RouteShape
  package let aliases: [RouteShape]

  package init(shape: RouteShape, aliases: [RouteShape] = []) {
    self.shape = shape
    self.aliases = aliases
  }
}
