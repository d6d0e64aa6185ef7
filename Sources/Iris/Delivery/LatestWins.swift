/// The rule that the newest claim alone may change what is shown.
///
/// ```swift
/// let token = latest.claim()
/// let plan = await resolve(link)                 // may take long, may ignore cancellation
/// guard latest.isCurrent(token) else { return }  // a newer link has come: say so and stop
/// ```
///
/// A new claim makes every older token stale for good, so work that was cancelled and did not
/// notice still cannot overwrite what came after it. There is no busy flag that a failed or
/// cancelled run could leave set: an abandoned token is stale as soon as the next claim is made.
/// The owner keeps one on its actor and asks it after every suspension.
public struct LatestWins: Sendable {
  /// The proof of one claim, good until the next one.
  public struct Token: Hashable, Sendable {
    fileprivate let turn: UInt64
  }

  private var turn: UInt64 = 0

  /// The token of the claim that holds now; nil before the first and after it was settled.
  public private(set) var current: Token?

  /// Makes a rule under which nothing has been claimed.
  public init() {}

  /// Claims the right to act, and takes it from whoever had it.
  ///
  /// - Returns: A token that is current until the next claim or ``invalidate()``.
  public mutating func claim() -> Token {
    turn += 1
    let token = Token(turn: turn)
    current = token
    return token
  }

  /// Tells whether no newer claim has been made.
  public func isCurrent(_ token: Token) -> Bool { current == token }

  /// Ends a claim whose work is done, unless a newer one holds.
  ///
  /// - Returns: Whether the token was current.
  @discardableResult
  public mutating func settle(_ token: Token) -> Bool {
    guard isCurrent(token) else { return false }
    current = nil
    return true
  }

  /// Makes every token stale without a new claim, as when the app signs out.
  public mutating func invalidate() {
    current = nil
  }
}
