/// A law that every navigation flow should keep.
///
/// ```swift
/// await expectLaws(of: ShopFlow(), in: codec, from: states, over: intents, [.parity, .address])
/// ```
public enum FlowLaw: String, Hashable, Sendable, CaseIterable {
  /// A tap and its link end in the same state with the same trace.
  case parity
  /// The state a link leads to has that link as its address.
  case address
  /// Opening what is already shown changes nothing.
  case elision
  /// After a burst the state is what the last link alone would have given.
  case latestWins = "latest wins"
}
