public import Iris
public import Testing

/// Checks that a table of routes keeps its laws.
///
/// ```swift
/// @Test func `the shop's links keep their laws`() {
///   expectLaws(of: ShopLink.router, covering: ShopLink.samples)
/// }
/// // round trip: try shop://book/a%2Fb: it means …, which prints as shop://book/a/b and is read
/// // back by no route
/// ```
///
/// Intents and links are made from the table itself, so nothing has to be written but this call; the
/// same ones come for the same seed. A failure is made as small as can be before it is recorded, and
/// says which link to try. ``TableLaw`` lists the laws.
///
/// - Parameters:
///   - router: The table.
///   - laws: Which laws; all of them where nothing is said.
///   - intents: Intents that must have a route, such as one of each case; without any, the law
///     `covered` says nothing.
///   - count: How many links are tried a law.
///   - seed: Which links are tried; the same ones for the same number.
///   - sourceLocation: Where issues are recorded; leave it out.
public func expectLaws<Intent>(
  of router: URLPathRouter<Intent>,
  _ laws: Set<TableLaw> = Set(TableLaw.allCases),
  covering intents: [Intent] = [],
  count: Int = 1_000,
  seed: UInt64 = 0,
  sourceLocation: SourceLocation = #_sourceLocation,
) {
  record(
    TableLaws(router, covering: intents, count: count, seed: seed).failures(of: laws),
    at: sourceLocation
  )
}

/// Checks that a navigation flow keeps its laws, from every one of some states.
///
/// ```swift
/// await expectLaws(
///   of: ShopFlow(),
///   in: ShopLink.codec,
///   from: states,
///   over: Array(IntentGenerator(ShopLink.router).prefix(50)),
/// )
/// ```
///
/// Each link is opened from each state by a coordinator of its own, with a headless host and without
/// gates. The first failure of a law is the one with the shortest link from the plainest state.
/// ``FlowLaw`` lists the laws.
///
/// - Parameters:
///   - flow: The flow.
///   - codec: Reads and prints its links.
///   - states: Where arrivals begin.
///   - intents: Where they lead; those that do not print are left out.
///   - laws: Which laws; all of them where nothing is said.
///   - seed: Which links come in a burst; the same ones for the same number.
///   - sourceLocation: Where issues are recorded; leave it out.
public func expectLaws<Flow: NavigationFlow>(
  of flow: Flow,
  in codec: some URLCoding<Flow.Intent>,
  from states: [Flow.State],
  over intents: [Flow.Intent],
  _ laws: Set<FlowLaw> = Set(FlowLaw.allCases),
  seed: UInt64 = 0,
  sourceLocation: SourceLocation = #_sourceLocation,
) async {
  let checks = FlowLaws(flow, in: codec, from: states, over: intents, seed: seed)
  record(await checks.failures(of: laws), at: sourceLocation)
}

private func record(_ failures: [LawFailure], at sourceLocation: SourceLocation) {
  for failure in failures {
    Issue.record(Comment(rawValue: failure.description), sourceLocation: sourceLocation)
  }
}
