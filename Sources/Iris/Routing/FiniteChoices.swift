/// The texts of a type that lists its own cases.
enum FiniteChoices {
  /// Every case's text, or nil where the type is not `CaseIterable` or a case has no text.
  static func texts(of type: Any.Type, text: (Any) -> String?) -> [String]? {
    guard let type = type as? any CaseIterable.Type else { return nil }
    return texts(type, text: text)
  }

  private static func texts<Value: CaseIterable>(
    _ type: Value.Type,
    text: (Any) -> String?,
  ) -> [String]? {
    var texts: [String] = []
    for value in type.allCases.prefix(256) {
      guard let text = text(value) else { return nil }
      texts.append(text)
    }
    return texts.count == type.allCases.count ? texts : nil
  }
}
