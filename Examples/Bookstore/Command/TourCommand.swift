import BookstoreApp
import Foundation
import Iris
import IrisTool

extension ToolCommand {
  static let tour = ToolCommand(
    "tour",
    summary: "play good, odd and hostile links through the shop",
    discussion: """
      Plays the links of a small tour through one shop, as open does, with a sign-in half-way: links \
      of every kind the shop has, some that lead elsewhere depending on where the user is, one that \
      waits, and some that nobody should open. It is what runs where no command is given.
      """,
    examples: ["tour", "tour --json"],
  ) { invocation in
    await TourCommand(output: Output(invocation)).run()
  }
}

/// Plays a dozen and a half links, good, odd and hostile, through one shop.
struct TourCommand {
  let output: Output
  private var isJSON: Bool { output.isJSON }

  /// One stop of the tour.
  private enum Stop {
    case say(String)
    case link(String)
    case signIn
  }

  private static let stops: [Stop] = [
    .say("Good links"),
    .link("bookstore://book/42"),
    .link("https://books.example.com/book/42/"),
    .link("bookstore://category/fantasy"),
    .link("bookstore://search?q=swift&page=2&utm_source=newsletter"),
    .link("bookstore://profile/username123"),
    .say("The same short link, from elsewhere: settings are a push here and a sheet there"),
    .link("bookstore://settings/privacy"),
    .link("bookstore://book/42/reviews/7"),
    .link("bookstore://settings/privacy"),
    .say("A link that waits for a sign-in, and one that stacks two layers"),
    .link("bookstore://orders/17#delivery"),
    .signIn,
    .link("bookstore://cart/checkout/payment"),
    .say("Odd links"),
    .link("HTTPS://BOOKS.EXAMPLE.COM/%62ook/a%2Fb"),
    .link("bookstore://b/42.html"),
    .link("bookstore://book/9999"),
    .link("bookstore://book"),
    .link("bookstore://category/fantsy"),
    .say("Hostile links"),
    .link("https://books.example.com@evil.example/book/42"),
    .link("https://books.example.com/shelf/%2E%2E/orders"),
    .link("bookstore://book/42%00"),
  ]

  /// Plays the tour.
  func run() async -> ToolExit {
    let shop = Bookstore()
    for stop in Self.stops {
      switch stop {
      case .say(let title):
        if !isJSON { output.write("\n" + output.styled("— \(title)", .label)) }
      case .link(let link):
        let report = await LinkReport.opening(link, in: shop)
        for line in isJSON ? [report.json] : [""] + report.lines(output) { output.write(line) }
      case .signIn:
        await shop.signIn()
        if !isJSON { await showSignIn(shop) }
      }
    }
    // A tour shows misses on purpose; it has done what it was asked.
    return .success
  }

  private func showSignIn(_ shop: Bookstore) async {
    output.write("\n" + output.styled("(somebody signs in, and the held link goes on)", .link))
    for (index, row) in "\(await shop.coordinator.state)".split(separator: "\n").enumerated() {
      let label = (index == 0 ? "state" : "").padding(toLength: 9, withPad: " ", startingAt: 0)
      output.write("  \(output.styled(label, .label)) \(row)")
    }
  }
}
