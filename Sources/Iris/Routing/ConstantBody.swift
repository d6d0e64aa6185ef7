/// The body of a route that captures nothing.
package final class ConstantBody<Intent: Equatable & Sendable>: RouteBody<Intent>,
  @unchecked Sendable
{
  private let embed: Embed<Intent>
  private let intent: Intent

  package init(_ embed: Embed<Intent>) {
    self.embed = embed
    intent = embed()
  }

  package override func read(
    _ bytes: Span<UInt8>,
    _ segments: Span<LinkSegment>,
    _ frame: LinkFrame,
  ) throws(RouteMiss) -> Intent {
    intent
  }

  package override func write(
    _ intent: Intent,
    to writer: inout LinkWriter,
    by program: WriteProgram,
    _ payload: EnumPayload?,
  ) throws(WriteProblem) -> Bool {
    guard intent == self.intent else { return false }
    try program.run(&writer) { (_, _) throws(WriteProblem) in }
    return true
  }

  package override func sample(_ number: Int) -> Intent? { intent }
}
