/// What takes an intent apart again, where the app says so itself.
package struct Extract<Intent, each Value: Sendable>: Sendable {
  private let function: @Sendable (Intent) -> (repeat each Value)?

  package init(_ function: @escaping @Sendable (Intent) -> (repeat each Value)?) {
    self.function = function
  }

  /// The values, or nil where the intent belongs to another route.
  package func callAsFunction(_ intent: Intent) -> (repeat each Value)? { function(intent) }
}
