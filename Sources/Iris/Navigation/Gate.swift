/// A check every arrival passes before anything moves.
///
/// ```swift
/// let gates: [Gate<ShopLink>] = [
///   Gate("sign-in") { baton in
///     baton.intent.needsAccount && !session.isSignedIn ? .hold(until: .signedIn) : .allow
///   },
///   Gate.existence(orElse: .unknown) { intent in try await catalogue.contains(intent) },
/// ]
/// ```
///
/// Gates judge in order, each whether the ones before it allowed; an arrival that was held or
/// diverted starts again at the first. A gate fails closed: one that throws gives the verdict
/// named for that, and drops the arrival where none is.
public struct Gate<Intent: Equatable & Sendable>: Sendable {
  /// What traces call the gate.
  public let name: String
  /// The verdict of a gate that throws.
  public let failure: Verdict<Intent>
  private let closure: @Sendable (Baton<Intent>) async throws -> Verdict<Intent>

  /// Makes a gate.
  ///
  /// - Parameters:
  ///   - name: What traces call the gate.
  ///   - failure: The verdict when the closure throws.
  ///   - judge: Gives the verdict; it may take its time, and a newer arrival does not wait for it.
  public init(
    _ name: String,
    failing failure: Verdict<Intent> = .drop,
    _ judge: @escaping @Sendable (Baton<Intent>) async throws -> Verdict<Intent>,
  ) {
    self.name = name
    self.failure = failure
    closure = judge
  }

  /// Makes a gate that lets through what exists and sends everything else to a fallback.
  ///
  /// - Parameters:
  ///   - fallback: Where an intent leads that names nothing, or whose check throws.
  ///   - name: What traces call the gate.
  ///   - exists: Tells whether what the intent names is there.
  /// - Returns: A gate that fails closed to the fallback.
  public static func existence(
    orElse fallback: Intent,
    named name: String = "existence",
    _ exists: @escaping @Sendable (Intent) async throws -> Bool,
  ) -> Self {
    Gate(name, failing: .divert(to: fallback)) { baton in
      try await exists(baton.intent) ? .allow : .divert(to: fallback)
    }
  }

  /// Asks the gate.
  ///
  /// - Parameter baton: The arrival to judge.
  /// - Returns: What the gate says.
  /// - Throws: What the closure throws.
  public func judge(_ baton: Baton<Intent>) async throws -> Verdict<Intent> {
    try await closure(baton)
  }
}
