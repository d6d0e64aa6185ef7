/// One decoded name and value of a link's query.
///
/// ```swift
/// QueryItem(name: "utm_source", value: "newsletter")
/// ```
///
/// A name that stood without `=` has an empty value.
public struct QueryItem: Hashable, Sendable, Codable {
  /// The decoded name.
  public let name: String
  /// The decoded value; empty where the link gave none.
  public let value: String

  /// Makes an item from decoded text.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

extension QueryItem: CustomStringConvertible {
  /// The item as `name=value`, on one line.
  public var description: String { "\(VisibleText("\(name)=\(value)"))" }
}
