/// What happens to the shop, event by event, as a file says it.
///
/// ```text
/// look-up 300ms                    # asking the catalogue takes so long from here on
/// link bookstore://book/42
/// wait 100ms
/// link bookstore://category/fantasy
/// ```
struct Script {
  /// One event.
  enum Event: Equatable {
    /// A link arrives.
    case link(String)
    /// The user taps what a link leads to.
    case tap(String)
    /// Somebody signs in.
    case signIn
    /// Whoever is signed in signs out.
    case signOut
    /// The user goes back one screen.
    case back
    /// Time passes.
    case wait(Duration)
    /// Asking the catalogue takes this long from here on.
    case lookUp(Duration)
    /// Showing a step takes this long from here on.
    case show(Duration)
  }

  /// Why a line is no event; line 0 stands for the whole file.
  struct Fault: Error, CustomStringConvertible {
    let line: Int
    let text: String
    let problem: String

    /// The line, its text, what is wrong and what to do.
    var description: String { line == 0 ? problem : "line \(line): \"\(text)\" \(problem)" }
  }

  /// The events with their text, in order.
  let events: [(text: String, event: Event)]

  /// Reads a script.
  init(_ text: String) throws(Fault) {
    var events: [(text: String, event: Event)] = []
    for (index, row) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      // A number sign inside a link is its fragment; a comment has a space in front of it.
      let code =
        row.hasPrefix("#") ? "" : row.firstRange(of: " #").map { row[..<$0.lowerBound] } ?? row
      let words = code.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let verb = words.first else { continue }
      let line = words.joined(separator: " ")
      guard words.count <= 2 else {
        throw Fault(
          line: index + 1,
          text: line,
          problem: "has too many words; write one event a line"
        )
      }
      do throws(Problem) {
        events.append((line, try Self.event(verb, words.dropFirst().first)))
      } catch {
        throw Fault(line: index + 1, text: line, problem: error.text)
      }
    }
    self.events = events
  }

  private struct Problem: Error { let text: String }

  private static func event(_ verb: String, _ argument: String?) throws(Problem) -> Event {
    switch (verb, argument) {
    case ("link", let url?): return .link(url)
    case ("tap", let url?): return .tap(url)
    case ("link", nil), ("tap", nil):
      throw Problem(text: "has no link; write \(verb) bookstore://book/42")
    case ("sign-in", nil): return .signIn
    case ("sign-out", nil): return .signOut
    case ("back", nil): return .back
    case ("wait", let time?): return .wait(try duration(time))
    case ("look-up", let time?): return .lookUp(try duration(time))
    case ("show", let time?): return .show(try duration(time))
    case ("wait", nil), ("look-up", nil), ("show", nil):
      throw Problem(text: "has no time; write \(verb) 250ms or \(verb) 2s")
    default:
      throw Problem(
        text: "is no event; use link, tap, sign-in, sign-out, back, wait, look-up or show"
      )
    }
  }

  private static func duration(_ text: String) throws(Problem) -> Duration {
    let (digits, isWhole) =
      text.hasSuffix("ms") ? (text.dropLast(2), false) : (text.dropLast(), text.hasSuffix("s"))
    guard text.hasSuffix("s"), let number = Int(digits), (0...86_400_000).contains(number) else {
      throw Problem(text: "has no time that can be read; write 250ms or 2s")
    }
    return isWhole ? .seconds(number) : .milliseconds(number)
  }
}
