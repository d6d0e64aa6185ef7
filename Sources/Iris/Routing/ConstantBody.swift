/// Makes the typed half of a route that captures nothing.
@usableFromInline
enum ConstantBody {
  @inlinable @inline(never)
  static func make<Intent: Equatable & Sendable>(_ own: Intent) -> RouteBody<Intent> {
    RouteBody(
      read: { (_, _, _) throws(RouteMiss) in own },
      write: { (intent, writer, plans, plan) throws(WriteProblem) in
        guard intent == own else { return false }
        try plans.run(plan, &writer) { (_, _) throws(WriteProblem) in }
        return true
      },
      sample: { _ in own },
      payload: { (_, _) in nil },
    )
  }
}
