import Iris

/// What a link of a generated table means: the route that read it and what it captured.
struct Reading: Equatable, Sendable {
  let route: Int
  let values: [String]
}

/// One part of a generated route's path.
enum PlainPart: Sendable {
  case literal(String)
  case capture(PlainConversion, prefix: String, suffix: String)
  case optional(PlainConversion)
  case rest

  static func capture(_ conversion: PlainConversion) -> PlainPart {
    .capture(conversion, prefix: "", suffix: "")
  }
}

/// A conversion that takes some texts and refuses others.
enum PlainConversion: URLConversion, CaseIterable {
  case any
  case digits
  case even

  func value(from text: String) -> String? {
    let bytes = Array(text.utf8)
    switch self {
    case .any: return text
    case .digits: return bytes.allSatisfy { (0x30...0x39).contains($0) } ? text : nil
    case .even: return bytes.last.map { $0 % 2 == 0 } == true ? text : nil
    }
  }

  func text(from value: String) -> String? { value }
}

/// A generated table: its routes as plain data, for the reference, and as Iris takes them.
struct DifferentialTable {
  let routes: [[PlainPart]]
  let foldsCase: Bool
  let router: URLPathRouter<Reading>

  init(_ routes: [[PlainPart]], foldsCase: Bool = false) {
    self.routes = routes
    self.foldsCase = foldsCase
    router = URLPathRouter(
      RouteTable {
        for (number, parts) in routes.enumerated() { Self.route(number, parts) }
      },
      origins: [.scheme("app"), .https("links.example")],
      options: RoutingOptions(literalCase: foldsCase ? .insensitive : .sensitive),
    )
  }

  private static func route(_ number: Int, _ parts: [PlainPart]) -> URLRoute<Reading> {
    var captures = 0
    var optionals = 0
    var hasRest = false
    let pieces = parts.map { part -> PathPiece in
      switch part {
      case .literal(let text): return .literal(text)
      case .capture(let conversion, let prefix, let suffix):
        captures += 1
        return .slot(Capture(conversion, prefix: prefix, suffix: suffix).slot)
      case .optional(let conversion):
        optionals += 1
        return .slot(Capture(optional: conversion).slot)
      case .rest:
        hasRest = true
        return .slot(Capture.rest(PlainConversion.any, .shown).slot)
      }
    }
    let text = String.self
    switch (captures, optionals, hasRest) {
    case (0, 0, false): return make(number, pieces)
    case (1, 0, false): return single(number, pieces, text)
    case (2, 0, false): return pair(number, pieces, text, text)
    case (3, 0, false): return make(number, pieces, text, text, text)
    case (0, 1, false): return single(number, pieces, String?.self)
    case (1, 1, false): return pair(number, pieces, text, String?.self)
    case (2, 1, false): return make(number, pieces, text, text, String?.self)
    case (3, 1, false): return make(number, pieces, text, text, text, String?.self)
    case (0, 2, false): return make(number, pieces, String?.self, String?.self)
    case (1, 2, false): return make(number, pieces, text, String?.self, String?.self)
    case (2, 2, false): return make(number, pieces, text, text, String?.self, String?.self)
    case (3, 2, false): return make(number, pieces, text, text, text, String?.self, String?.self)
    case (0, 0, true): return single(number, pieces, [String].self)
    case (1, 0, true): return pair(number, pieces, text, [String].self)
    case (2, 0, true): return make(number, pieces, text, text, [String].self)
    default: return make(number, pieces, text, text, text, [String].self)
    }
  }

  // One and two captures take their own initialisers, as they do in an app; the other half of the
  // tables' routes, those of a pack, is `make`.

  private static func single<Value: Sendable>(
    _ number: Int,
    _ pieces: [PathPiece],
    _ type: Value.Type,
  ) -> URLRoute<Reading> {
    let embed: @Sendable (Value) -> Reading = { reading(number, $0) }
    return URLRoute(embed) { RoutePattern<Value>(pieces) }
  }

  private static func pair<First: Sendable, Second: Sendable>(
    _ number: Int,
    _ pieces: [PathPiece],
    _ first: First.Type,
    _ second: Second.Type,
  ) -> URLRoute<Reading> {
    let embed: @Sendable (First, Second) -> Reading = { reading(number, $0, $1) }
    return URLRoute(embed) { RoutePattern<First, Second>(pieces) }
  }

  private static func make<each Value: Sendable>(
    _ number: Int,
    _ pieces: [PathPiece],
    _ type: repeat (each Value).Type,
  ) -> URLRoute<Reading> {
    let embed: @Sendable (repeat each Value) -> Reading = { (value: repeat each Value) in
      reading(number, repeat each value)
    }
    return URLRoute(embed) { RoutePattern<repeat each Value>(pieces) }
  }

  private static func reading<each Value>(_ number: Int, _ value: repeat each Value) -> Reading {
    var values: [String] = []
    repeat append(each value, to: &values)
    return Reading(route: number, values: values)
  }

  private static func append<Value>(_ value: Value, to values: inout [String]) {
    switch value {
    case let text as String: values.append(text)
    case let list as [String]: values += list
    default: break
    }
  }
}
