/// Finds the payload of an intent by reflection.
///
/// The result is a guess that the caller verifies, by making the intent again and comparing: a
/// type that mirrors itself in an unusual way cannot make a route print what it does not mean.
@usableFromInline
package enum PayloadReflection {
  /// The payload as one value, where it is one of this type.
  @usableFromInline
  package static func value<Intent, Value>(of intent: Intent, as type: Value.Type) -> Value? {
    guard let payload = payload(of: intent) else { return nil }
    if let value = payload as? Value { return value }
    let children = Mirror(reflecting: payload).children
    return children.count == 1 ? children.first?.value as? Value : nil
  }

  /// The payload's values one by one.
  package static func values<Intent>(of intent: Intent) -> [Any]? {
    let whole = Mirror(reflecting: intent)
    if whole.displayStyle == .struct && whole.children.count > 1 {
      return whole.children.map(\.value)
    }
    guard let payload = payload(of: intent) else { return nil }
    let mirror = Mirror(reflecting: payload)
    return mirror.displayStyle == .tuple ? mirror.children.map(\.value) : [payload]
  }

  private static func payload<Intent>(of intent: Intent) -> Any? {
    let mirror = Mirror(reflecting: intent)
    switch mirror.displayStyle {
    case .enum, .optional: return mirror.children.first?.value
    case .struct where mirror.children.count == 1: return mirror.children.first?.value
    default: return nil
    }
  }
}
