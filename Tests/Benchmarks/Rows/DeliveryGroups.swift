import Dispatch
import Foundation
import Iris

/// What delivering and applying costs: the broadcaster's and the coordinator's throughput.
///
/// These rows cross threads, so they are measured by the clock on the wall and no ratio of them is
/// held against a bar.
enum DeliveryGroups {
  private static let count = 1_000

  static func broadcaster() -> Group {
    let router = URLPathRouter(BookStore.routes, origins: [.scheme("bookstore")])
    let codec = URLCodec(router, fallback: .unknown)
    let urls = (0..<count).compactMap { URL(string: "bookstore://book/\($0)") }
    let floor = Operation("parse, on one thread", per: count, clock: .wall) {
      for url in urls { keep(codec.parse(url)) }
    }
    let rows = [1, 16].map { subscribers in
      Operation("a link to \(subscribers) subscribers", per: count, clock: .wall) {
        let broadcaster = Broadcaster(codec)
        let subscriptions = (0..<subscribers).map { _ in
          broadcaster.subscribe(buffering: .newest(count))
        }
        for url in urls { broadcaster.receive(url) }
        broadcaster.finish()
        wait {
          await withTaskGroup(of: Int.self) { group in
            for subscription in subscriptions {
              group.addTask {
                var seen = 0
                for await _ in subscription { seen += 1 }
                return seen
              }
            }
            for await seen in group { require(seen == count) }
          }
        }
      }
    }
    return Group("delivering/broadcaster", [floor] + rows)
  }

  static func coordinator() -> Group {
    let router = URLPathRouter(BookStore.routes, origins: [.scheme("bookstore")])
    let codec = URLCodec(router, fallback: .unknown)
    let urls = (0..<count).compactMap { URL(string: "bookstore://book/\($0)") }
    return Group(
      "navigating/coordinator",
      [
        Operation("parse, on one thread", per: count, clock: .wall) {
          for url in urls { keep(codec.parse(url)) }
        },
        Operation("a link opened, one after the other", per: count, clock: .wall) {
          let coordinator = Coordinator(ShelfFlow(), codec: codec, from: ShelfFlow.State())
          wait { for url in urls { keep(await coordinator.open(url)) } }
        },
      ]
    )
  }

  /// Runs something asynchronous to its end.
  private static func wait(_ work: @escaping @Sendable () async -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task {
      await work()
      done.signal()
    }
    done.wait()
  }
}

/// Shows one book, whichever was asked for.
private struct ShelfFlow: NavigationFlow {
  enum Screen: Hashable, Sendable { case book(String) }
  typealias Intent = BookStore
  typealias Tab = Never
  typealias Effect = Never

  func steps(for intent: BookStore, from state: State) -> [Step] {
    guard case .book(let id) = intent else { return [] }
    return [.popToRoot, .push(.book(id.rawValue))]
  }

  func intent(for state: State) -> BookStore? { nil }
}
