import Foundation
import Iris
import Testing

/// The screens of version 2; version 1 had `promo` as well.
private enum Screen: Hashable, Sendable, Codable {
  case home
  case article(Int)
}

private enum OldScreen: Hashable, Sendable, Codable {
  case home
  case article(Int)
  case promo(Int)
}

private enum Tab: String, Hashable, Sendable, Codable { case news, saved }

private enum OldTab: String, Hashable, Sendable, Codable { case news, saved, radio }

private typealias State = NavigationState<Screen, Tab>
private typealias OldState = NavigationState<OldScreen, OldTab>

@Suite struct `Restoring a state` {
  private let initial = State(tabs: [.news, .saved], selected: .news)

  @Test func `brings back what was saved`() throws {
    let state = State(
      tabs: [.init(.news, stack: [.article(1)]), .init(.saved)],
      selected: .saved,
      layers: [.init(.home, as: .fullScreenCover, stack: [.article(2)])],
    )
    let restored = State.restored(from: try state.saved(), over: initial)
    #expect(restored.state == state)
    #expect(restored.isComplete)
    #expect(try JSONDecoder().decode(State.self, from: state.saved()) == state)
  }

  @Test func `drops the screens the app no longer has and says which`() throws {
    let old = OldState(
      tabs: [
        .init(.news, stack: [.home, .promo(3), .article(1)]), .init(.radio, stack: [.article(9)]),
      ],
      selected: .radio,
      layers: [.init(.promo(4), stack: [.article(7)]), .init(.promo(5))],
    )
    let restored = State.restored(from: try old.saved(), over: initial) { $0 != .article(1) }
    #expect(
      restored.state
        == State(
          tabs: [.init(.news, stack: [.home]), .init(.saved)],
          selected: .news,
          layers: [.init(.article(7))],
        )
    )
    #expect(
      restored.dropped.map(\.description) == [
        #"tab news: {"promo":{"_0":3}} no longer reads"#,
        #"tabs: "radio" no longer reads"#,
        #"selected tab: "radio" no longer reads"#,
        #"layer 0: {"promo":{"_0":4}} no longer reads"#,
        #"layer 1: {"promo":{"_0":5}} no longer reads"#,
        "tab news: article(1) no longer exists",
      ]
    )
  }

  @Test(arguments: [
    "", "{", "null", "[]", "7", #""x""#, "\u{0}\u{1}", String(repeating: "[", count: 100_000),
  ])
  func `gives the initial state for bytes that make no sense`(text: String) {
    let restored = State.restored(from: Data(text.utf8), over: initial)
    #expect(restored.state == initial)
    #expect(!restored.isComplete)
  }

  @Test(arguments: [
    #"{"tabs":7,"selected":[],"layers":"x"}"#,
    #"{"tabs":[{"tab":"news","stack":{}}],"layers":[{"kind":1}]}"#,
    #"{"tabs":[[]],"layers":[{"kind":"sheet","root":9,"stack":5}]}"#,
  ])
  func `drops parts of another shape and never fails`(text: String) {
    let restored = State.restored(from: Data(text.utf8), over: initial)
    #expect(restored.state == initial)
    #expect(!restored.isComplete)
  }

  @Test func `reports a tab that the app has elsewhere`() throws {
    let saved = State(tabs: [.news, .saved], selected: .saved)
    let restored = State.restored(
      from: try saved.saved(),
      over: State(tabs: [.news], selected: .news)
    )
    #expect(restored.state == State(tabs: [.news], selected: .news))
    #expect(
      restored.dropped.map(\.description) == [
        "tabs: saved is not a tab of the app", "selected tab: saved is not a tab of the app",
      ]
    )
  }

  @Test func `writes equal states as equal bytes`() throws {
    let state = State(tabs: [.news, .saved], selected: .news)
    #expect(
      String(decoding: try state.saved(), as: UTF8.self)
        == #"{"layers":[],"selected":"news","tabs":[{"stack":[],"tab":"news"},{"stack":[],"tab":"saved"}]}"#
    )
  }

  @Test func `refuses to read exactly what is not exact`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(State.self, from: Data(#"{"layers":[]}"#.utf8))
    }
  }
}
