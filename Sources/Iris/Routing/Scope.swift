/// Puts fixed segments in front of every route in a block.
///
/// ```swift
/// Scope("help") {
///   URLRoute(Link.help) { Path() }             // help
///   URLRoute(Link.topic) { Path(Capture(Topic.self)) }  // help/:Topic
/// }
/// ```
///
/// Scopes nest. Captures in a prefix need an intent that holds them: use `Mount` with a path.
///
/// - Parameters:
///   - prefix: The fixed segments; slashes separate them.
///   - content: The routes behind the prefix.
/// - Returns: The same routes, each with the prefix in front.
public func Scope<Intent>(
  _ prefix: String,
  @RouteTableBuilder<Intent> content: () -> RouteTable<Intent>,
) -> RouteTable<Intent> {
  content().scoped(by: RouteShape(literal: prefix))
}
