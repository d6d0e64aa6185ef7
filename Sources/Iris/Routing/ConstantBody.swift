/// What a route does that captures nothing.
@usableFromInline
final class ConstantBody<Intent: Equatable & Sendable>: Sendable {
  @usableFromInline let intent: Intent

  @inlinable
  init(_ intent: Intent) { self.intent = intent }

  /// The route's typed half.
  @inlinable var body: RouteBody<Intent> {
    RouteBody(
      read: { [intent] (_, _, _) throws(RouteMiss) in intent },
      write: { (intent, writer, plan) throws(WriteProblem) in
        guard intent == self.intent else { return false }
        try plan.run(&writer) { (_, _) throws(WriteProblem) in }
        return true
      },
      sample: { _ in self.intent },
      payload: { (_, _) in nil },
    )
  }
}
