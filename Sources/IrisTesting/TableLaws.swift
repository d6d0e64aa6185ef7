import Foundation
package import Iris

/// The laws of a table as checks: each says what breaks it, made as small as it can be.
package struct TableLaws<Intent: Equatable & Sendable> {
  private let router: URLPathRouter<Intent>
  private let intents: [Intent]
  private let count: Int
  private let seed: UInt64

  /// How many failures of a law are told; the first ones say enough.
  private static var most: Int { 3 }

  package init(
    _ router: URLPathRouter<Intent>,
    covering intents: [Intent],
    count: Int,
    seed: UInt64
  ) {
    self.router = router
    self.intents = intents
    self.count = count
    self.seed = seed
  }

  /// Everything that breaks one of some laws.
  package func failures(of laws: Set<TableLaw>) -> [LawFailure] {
    TableLaw.allCases.filter(laws.contains).flatMap { law in
      switch law {
      case .roundTrip: roundTrip()
      case .canonical: canonical()
      case .total: total()
      case .reachable: reachable()
      case .covered: covered()
      }
    }
  }

  private func reachable() -> [LawFailure] {
    router.lint()
      .filter { [.shadowed, .overlap, .aliasShadows].contains($0.code) && $0.severity > .note }
      .map { LawFailure(.reachable, link: $0.witness, "\($0)") }
  }

  private func covered() -> [LawFailure] {
    router.lint(covering: intents).filter { $0.code == .uncovered }
      .map { LawFailure(.covered, link: nil, "\($0)") }
  }
}

// MARK: Round trip

extension TableLaws {
  private func roundTrip() -> [LawFailure] {
    var failures = drafts(.roundTrip, problem(ofRoundTrip:))
    for intent in intents where failures.count < Self.most {
      if let problem = problem(ofPrinting: intent) {
        failures.append(LawFailure(.roundTrip, link: nil, problem))
      }
    }
    return failures + unknownRoutes()
  }

  private func problem(ofRoundTrip link: String) -> String? {
    router.table.reading(of: link).flatMap { problem(ofPrinting: $0.intent) }
  }

  private func problem(ofPrinting intent: Intent) -> String? {
    let name = router.redacted(intent)
    for origin in router.origins {
      do throws(RouteError) {
        let url = try router.url(for: intent, origin: origin)
        let again = router.parse(url)
        if again == intent { continue }
        let what = again.map { "as another intent, \(router.redacted($0))" } ?? "by no route"
        return "it means \(name), which prints as \(url) and is read back \(what)"
      } catch {
        switch error.reason {
        // What no link can hold is refused, as it should be; an alias may well read such a value.
        // An intent that is asked for must print, but for one without any route, which is the
        // business of `covered`.
        case .readsAsOther, .tooLong, .emptyCapture, .emptyPart, .dotSegment, .nulCharacter:
          if !intents.contains(intent) { continue }
          return "\(name) does not print: \(error)"
        case .noRoute where intents.contains(intent): continue
        default: return "it means \(name), which does not print: \(error)"
        }
      }
    }
    return nil
  }

  /// Routes no link was found for: a law that was not put to the test is not kept.
  private func unknownRoutes() -> [LawFailure] {
    let shadowed = Set(router.lint().filter { $0.severity == .error }.map { $0.routes[0].index })
    var unknown = Set(router.table.entries.indices).subtracting(shadowed)
    var source = LinkSource(router.table, seed: seed)
    for _ in 0..<(max(count, router.table.entries.count * 4)) where !unknown.isEmpty {
      let sample = source.next()
      guard unknown.contains(sample.route) else { continue }
      let link = router.table.text(of: sample.draft)
      if router.table.intent(of: link, byRoute: sample.route) != nil {
        unknown.remove(sample.route)
      }
    }
    return unknown.sorted().map { index in
      let entry = router.table.entries[index]
      return LawFailure(
        .roundTrip,
        link: nil,
        "\(entry.source): \(entry.shape.pattern) reads no text that is known, so it was not put "
          + "to the test; give its conversion examples",
      )
    }
  }
}

// MARK: Canonical

extension TableLaws {
  private func canonical() -> [LawFailure] { drafts(.canonical, problem(ofCanonical:)) }

  private func problem(ofCanonical link: String) -> String? {
    guard let url = URL(string: link), url.absoluteString == link, let intent = router.parse(url),
      let canonical = router.canonical(url)
    else { return nil }
    if router.parse(canonical) != intent {
      return "its canonical link \(canonical) means something else"
    }
    if router.canonical(canonical) != canonical {
      let again = router.canonical(canonical).map { "\($0)" } ?? "none"
      return "its canonical link \(canonical) has another one, \(again)"
    }
    for spelling in spellings(of: link) {
      guard let other = URL(string: spelling), router.parse(other) == intent else { continue }
      if router.canonical(other) != canonical {
        return "\(spelling) means the same, and has another canonical link than \(canonical)"
      }
    }
    return nil
  }

  /// Other ways to write a link.
  private func spellings(of link: String) -> [String] {
    var spellings: [String] = []
    let path = link.prefix { $0 != "?" && $0 != "#" }
    let rest = link.dropFirst(path.count)
    spellings.append("\(path)/\(rest)")
    if rest.isEmpty { spellings.append("\(path)?utm_source=mail") }
    if let last = path.utf8.last, last > 0x60, last < 0x7B {
      spellings.append("\(path.dropLast())%\(String(last, radix: 16))\(rest)")
    }
    return spellings
  }

  /// Tries a check on links of every route, in every form; makes what fails small.
  private func drafts(_ law: TableLaw, _ problem: (String) -> String?) -> [LawFailure] {
    let table = router.table
    var source = LinkSource(table, seed: seed)
    var failures: [LawFailure] = []
    var routes: Set<Int> = []
    for number in 0..<count where failures.count < Self.most {
      let sample = source.next()
      // One failure a route: the next ones would say the same.
      if routes.contains(sample.route) { continue }
      let forms = table.linkForms
      func text(_ draft: LinkDraft) -> String {
        number % 2 == 0 ? table.text(of: draft) : draft.text(as: forms[number % forms.count])
      }
      guard problem(text(sample.draft)) != nil else { continue }
      let small = sample.draft.shrunk { problem(text($0)) != nil }
      routes.insert(sample.route)
      let link = text(small)
      failures.append(LawFailure(law, link: link, problem(link) ?? ""))
    }
    return failures
  }
}

// MARK: Total

extension TableLaws {
  private func total() -> [LawFailure] {
    var source = ByteSource(router.table, seed: seed)
    for _ in 0..<count {
      let bytes = source.next()
      guard problem(ofReading: bytes) != nil else { continue }
      let small = ByteSource<Intent>.shrunk(bytes) { problem(ofReading: $0) != nil }
      let link = String(decoding: small, as: UTF8.self)
      return [LawFailure(.total, link: link, problem(ofReading: small) ?? "")]
    }
    return []
  }

  private func problem(ofReading bytes: [UInt8]) -> String? {
    let link = String(decoding: bytes, as: UTF8.self)
    let intent = router.parse(link)
    if router.parse(link) != intent { return "it reads differently the second time" }
    if router.match(link)?.intent != intent { return "it matches another intent than it reads as" }
    if (router.explain(link).reason == nil) != (intent != nil) {
      return "it is explained as \(router.explain(link).summary), and read otherwise"
    }
    if let url = URL(string: link), url.absoluteString == link, router.parse(url) != intent {
      return "it reads differently as a URL"
    }
    return nil
  }
}
