import Iris
import Testing

@Suite struct `Applying a step` {
  struct Case: CustomTestStringConvertible {
    let before: Letters
    let step: LetterStep
    let after: Letters
    var testDescription: String { "\(step)" }
  }

  @Test(arguments: [
    Case(before: letters("a/x", "b"), step: .push("y"), after: letters("a/xy", "b")),
    Case(before: letters("a/xyz"), step: .pop(), after: letters("a/xy")),
    Case(before: letters("a/xyz"), step: .pop(3), after: letters("a")),
    Case(before: letters("a/xyz"), step: .popToRoot, after: letters("a")),
    Case(before: letters("a"), step: .popToRoot, after: letters("a")),
    Case(before: letters("a/xyx"), step: .popTo("y"), after: letters("a/xy")),
    Case(before: letters("a/xyxz"), step: .popTo("x"), after: letters("a/xyx")),
    Case(before: letters("a/xy"), step: .replace(with: "z"), after: letters("a/xz")),
    Case(before: letters("a/xy"), step: .setStack(["z"]), after: letters("a/z")),
    Case(
      before: letters("a/x", "b"),
      step: .setStack(["z"], in: .tab("b")),
      after: letters("a/x", "b/z")
    ),
    Case(
      before: letters("a/x", "b"),
      step: .select("b"),
      after: letters("a/x", "b", selected: "b")
    ),
    Case(before: letters("a/x", "b"), step: .retap("b"), after: letters("a/x", "b", selected: "b")),
    Case(before: letters("a/x", "b"), step: .retap("a"), after: letters("a", "b")),
    Case(before: letters("a/x"), step: .present("s"), after: letters("a/x", layers: "sheet:s")),
    Case(
      before: letters("a/x", layers: "sheet:s"),
      step: .push("y"),
      after: letters("a/x", layers: "sheet:s/y")
    ),
    Case(
      before: letters("a/x", layers: "sheet:s/yz"),
      step: .popTo("s"),
      after: letters("a/x", layers: "sheet:s")
    ),
    Case(
      before: letters("a/x", layers: "sheet:s"),
      step: .setStack([], in: .base),
      after: letters("a", layers: "sheet:s")
    ),
    Case(
      before: letters("a", layers: "sheet:s", "sheet:t"),
      step: .setStack(["y"], in: .layer(0)),
      after: letters("a", layers: "sheet:s/y", "sheet:t")
    ),
    Case(before: letters("a", layers: "sheet:s"), step: .dismiss, after: letters("a")),
    Case(
      before: letters("a", layers: "sheet:s", "sheet:t", "sheet:u"),
      step: .dismissTo(layer: 0),
      after: letters("a", layers: "sheet:s")
    ),
    Case(
      before: letters("a", layers: "sheet:s", "sheet:t"),
      step: .dismissAll,
      after: letters("a")
    ),
    Case(before: letters("a"), step: .dismissAll, after: letters("a")),
    Case(before: letters("a/x"), step: .perform("ring"), after: letters("a/x")),
  ])
  func `leads to one state`(_ example: Case) throws {
    var state = example.before
    try state.apply(example.step)
    #expect(state == example.after)
  }

