/// Makes the typed half of a route from what a parameter pack captures.
///
/// The code of a pack is never compiled for the pack's types, and goes by way of its metadata with
/// every value. Where there are few values, their types are therefore opened one by one, and the body
/// is made for so many; ``VariadicBody`` takes the rest.
package enum PackBody {
  /// An embedding and its inverse whose arity is only known at run time.
  struct Erased<Intent> {
    let embed: Any
    let extract: Any?
  }

  /// What makes an intent out of a pack of values.
  ///
  /// A variadic function cannot be cast; one that is held by its wrapper can, and be called with so
  /// many values.
  struct Embed<Intent, each Value: Sendable>: Sendable {
    let function: @Sendable (repeat each Value) -> Intent

    func callAsFunction(_ value: repeat each Value) -> Intent { function(repeat each value) }
  }

  /// What takes an intent apart again, where the app says so itself.
  struct Extract<Intent, each Value: Sendable>: Sendable {
    let function: @Sendable (Intent) -> (repeat each Value)?

    func callAsFunction(_ intent: Intent) -> (repeat each Value)? { function(intent) }
  }

  /// The body for a shape; nil where that does not capture these values, which the builders rule out.
  static func make<Intent: Equatable & Sendable, each Value: Sendable>(
    _ embed: @escaping @Sendable (repeat each Value) -> Intent,
    extract: (@Sendable (Intent) -> (repeat each Value)?)? = nil,
    _ shape: RouteShape,
  ) -> RouteBody<Intent>? {
    var types: [any Sendable.Type] = []
    repeat types.append((each Value).self)
    let erased = Erased<Intent>(
      embed: Embed(function: embed),
      extract: extract.map { Extract(function: $0) as Any },
    )
    return opened(types, erased, shape) ?? VariadicBody(embed, extract, shape)?.body
  }
}
