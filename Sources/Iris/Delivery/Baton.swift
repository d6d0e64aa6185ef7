/// An intent on its way, with the flow it belongs to.
///
/// ```swift
/// for await baton in broadcaster.subscribe() {
///   await coordinator.open(baton)
/// }
/// ```
///
/// A baton is one arrival and not one meaning: its identity is its id, so two taps on the same
/// link are two batons, and the same baton met twice is one.
public struct Baton<Intent: Equatable & Sendable>: Sendable, Identifiable {
  /// What the arrival means to the app.
  public let intent: Intent
  /// Where the arrival came from, and what it belongs to.
  public let flow: NavFlow

  /// The id of the flow, which no other arrival has.
  public var id: NavFlow.ID { flow.id }

  /// Puts an intent on its way.
  public init(_ intent: Intent, flow: NavFlow) {
    self.intent = intent
    self.flow = flow
  }

  /// Passes the same arrival on in another vocabulary, such as a module's own.
  ///
  /// - Parameter transform: Turns the intent into the other vocabulary's.
  /// - Returns: A baton with the same flow, and so the same id.
  /// - Throws: What the closure throws.
  public func map<Other: Equatable & Sendable, Failure: Error>(
    _ transform: (Intent) throws(Failure) -> Other
  ) throws(Failure) -> Baton<Other> {
    Baton<Other>(try transform(intent), flow: flow)
  }
}

extension Baton: Hashable {
  /// Whether both are the same arrival.
  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  /// Feeds the id alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Baton: Encodable where Intent: Encodable {}
extension Baton: Decodable where Intent: Decodable {}
