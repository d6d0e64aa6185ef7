/// The name by which an intent is spoken of: its case, without the payload.
package enum IntentName {
  /// The case's name, such as `book`; payloads, which may be secret, are left out.
  package static func text(of intent: some Any) -> String {
    let mirror = Mirror(reflecting: intent)
    if mirror.displayStyle == .enum {
      if let label = mirror.children.first?.label { return label }
      return String(String(describing: intent).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
    return String(describing: type(of: intent))
  }
}
