import Iris
import Testing

@Suite struct `The difference of two states` {
  private static let stacks = [[], ["x"], ["y"]]

  /// Every small state: two tabs, up to two layers.
  private static let states: [Letters] = {
    var layers: [[Letters.Layer]] = [[]]
    let single = ["x", "y"].flatMap { root in [[], ["x"]].map { Letters.Layer(root, stack: $0) } }
    layers += single.map { [$0] }
    layers += single.flatMap { below in single.map { [below, $0] } }
    return stacks.flatMap { a in
      stacks.flatMap { b in
        ["a", "b"].flatMap { selected in
          layers.map {
            Letters(
              tabs: [.init("a", stack: a), .init("b", stack: b)],
              selected: selected,
              layers: $0
            )
          }
        }
      }
    }
  }()

  /// Every step there is over such states.
  private static let alphabet: [LetterStep] = {
    let places: [StackPlace<String>] = [
      .front, .base, .tab("a"), .tab("b"), .layer(0), .layer(1),
    ]
    return ["x", "y"].flatMap { screen -> [LetterStep] in
      [.push(screen), .popTo(screen), .replace(with: screen), .present(screen)]
        + [.present(screen, stack: ["x"])]
    } + places.flatMap { place in stacks.map { .setStack($0, in: place) } }
      + [.pop(), .popToRoot, .select("a"), .select("b"), .retap("a"), .retap("b")]
      + [.dismiss, .dismissTo(layer: 0), .dismissAll]
  }()

  /// The least number of steps to every state, by trying all of them.
  private static func distances(from start: Letters) -> [Letters: Int] {
    let known = Set(states)
    var distance = [start: 0]
    var frontier = [start]
    while !frontier.isEmpty {
      var next: [Letters] = []
      for state in frontier {
        for step in alphabet {
          guard let reached = try? state.applying([step]), known.contains(reached) else { continue }
          guard distance[reached] == nil else { continue }
          distance[reached] = (distance[state] ?? 0) + 1
          next.append(reached)
        }
      }
      frontier = next
    }
    return distance
  }

  @Test(arguments: Array(stride(from: 0, to: 378, by: 37)))
  func `leads there in as few steps as a search of all steps finds`(index: Int) throws {
    let start = Self.states[index]
    let distances = Self.distances(from: start)
    #expect(distances.count == Self.states.count)
    for target in Self.states {
      let steps: [LetterStep] = try start.difference(to: target)
      #expect(try start.applying(steps) == target)
      #expect(steps.count == distances[target], "\(start)\n→\n\(target)\nby \(steps)")
    }
  }

  @Test func `uses the step a person would`() throws {
    func steps(_ from: Letters, _ to: Letters) throws -> [LetterStep] {
      try from.difference(to: to)
    }
    #expect(try steps(letters("a"), letters("a/x")) == [.push("x")])
    #expect(try steps(letters("a/xyz"), letters("a/x")) == [.pop(2)])
    #expect(try steps(letters("a/xyz"), letters("a")) == [.popToRoot])
    #expect(try steps(letters("a/xy"), letters("a/xz")) == [.replace(with: "z")])
    #expect(try steps(letters("a"), letters("a/xy")) == [.setStack(["x", "y"])])
    #expect(try steps(letters("a", layers: "sheet:s"), letters("a/x")) == [.dismiss, .push("x")])
    #expect(
      try steps(letters("a/x", "b"), letters("a/x", "b/yz", selected: "b"))
        == [.setStack(["y", "z"], in: .tab("b")), .select("b")]
    )
  }

  @Test func `refuses other tabs`() {
    let error = #expect(throws: NavigationError.self) {
      let _: [LetterStep] = try letters("a").difference(to: letters("b"))
    }
    #expect(
      error?.description
        == "the difference of two states: the states have different tabs, which no step can "
        + "change; set the state instead"
    )
  }
}

@Suite struct `A deep arrival` {
  enum Room: Hashable, Sendable, PlacedScreen {
    case list(Int)
    case item(Int)
    case notes(Int)
    case loop

    var parent: Self? {
      switch self {
      case .list: nil
      case .item(let number): .list(number)
      case .notes(let number): .item(number)
      case .loop: .loop
      }
    }
    var tab: String? { "lists" }
  }

  private typealias State = NavigationState<Room, String>
  private typealias Step = NavigationStep<Room, String, Never>

  @Test func `gets the stack its screens declare`() {
    let start = State(tabs: [.init("home", stack: [.loop]), .init("lists")], selected: "home")
    let arrived = start.arriving(at: .notes(1))
    #expect(arrived.frontStack == [.list(1), .item(1), .notes(1)])
    #expect(arrived.selectedTab == "lists")
    #expect(arrived.stack(in: .tab("home")) == [.loop])
    let steps: [Step] = start.arrival(at: .notes(1))
    #expect(steps == [.setStack(arrived.frontStack, in: .tab("lists")), .select("lists")])
  }

  @Test func `takes no step where it is already`() {
    let arrived = State(tabs: ["home", "lists"], selected: "home").arriving(at: .item(2))
    let steps: [Step] = arrived.arrival(at: .item(2))
    #expect(steps.isEmpty)
  }

  @Test func `ends at a screen that names itself its parent`() {
    #expect(Room.loop.backStack == [.loop])
  }
}
