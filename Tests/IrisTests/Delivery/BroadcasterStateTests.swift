import Foundation
import Iris
import Testing

@Suite struct `The state of a broadcaster` {
  private var state = BroadcasterState<Page>(capacity: 2)

  private func baton(_ id: NavFlow.ID) -> Baton<Page> {
    Baton(.home, flow: NavFlow(id: id, source: .tap, startedAt: Date(timeIntervalSince1970: 0)))
  }

  private func subscriber() -> BroadcasterStatus.Subscriber {
    BroadcasterStatus.Subscriber(id: UUID(), scene: nil, buffering: .unbounded)
  }

  @Test mutating func `remembers a baton that is sent again once and last`() {
    _ = state.send(baton("a"))
    _ = state.send(baton("b"))
    _ = state.resend(baton("a"))
    let welcome = state.subscribe(subscriber(), replay: .last(9))
    #expect(welcome.replay == [baton("b"), baton("a")])
    #expect(state.status.lapsedCount == 0)
  }

  @Test mutating func `lets nobody consume what it no longer remembers`() {
    for id: NavFlow.ID in ["a", "b", "c"] { _ = state.send(baton(id)) }
    let forgotten = state.consume("a")
    let remembered = state.consume("b")
    let unknown = state.consume("z")
    #expect(!forgotten && remembered && !unknown)
    #expect(state.status.lapsedCount == 1)
  }

  @Test mutating func `counts as lapsed only what nobody consumed`() {
    _ = state.send(baton("a"))
    _ = state.consume("a")
    for id: NavFlow.ID in ["b", "c", "d"] { _ = state.send(baton(id)) }
    #expect(state.status.lapsedCount == 1)
  }

  @Test mutating func `keeps one baton at least`() {
    state = BroadcasterState(capacity: 0)
    _ = state.send(baton("a"))
    let welcome = state.subscribe(subscriber(), replay: .last(9))
    #expect(welcome.replay == [baton("a")])
  }

  @Test mutating func `watches for duplicates of no more links than it remembers`() {
    var admitted: [Bool] = []
    for text in ["a", "b", "b", "c", "a"] {
      admitted.append(state.admit(text, scene: nil, moment: .zero, window: .seconds(1)))
    }
    #expect(admitted == [true, true, false, true, true])
    #expect(state.status.duplicateCount == 1)
  }

  @Test mutating func `names the receivers in the order they came`() {
    let subscribers = [subscriber(), subscriber(), subscriber()]
    for subscriber in subscribers { _ = state.subscribe(subscriber, replay: .none) }
    state.forget(subscribers[1].id)
    let receivers = state.send(baton("a"))
    #expect(receivers == [subscribers[0].id, subscribers[2].id])
    #expect(state.status[subscribers[2].id]?.sentCount == 1)
    #expect(state.status[subscribers[1].id] == nil)
  }

  @Test mutating func `is left whole by each transition`() {
    let first = subscriber()
    _ = state.subscribe(first, replay: .none)
    let ended = state.finish()
    let endedAgain = state.finish()
    #expect(ended == [first.id])
    #expect(endedAgain == [])
    let late = state.subscribe(subscriber(), replay: .last(1))
    #expect(late.isLast)
    #expect(state.status.subscribers.isEmpty)
    state.countDrops(2, of: first.id)
    #expect(state.status.droppedCount == 2)
  }
}