  struct Refusal: CustomTestStringConvertible {
    let step: LetterStep
    let reason: NavigationError.Reason
    let text: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    Refusal(
      step: .pop(3),
      reason: .tooFewScreens(1),
      text: "pop(3): only 1 screen is above the root; pop fewer, or pop to the root"
    ),
    Refusal(
      step: .pop(0),
      reason: .nothingToPop,
      text: "pop(0): nothing would go; pop one screen or more"
    ),
    Refusal(
      step: .popTo("secret"),
      reason: .noSuchScreen,
      text: "popTo(String): the stack in front does not hold it; push it, or set the stack"
    ),
    Refusal(
      step: .select("c"),
      reason: .noSuchTab,
      text: "select(c): the state has no such tab; name one it was made with"
    ),
    Refusal(
      step: .retap("c"),
      reason: .noSuchTab,
      text: "retap(c): the state has no such tab; name one it was made with"
    ),
    Refusal(
      step: .setStack([], in: .tab("c")),
      reason: .noSuchTab,
      text: "setStack([], in: tab(c)): the state has no such tab; name one it was made with"
    ),
    Refusal(
      step: .dismiss,
      reason: .noLayer,
      text: "dismiss: no layer is up; pop instead"
    ),
    Refusal(
      step: .dismissTo(layer: 2),
      reason: .noSuchLayer(0),
      text: "dismissTo(layer: 2): only 0 layers are up; count them from 0 at the bottom"
    ),
    Refusal(
      step: .setStack([], in: .layer(-1)),
      reason: .noSuchLayer(0),
      text: "setStack([], in: layer(-1)): only 0 layers are up; count them from 0 at the bottom"
    ),
  ])
  func `that cannot apply says why and changes nothing`(_ refusal: Refusal) {
    let before = letters("a/x", "b")
    var state = before
    let error = #expect(throws: NavigationError.self) { try state.apply(refusal.step) }
    #expect(error?.reason == refusal.reason)
    #expect(error?.description == refusal.text)
    #expect(state == before)
  }

  @Test func `refuses to replace a root`() {
    var state = letters("a", layers: "sheet:s")
    let error = #expect(throws: NavigationError.self) {
      try state.apply(LetterStep.replace(with: "y"))
    }
    #expect(
      error?.description
        == "replace(with: String): the stack in front is empty and its root stays; push instead"
    )
  }

  @Test func `refuses a plan whole`() {
    var state = letters("a")
    let plan: [LetterStep] = [.push("x"), .push("y"), .pop(9)]
    #expect(throws: NavigationError.self) { try state.apply(plan) }
    #expect(state == letters("a"))
  }

  @Test(arguments: [
    (NavigationError.Reason.differentTabs, "the states have different tabs"),
    (.unprintable("no route"), "the link cannot be printed (no route)"),
    (.divertedTooOften, "the gates divert it in a circle"),
    (.hostFailed("no window"), "the host could not show it (no window)"),
    (.unsavedWork, "a screen with unsaved work would be left"),
    (.neverSettled, "what is on screen changed before the first step, again and again"),
  ])
  func `has words for every other reason`(reason: NavigationError.Reason, words: String) throws {
    let text = String(describing: NavigationError(reason, step: "link"))
    #expect(text.hasPrefix("link: \(words)"))
    #expect(text.contains("; "))
    #expect(!text.contains("\n"))
  }
}

@Suite struct `A state in print` {
  @Test func `is a tree with one screen a line`() {
    let state = letters("home/xy", "orders", selected: "orders", layers: "sheet:s/t", "cover:u")
    #expect(
      state.description == """
        tabs
          home
            "x"
            "y"
          orders (selected)
        sheet "s"
          "t"
        cover "u"
        """
    )
  }

  @Test func `names an app without tabs by its stack`() {
    #expect(NavigationState<Int, Never>(stack: [1, 2]).description == "stack\n  1\n  2")
  }

  @Test func `is one line a screen whatever the screen holds`() {
    let state = NavigationState<String, Never>(stack: ["a\nb\u{202E}\u{7}"])
    #expect(state.description == "stack\n  \"a\\nb\\u{202e}\\u{7}\"")
  }

  @Test func `sorts what has no order`() {
    struct Filter: Hashable, Sendable {
      let tags: Set<String>
      let limits: [String: Int]
    }
    let filter = Filter(tags: ["c", "a", "b"], limits: ["z": 1, "y": 2])
    #expect(
      NavigationState<Filter, Never>(stack: [filter]).description
        == "stack\n  Filter(tags: [\"a\", \"b\", \"c\"], limits: [\"y\": 2, \"z\": 1])"
    )
  }
}

@Suite struct `A state without tabs` {
  @Test func `has one stack and no tab to select`() throws {
    var state = NavigationState<Int, Never>()
    try state.apply(NavigationStep<Int, Never, Never>.push(1))
    #expect(state.frontStack == [1])
    #expect(state.tabs.isEmpty)
    #expect(state.selectedTab == nil)
  }

  @Test func `is no larger than its stack and its layers`() {
    let arrays = 2 * MemoryLayout<[Int]>.stride
    #expect(MemoryLayout<NavigationState<Int, Never>>.size <= arrays + 2 * MemoryLayout<Int>.size)
  }
}
