import BookstoreApp
import Foundation
import Iris
import IrisClock
import IrisTool

extension ToolCommand {
  static let play = ToolCommand(
    "play",
    summary: "play a script of links, taps and sign-ins",
    discussion: """
      Plays a script on a clock of its own, and prints everything the coordinator did: its trace. A \
      script has one event a line, and # begins a comment: link URL, tap URL, sign-in, sign-out, back, \
      wait 250ms, look-up 300ms (how long asking the catalogue takes from there on), show 200ms (how \
      long showing a step takes). The status is 1 when a link fell back. With --json the trace is one \
      object a line.
      """,
    arguments: [ToolArgument(.file("FILE"), help: "the script, or - for standard input")],
    examples: ["play Examples/Bookstore/Scripts/race.txt"],
  ) { invocation throws(ToolFailure) in
    let path = invocation.argument(0) ?? "-"
    let script: Script
    do throws(Script.Fault) {
      script = try Script(try text(of: path))
    } catch {
      throw ToolFailure("\(VisibleText(path)), \(VisibleText(error.description))")
    }
    return await Stage(output: Output(invocation)).play(script)
  }

  private static func text(of path: String) throws(Script.Fault) -> String {
    if path == "-" { return Array(AnyIterator { readLine() }).joined(separator: "\n") }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Script.Fault(line: 0, text: "", problem: "cannot be read; name a script that exists")
    }
    return String(decoding: data, as: UTF8.self)
  }
}

/// The shop on a clock that stands still between events.
///
/// Where every link ends is the same each time a script is played. When a look-up that nobody waits
/// for any more comes back, and so the line that says it is ignored, is up to the system.
@MainActor
private final class Stage {
  private let output: Output
  private var isJSON: Bool { output.isJSON }
  private let clock = ManualClock()
  private let pauses: Pauses
  private let shop: Bookstore
  private var status = ToolExit.success
  private var printed = 0
  private var expected = 0

  init(output: Output) {
    self.output = output
    let clock = self.clock
    let pauses = Pauses(clock: clock)
    self.pauses = pauses
    var options = CoordinatorOptions()
    options.clock = clock
    options.traceLimit = 100_000
    options.flows = .sequence("link") {
      Date(timeIntervalSince1970: clock.now.offset / .seconds(1))
    }
    shop = Bookstore(
      options: options,
      host: PausingHost(pauses: pauses),
      lookUp: { try await pauses.waitForLookUp() },
    )
  }

  func play(_ script: Script) async -> ToolExit {
    for (text, event) in script.events {
      if !isJSON { output.write(output.styled("\(time)  \(VisibleText(text))", .link)) }
      await perform(event)
      await settle()
      await showTrace()
    }
    if isJSON {
      output.write(await shop.coordinator.trace.jsonLines)
    } else {
      output.write("\n\(await shop.coordinator.state)")
      if let address = await shop.coordinator.address {
        output.write("address \(address.absoluteString)")
      }
    }
    return status
  }

  private func perform(_ event: Script.Event) async {
    let coordinator = shop.coordinator
    let shop = shop
    switch event {
    case .link(let text):
      guard let url = url(text) else { return }
      expect { await coordinator.open(url) }
    case .tap(let text):
      guard let url = url(text) else { return }
      let intent = BookstoreLink.codec.parse(url)
      expect { await coordinator.tap(intent) }
    case .signIn: expect { await shop.signIn() }
    case .signOut: expect { await shop.signOut() }
    case .back: expect { await coordinator.apply([.pop()]) }
    case .lookUp(let duration): pauses.setLookUp(duration)
    case .show(let duration): pauses.setShow(duration)
    case .wait(let duration): await wait(duration)
    }
  }

  private func url(_ text: String) -> URL? {
    let url = URL(string: text)
    if url.flatMap(BookstoreLink.router.match) == nil {
      status = .findings
      if url == nil {
        output.complain("bookstore: \(VisibleText(text)) is no URL and opens nothing")
      }
    }
    return url
  }

  /// Lets something happen by the side, and expects to find its beginning in the trace.
  private func expect(_ event: @escaping @Sendable () async -> Void) {
    expected += 1
    Task { await event() }
  }

  private func expect<Result>(_ event: @escaping @Sendable () async -> Result) {
    expect { () -> Void in _ = await event() }
  }

  /// Moves the clock, from one waking to the next.
  private func wait(_ duration: Duration) async {
    let end = clock.now.advanced(by: duration)
    while let next = pauses.next(until: end) {
      clock.advance(to: next)
      await settle()
      await showTrace()
    }
    clock.advance(to: end)
  }

  /// Waits until nothing more happens without the clock.
  ///
  /// That is a fact and not a time: everything asked for has begun, and whatever has not ended is
  /// asleep, or waits for a step that is.
  private func settle() async {
    while true {
      let entries = await shop.coordinator.trace.entries
      let begun =
        entries.count { Self.isBeginning($0.event) } - entries.count(where: Self.isResumed)
      let sleepers = pauses.sleepers
      if begun >= expected, Self.isQuiet(entries, sleepers),
        pauses.next(until: clock.now) == nil
      {
        return
      }
      await Task.yield()
    }
  }

  private static func isBeginning(_ event: Trace<BookstoreFlow>.Event) -> Bool {
    switch event {
    case .received, .asked, .fulfilled, .revoked: true
    default: false
    }
  }

  private static func isResumed(_ entry: Trace<BookstoreFlow>.Entry) -> Bool {
    if case .resumed = entry.event { true } else { false }
  }

  private static func isQuiet(
    _ entries: [Trace<BookstoreFlow>.Entry],
    _ sleepers: Set<NavFlow.ID>,
  ) -> Bool {
    var last: [NavFlow.ID: Trace<BookstoreFlow>.Event] = [:]
    for entry in entries {
      guard let flow = entry.flow else { continue }
      if case .finished? = last[flow] { continue }
      last[flow] = entry.event
    }
    return last.allSatisfy { flow, event in
      switch event {
      case .finished: true
      case .deferred(let other): sleepers.contains(other)
      default: sleepers.contains(flow)
      }
    }
  }

  private func showTrace() async {
    if isJSON { return }
    let lines = await shop.coordinator.trace.description.split(separator: "\n")
    for line in lines.dropFirst(printed) {
      output.write("\(String(repeating: " ", count: 10))\(output.styled(String(line), .label))")
    }
    printed = lines.count
  }

  private var time: String {
    let milliseconds = Int(clock.now.offset / .milliseconds(1))
    let text = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000).\(String(repeating: "0", count: 3 - text.count))\(text)s"
      .padding(toLength: 8, withPad: " ", startingAt: 0)
  }
}
