/// What makes an intent out of a route's captured values: usually the enum's case itself.
///
/// A variadic function cannot be stored on its own, and one that is held through its wrapper can be
/// called with a fixed number of values where these are known.
package struct Embed<Intent, each Value: Sendable>: Sendable {
  private let function: @Sendable (repeat each Value) -> Intent

  package init(_ function: @escaping @Sendable (repeat each Value) -> Intent) {
    self.function = function
  }

  /// Makes the intent.
  package func callAsFunction(_ value: repeat each Value) -> Intent {
    function(repeat each value)
  }
}
