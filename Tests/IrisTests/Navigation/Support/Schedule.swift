import Foundation
import Iris
import IrisTesting
import Testing

/// One run of a burst of links in an order the choices spell: at each point either the next link
/// is sent, or one of the places where something stands still goes on.
struct Schedule {
  let links: [String]
  let start: ShopState
  let gates: Int
  let configure: @Sendable (inout CoordinatorOptions) -> Void

  struct Result {
    let receipts: [Receipt<ShopLink>]
    let state: ShopState
    let trace: Trace<ShopFlow>
    let isSettled: Bool
    /// How many ways there were to go on at each choice.
    let widths: [Int]
    /// What was done, to read when something is wrong.
    let story: [String]
  }

  func run(_ choices: [Int]) async throws -> Result {
    let executor = ManualExecutor()
    let stepper = Stepper()
    let host = SteppedHost(stepper)
    let made = Box(0)
    let recorded = Box(0)
    let finished = Box<Set<Int>>([])
    var options = CoordinatorOptions()
    options.clock = ManualClock()
    options.flows = NavFlow.Generator {
      let number = made.change { count in
        count += 1
        return count
      }
      return NavFlow.ID(rawValue: "link-\(number)")
    } date: {
      recorded.change { $0 += 1 }
      return Date(timeIntervalSinceReferenceDate: 0)
    }
    configure(&options)
    let shop = Coordinator(
      ShopFlow(),
      codec: ShopCodec(),
      from: start,
      gates: (0..<gates).map { stepper.gate("gate \($0)") },
      host: host,
      options: options,
      sharingExecutorOf: Stage(on: executor),
    )
    var sent: [Task<Receipt<ShopLink>, Never>] = []
    var widths: [Int] = []
    var story: [String] = []
    while true {
      let maySend = sent.count < links.count ? 1 : 0
      let width = maySend + stepper.pauses.count
      if width == 0 { break }
      let choice = widths.count < choices.count ? choices[widths.count] : 0
      widths.append(width)
      let before = recorded.value
      if choice < maySend {
        let url = shopURL(links[sent.count])
        story.append("send \(links[sent.count])")
        let number = sent.count + 1
        sent.append(
          Task {
            let receipt = await shop.open(url)
            finished.change { $0.insert(number) }
            executor.poke()
            return receipt
          }
        )
      } else {
        story.append("go on: \(stepper.pauses[choice - maySend])")
        stepper.resume(at: choice - maySend)
      }
      // What was let go has got there when it has written a trace entry, which asks for the date;
      // and then only the newest link can still be on its way.
      repeat {
        await executor.arrival()
        await executor.settle()
      } while recorded.value == before
        || !(finished.value.contains(sent.count) || stepper.stands(sent.count))
    }
    await executor.free()
    var receipts: [Receipt<ShopLink>] = []
    for task in sent { receipts.append(await task.value) }
    return Result(
      receipts: receipts,
      state: await shop.state,
      trace: await shop.trace,
      isSettled: await shop.isSettled,
      widths: widths,
      story: story,
    )
  }

  /// Runs every order there is.
  ///
  /// - Returns: How many there were.
  func explore(_ check: (Result) throws -> Void) async throws -> Int {
    var choices: [Int] = []
    var count = 0
    while true {
      let result = try await run(choices)
      count += 1
      try check(result)
      var next = choices + Array(repeating: 0, count: result.widths.count - choices.count)
      while let last = next.last, last + 1 >= result.widths[next.count - 1] { next.removeLast() }
      guard let last = next.popLast() else { return count }
      choices = next + [last + 1]
    }
  }
}
