import Foundation
import Iris

/// A value as plain data, found by reflection: what an intent looks like in JSON and on a line.
///
/// ```swift
/// Reflected(BookstoreLink.catalogue(.book(id: "42")))
/// // {"catalogue":{"book":{"id":"42"}}}   .catalogue(.book(id: "42"))
/// ```
///
/// A value that describes itself, and one that wraps a raw value, is that text or number.
indirect enum Reflected {
  case none
  case bool(Bool)
  case number(Int)
  case text(String)
  case list([Reflected])
  case record([(name: String, value: Reflected)])
  case choice(String, [(name: String?, value: Reflected)])

  /// Reflects a value.
  init(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    switch (mirror.displayStyle, value) {
    case (.optional, _): self = mirror.children.first.map { Reflected($0.value) } ?? .none
    case (_, let value as Bool): self = .bool(value)
    case (_, let value as Date): self = .text(value.formatted(.iso8601))
    case (_, let value as any FixedWidthInteger): self = .number(Int(clamping: value))
    case (.collection, _): self = .list(mirror.children.map { Reflected($0.value) })
    case (_, let value as any CustomStringConvertible): self = .text(value.description)
    case (_, let value as any RawRepresentable): self = Reflected(value.rawValue)
    case (.enum, _): self = .choice(Self.name(of: value, mirror), Self.payload(mirror))
    default: self = .record(mirror.children.map { ($0.label ?? "", Reflected($0.value)) })
    }
  }

  private static func name(of value: Any, _ mirror: Mirror) -> String {
    mirror.children.first?.label ?? "\(value)"
  }

  private static func payload(_ mirror: Mirror) -> [(name: String?, value: Reflected)] {
    guard let payload = mirror.children.first?.value else { return [] }
    let inner = Mirror(reflecting: payload)
    guard inner.displayStyle == .tuple else { return [(nil, Reflected(payload))] }
    return inner.children.map { child in
      (child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }, Reflected(child.value))
    }
  }
}

extension Reflected: CustomStringConvertible {
  /// The value as code reads it.
  var description: String {
    switch self {
    case .none: "nil"
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let value): "\"\(VisibleText(value))\""
    case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .record(let fields):
      "(\(fields.map { "\($0.name): \($0.value)" }.joined(separator: ", ")))"
    case .choice(let name, let payload):
      ".\(name)" + (payload.isEmpty ? "" : "(\(Self.arguments(payload)))")
    }
  }

  private static func arguments(_ payload: [(name: String?, value: Reflected)]) -> String {
    payload.map { field in (field.name.map { "\($0): " } ?? "") + field.value.description }
      .joined(separator: ", ")
  }
}

extension Reflected: Encodable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Writes a case as an object of its name; its payload as an object of labels, a list, or alone.
  func encode(to encoder: any Encoder) throws {
    switch self {
    case .none:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value): try value.encode(to: encoder)
    case .number(let value): try value.encode(to: encoder)
    case .text(let value): try value.encode(to: encoder)
    case .list(let values): try values.encode(to: encoder)
    case .record(let fields):
      var container = encoder.container(keyedBy: Key.self)
      for field in fields { try container.encode(field.value, forKey: Key(field.name)) }
    case .choice(let name, let payload):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(Self.body(of: payload), forKey: Key(name))
    }
  }

  private static func body(of payload: [(name: String?, value: Reflected)]) -> Reflected {
    let named = payload.compactMap { field in field.name.map { (name: $0, value: field.value) } }
    if named.count == payload.count { return .record(named) }
    return payload.count == 1 ? payload[0].value : .list(payload.map(\.value))
  }
}
