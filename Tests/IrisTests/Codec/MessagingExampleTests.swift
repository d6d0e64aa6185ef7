import Foundation
import Iris
import Testing

/// A conversation's identifier, a tagged text as many apps have them.
private struct Tagged<Tag, RawValue: Hashable & Sendable>: RawRepresentable, Hashable, Sendable {
  let rawValue: RawValue
}

private enum ConversationTag {}
private typealias ConversationID = Tagged<ConversationTag, String>

/// The messaging app's intents: what a link, a notification and a shortcut all mean.
private enum MessagingIntent: Equatable, Sendable {
  case conversation(ConversationID)
  case message(ConversationID, number: Int)
  case inbox
}

private let messaging = URLCodec(
  URLPathRouter<MessagingIntent>(origins: .scheme("botmessages"), .https("messages.example.com")) {
    URLRoute(MessagingIntent.conversation) { Path("conversation", Capture(ConversationID.self)) }
    URLRoute(MessagingIntent.message) {
      Path("conversation", Capture(ConversationID.self), Capture(Int.self))
    }
    URLRoute(.inbox) { Path("inbox") }
  },
  fallback: .inbox
)

@Suite struct `A messaging app's links` {
  @Test(arguments: [
    "botmessages://conversation/aria-7", "https://messages.example.com/conversation/aria-7",
  ])
  func `mean one conversation, whatever brought them`(link: String) throws {
    let url = try #require(URL(string: link))
    #expect(messaging.parse(url) == .conversation(ConversationID(rawValue: "aria-7")))
  }

  @Test(arguments: ["botmessages://conversation", "botmessages://settings", "mailto:a@b.example"])
  func `fall back to the inbox where nothing reads them`(link: String) throws {
    #expect(messaging.parse(try #require(URL(string: link))) == .inbox)
  }

  @Test func `are printed for what they mean`() throws {
    let aria = ConversationID(rawValue: "aria-7")
    #expect(
      try messaging.url(for: .message(aria, number: 3)).absoluteString
        == "botmessages://conversation/aria-7/3"
    )
  }

  @Test func `reach everybody who listens, as one baton`() async throws {
    let broadcaster = Broadcaster(messaging)
    let early = broadcaster.subscribe()
    let url = try #require(URL(string: "botmessages://conversation/aria-7?utm_source=push"))
    let baton = try #require(await broadcaster.send(url))
    let late = broadcaster.subscribe()
    broadcaster.finish()
    for batons in [early, late] {
      var seen: [Baton<MessagingIntent>] = []
      for await baton in batons { seen.append(baton) }
      #expect(seen == [baton])
      #expect(seen.first?.intent == .conversation(ConversationID(rawValue: "aria-7")))
      #expect(seen.first?.flow.unclaimedItems == [QueryItem(name: "utm_source", value: "push")])
    }
  }
}
