import BookstoreApp
import Foundation
import Iris

/// What became of one link: its meaning, where it led, and how it prints.
struct LinkReport {
  let link: String
  let match: URLMatch<BookstoreLink>?
  let explanation: Explanation?
  let intent: BookstoreLink
  let canonical: String?
  let outcome: String
  let state: BookstoreFlow.State
  let isUnchanged: Bool

  /// Opens a link in the shop and reports on it.
  static func opening(_ link: String, in shop: Bookstore) async -> LinkReport {
    let router = BookstoreLink.router
    let before = await shop.coordinator.state
    guard let url = URL(string: link) else {
      return LinkReport(
        link: link,
        match: nil,
        explanation: router.explain(link),
        intent: .unknown,
        canonical: nil,
        outcome: "no URL",
        state: before,
        isUnchanged: true,
      )
    }
    let receipt = await shop.coordinator.open(url)
    let after = await shop.coordinator.state
    let match = router.match(url)
    return LinkReport(
      link: link,
      match: match,
      explanation: match == nil ? router.explain(url) : nil,
      intent: match?.intent ?? BookstoreLink.codec.parse(url),
      canonical: match == nil ? nil : router.canonical(url)?.absoluteString,
      outcome: Self.text(of: receipt),
      state: after,
      isUnchanged: before == after,
    )
  }

  private static func text(of receipt: Receipt<BookstoreLink>) -> String {
    switch receipt.outcome {
    case .applied: "applied"
    case .elided: "elided"
    case .held(let condition): "held until \(condition)"
    case .diverted(let intent): "diverted to \(Reflected(intent))"
    case .dropped(let reason): "dropped, \(reason)"
    case .superseded: "superseded"
    case .refused(let error): "refused, \(error)"
    }
  }

  /// Whether a route read the link.
  var isMatched: Bool { match != nil }
}

extension LinkReport {
  /// The report in lines, for people.
  func lines(_ output: Output) -> [String] {
    var lines = [output.styled("\(VisibleText(link))", .link)]
    func add(_ label: String, _ text: String, _ style: Output.Style = .plain) {
      let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, row) in rows.enumerated() {
        let head = index == 0 ? label : ""
        let padded = head.padding(toLength: 9, withPad: " ", startingAt: 0)
        lines.append("  \(output.styled(padded, .label)) \(output.styled(String(row), style))")
      }
    }
    add("intent", "\(Reflected(intent))", isMatched ? .good : .odd)
    if let match {
      add("route", match.route + (match.isAlias ? "  (an alias)" : ""))
      if !match.unclaimedItems.isEmpty {
        add("unclaimed", match.unclaimedItems.map(\.description).joined(separator: " "))
      }
    }
    if let explanation { add("reason", explanation.summary, .bad) }
    add("outcome", outcome)
    add("state", (isUnchanged ? "unchanged\n" : "") + "\(state)")
    if isMatched {
      add("prints", canonical == nil ? "nothing" : BookstoreLink.router.redacted(intent))
    }
    return lines
  }
}

extension LinkReport: Encodable {
  private enum Key: String, CodingKey {
    case url, matched, intent, route, unclaimed, outcome, state, canonical, closest, reason
  }

  /// Writes the report as one object; what does not apply is left out.
  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(link, forKey: .url)
    try values.encode(isMatched, forKey: .matched)
    try values.encode(Reflected(intent), forKey: .intent)
    try values.encodeIfPresent(match?.route, forKey: .route)
    if let items = match?.unclaimedItems, !items.isEmpty {
      try values.encode(items, forKey: .unclaimed)
    }
    try values.encode(outcome, forKey: .outcome)
    try values.encode(StateReport(state), forKey: .state)
    try values.encodeIfPresent(canonical, forKey: .canonical)
    if let explanation {
      try values.encodeIfPresent(explanation.closest?.route, forKey: .closest)
      try values.encode(explanation.summary, forKey: .reason)
    }
  }

  /// The report as one line of JSON.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Text, numbers and truth values: nothing here can fail to encode.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

/// A navigation state as plain data.
private struct StateReport: Encodable {
  struct Tab: Encodable {
    let tab: String
    let stack: [String]
  }

  struct Layer: Encodable {
    let kind: String
    let root: String
    let stack: [String]
  }

  let selected: String?
  let tabs: [Tab]
  let layers: [Layer]

  init(_ state: BookstoreFlow.State) {
    selected = state.selectedTab?.rawValue
    tabs = state.tabs.map { Tab(tab: $0.tab.rawValue, stack: $0.stack.map(\.description)) }
    layers = state.layers.map {
      Layer(
        kind: $0.kind.rawValue,
        root: $0.root.description,
        stack: $0.stack.map(\.description)
      )
    }
  }
}
