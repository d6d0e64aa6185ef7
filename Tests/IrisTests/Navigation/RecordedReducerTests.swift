import Foundation
import Iris
import Testing

/// Recorded answers of another navigation library's reducers, for the rules the two share.
///
/// The records are not part of this package: `IRIS_SHARED` names the folder that holds them, by
/// default `shared` beside the package, and the tests are skipped where it is not there.
private enum Records {
  struct Route: Decodable {
    struct Past: Decodable {}

    let name: String
    /// Parameters the route had before, which going back brings back there; we have none.
    let history: [Past]?
  }

  struct Stack: Decodable {
    let routes: [Route]
    let index: Int?

    /// The routes that are on the stack; later ones are only prepared.
    var names: [String] { routes.prefix((index ?? routes.count - 1) + 1).map(\.name) }
  }

  struct Action: Decodable {
    struct Payload: Decodable {
      let name: String?
      let count: Int?
    }

    let type: String
    let payload: Payload?
    let source: String?
  }

  struct Config: Decodable {
    let routeNames: [String]
    let routeKeyChanges: [String]?
  }

  struct Record: Decodable {
    let router: String
    let method: String
    let state: Stack?
    let action: Action?
    let config: Config?
    let result: Stack?
    let usesGetId: Bool?
  }

  private static let path = "corpora/react-navigation/router-reducers.json"

  static var areThere: Bool { SharedData.data(path) != nil }

  static func read() throws -> [Record] {
    try SharedData.list(path, of: Record.self).filter { $0.usesGetId != true }
  }

  /// A stack of theirs, whose first route cannot go, as a layer of ours.
  static func layered(_ names: [String]) -> Letters {
    guard let root = names.first else { return Letters() }
    return Letters(layers: [.init(root, stack: Array(names.dropFirst()))])
  }
}

@Suite(.enabled(if: Records.areThere, SharedData.missing))
struct `Recorded reducers` {
  @Test func `agree on pushing, popping and replacing`() throws {
    var count = 0
    for record in try Records.read() where record.router == "stack" {
      guard let action = record.action, let state = record.state, action.source == nil,
        state.routes.allSatisfy({ $0.history == nil })
      else {
        continue
      }
      guard let step = Self.step(action, on: state.names, in: record.config) else { continue }
      count += 1
      let reached = try? Records.layered(state.names).applying([step])
      #expect(reached?.layers.first?.screens == record.result?.names, "\(state.names) \(action)")
    }
    #expect(count >= 25)
  }

  /// The step that says what an action says, where our rules and theirs are the same.
  ///
  /// Theirs pops as many as there are where too many are asked for, replaces where it cannot pop
  /// to a screen, and finds nothing to do at a root; ours refuses the first two and has nothing
  /// against the third.
  private static func step(
    _ action: Records.Action,
    on names: [String],
    in config: Records.Config?,
  ) -> LetterStep? {
    let name = action.payload?.name
    switch action.type {
    case "PUSH":
      guard let name, config?.routeNames.contains(name) == true else { return nil }
      return .push(name)
    case "GO_BACK": return .pop()
    case "POP":
      let count = action.payload?.count ?? 1
      return count < names.count || names.count == 1 ? .pop(count) : nil
    case "POP_TO_TOP": return names.count > 1 ? .popToRoot : nil
    case "POP_TO":
      guard let name, names.contains(name) else { return nil }
      return .popTo(name)
    case "REPLACE":
      guard let name, names.count > 1 else { return nil }
      return .replace(with: name)
    default: return nil
    }
  }

  @Test func `agree on selecting a tab`() throws {
    var count = 0
    for record in try Records.read() where record.router == "tab" {
      guard let action = record.action, action.type == "JUMP_TO", let state = record.state,
        let name = action.payload?.name, let index = state.index
      else { continue }
      let tabs = state.routes.map(\.name)
      var ours = Letters(tabs: tabs, selected: tabs[index])
      try? ours.apply(LetterStep.select(name))
      let theirs = record.result.flatMap { result in result.index.map { result.routes[$0].name } }
      #expect(ours.selectedTab == theirs ?? tabs[index])
      count += 1
    }
    #expect(count >= 20)
  }

  @Test func `agree on dropping the screens that are gone`() throws {
    var count = 0
    for record in try Records.read() where record.router == "stack" {
      guard let state = record.state, let config = record.config, let result = record.result,
        ["getStateForRouteNamesChange", "getRehydratedState"].contains(record.method),
        config.routeKeyChanges?.isEmpty != false, !config.routeNames.isEmpty,
        state.index == nil || state.index == state.routes.count - 1
      else { continue }
      let names = config.routeNames
      let saved = try Records.layered(state.names).saved()
      let restored = Letters.restored(from: saved, over: Letters()) { names.contains($0) }
      let left = restored.state.layers.first?.screens ?? []
      // Where nothing is left theirs goes back to its first screen; ours to the root below.
      if left.isEmpty { #expect(result.names.count == 1) } else { #expect(left == result.names) }
      count += 1
    }
    #expect(count >= 4)
  }
}
