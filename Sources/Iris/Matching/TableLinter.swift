/// Looks through a compiled table for what its author may not have meant.
///
/// Routes are compared with those whose paths meet theirs in the trie, and with no others.
///
/// - Complexity: O(*r* · *d*) for *r* routes of *d* segments, and for each pair whose paths meet a
///   comparison of their parts; a search for a witness for at most 64 pairs a route, of which at
///   most 8 are listed. Captures that begin where many literals do meet all of these.
struct TableLinter<Intent: Equatable & Sendable> {
  private let table: CompiledTable<Intent>
  private let views: [ShapeView]
  private let search: WitnessSearch<Intent>

  private static var searches: Int { 64 }
  private static var overlaps: Int { 8 }
  private static var prints: Int { 3 }

  init(_ table: CompiledTable<Intent>) {
    self.table = table
    views = table.entries.map { ShapeView($0.shape) }
    search = WitnessSearch(table)
  }

  /// Everything that is found, route by route in declaration order.
  func findings(covering intents: [Intent]) -> [RouteFinding] {
    var findings: [RouteFinding] = []
    for index in table.entries.indices {
      let order = orderFindings(index)
      findings += order
      findings += hostFindings(index)
      findings += itemFindings(index)
      if !order.contains(where: { $0.severity > .note }) { findings += printFindings(index) }
    }
    return findings + uncovered(intents)
  }

  private func route(_ index: Int) -> RouteFinding.Route {
    let entry = table.entries[index]
    return RouteFinding.Route(
      index: index,
      pattern: entry.shape.pattern,
      source: entry.source,
      isAlias: entry.isAlias,
    )
  }

  private func comparison(_ earlier: Int, _ later: Int) -> RouteComparison {
    RouteComparison(
      earlier: views[earlier],
      later: views[later],
      foldsCase: table.trie.foldsCase,
      foldsHost: table.hasCustomOrigin,
    )
  }
}

// MARK: The order of routes

extension TableLinter {
  private func orderFindings(_ later: Int) -> [RouteFinding] {
    let met = table.trie.meeting(
      table.entries[later].shape,
      before: Int32(truncatingIfNeeded: later),
      foldsHost: table.hasCustomOrigin,
    )
    for earlier in met where comparison(Int(earlier), later).isCovered {
      return [shadowed(later, by: Int(earlier))]
    }
    var findings: [RouteFinding] = []
    var searches = 0
    for earlier in met.map(Int.init) {
      let comparison = comparison(earlier, later)
      guard let severity = severity(comparison) else { continue }
      searches += 1
      if let finding = overlap(earlier, later, comparison, severity) { findings.append(finding) }
      if findings.count == Self.overlaps || searches == Self.searches { break }
    }
    return findings
  }

  private func shadowed(_ later: Int, by earlier: Int) -> RouteFinding {
    let comparison = comparison(earlier, later)
    let witness =
      search.witness(earlier: earlier, later: later, comparison)
      ?? search.lostLink(of: later, comparison)
    let isAlias = table.entries[earlier].isAlias
    let place = "\(isAlias ? "the alias " : "")\(name(earlier))"
    return RouteFinding(
      isAlias ? .aliasShadows : .shadowed,
      .error,
      routes: [route(later), route(earlier)],
      witness: witness,
      subject: witness ?? route(later).pattern,
      problem: "is read by \(place), as is every link of this route",
      mend: table.entries[later].isAlias
        ? "drop this alias" : "declare this route first or make the two differ",
    )
  }

  /// How much an overlap matters; nil where the earlier route is the narrower one, as it should be.
  private func severity(_ comparison: RouteComparison) -> RouteFinding.Severity? {
    let relations = comparison.relations
    if relations.contains(.apart) { return nil }
    // Behind the segments come the path's length, and what query and fragment must hold.
    let segments = relations.dropLast(2)
    let demands = relations.last ?? .same
    guard let first = relations.firstIndex(where: { $0 != .same }) else { return .warning }
    switch relations[first] {
    case .narrower:
      return segments.dropFirst(first).contains { $0 == .wider || $0 == .crossing } ? .note : nil
    case .crossing where first >= segments.count: return .note
    default: return demands == .narrower || demands == .crossing ? .note : .warning
    }
  }

  private func overlap(
    _ earlier: Int,
    _ later: Int,
    _ comparison: RouteComparison,
    _ severity: RouteFinding.Severity,
  ) -> RouteFinding? {
    guard let witness = search.witness(earlier: earlier, later: later, comparison) else {
      return nil
    }
    let isSame =
      table.intent(of: witness, byRoute: earlier) == table.intent(of: witness, byRoute: later)
    let isAlias = table.entries[earlier].isAlias
    return RouteFinding(
      isAlias ? .aliasShadows : .overlap,
      isSame ? .note : severity,
      routes: [route(later), route(earlier)],
      witness: witness,
      subject: witness,
      problem: "is read by \(isAlias ? "the alias " : "")\(name(earlier)), which comes first"
        + (isSame ? " and means the same" : ""),
      mend: isSame
        ? "leave it, or let one of the two go"
        : "declare this route first or make the two differ",
    )
  }

  private func name(_ index: Int) -> String {
    "\(table.entries[index].shape.pattern) (\(table.entries[index].source))"
  }
}

// MARK: One route at a time

extension TableLinter {
  private func hostFindings(_ index: Int) -> [RouteFinding] {
    guard let origin = table.compiledOrigins.firstIndex(where: \.foldsHost),
      let first = table.entries[index].shape.path.first
    else { return [] }
    let scheme = table.origins[origin].description
    let text = table.entries[index].shape.text(of: first)
    switch first {
    case .slot:
      let prefix = String(decoding: table.compiledOrigins[origin].printedPrefix, as: UTF8.self)
      let witness = search.links(of: index, views[index])
        .first { $0.hasPrefix(prefix) && !$0.hasPrefix("\(prefix)/") }
      return [
        RouteFinding(
          .hostCapture,
          .warning,
          routes: [route(index)],
          witness: witness,
          subject: text,
          problem: "stands in the host position of \(scheme), where other readers change case",
          mend: "put a literal in front of the capture",
        )
      ]
    case .literal(let literal):
      let (colon, at) = (UInt8(ascii: ":"), UInt8(ascii: "@"))
      let lowered = literal.utf8.map(ASCII.lowered)
      let isPlain =
        lowered.allSatisfy { ByteSet.segment.contains($0) && $0 != colon && $0 != at }
        && !lowered.starts(with: "xn--".utf8)
      if isPlain { return [] }
      return [
        RouteFinding(
          .hostLiteral,
          .warning,
          routes: [route(index)],
          witness: search.links(of: index, views[index]).first { _ in true },
          subject: text,
          problem: "stands in the host position of \(scheme), where other readers change it",
          mend: "begin the path with ASCII letters, digits and hyphens",
        )
      ]
    }
  }

  private func itemFindings(_ index: Int) -> [RouteFinding] {
    let names = table.entries[index].shape.itemNames
    for (number, name) in names.enumerated() {
      for other in names.prefix(number) where Self.areSimilar(name, other) {
        return [
          RouteFinding(
            .similarItems,
            .warning,
            routes: [route(index)],
            witness: search.links(of: index, views[index]).first { _ in true },
            subject: name,
            problem: "differs from the item \"\(other)\" in case or spelling only",
            mend: "rename one of the two",
          )
        ]
      }
    }
    return []
  }

  private static func areSimilar(_ one: String, _ other: String) -> Bool {
    one == other || one.lowercased() == other.lowercased()
  }

  /// What becomes of the intents a route reads when they are printed.
  private func printFindings(_ index: Int) -> [RouteFinding] {
    if table.entries[index].isAlias { return [] }
    // Each print may try every printer of the table, so a few links have to do.
    let links = Array(search.links(of: index, views[index]).prefix(Self.prints))
    var problem: RouteError?
    var elsewhere: (route: Int, link: String)?
    for link in links {
      guard let intent = table.reading(of: link)?.intent else { continue }
      do throws(RouteError) {
        let text = try table.text(of: intent, origin: 0)
        guard let route = table.reading(of: text)?.route, route != index else { return [] }
        elsewhere = (route, text)
      } catch {
        problem = problem ?? error
      }
    }
    guard let link = links.first else { return [] }
    if let elsewhere {
      return [
        RouteFinding(
          .printedElsewhere,
          .warning,
          routes: [route(index), route(elsewhere.route)],
          witness: link,
          subject: link,
          problem: "is printed as \(elsewhere.link), a link of \(name(elsewhere.route))",
          mend: "declare this route as an alias of that one",
        )
      ]
    }
    guard let problem else { return [] }
    return [
      RouteFinding(
        .unprintable,
        .warning,
        routes: [route(index)],
        witness: link,
        subject: link,
        problem: "is read as an intent that does not print (\(problem))",
        mend: "give the route an extract closure, or make it an alias of the route that prints it",
      )
    ]
  }

  private func uncovered(_ intents: [Intent]) -> [RouteFinding] {
    var names: [String] = []
    for intent in intents {
      do throws(RouteError) {
        _ = try table.text(of: intent, origin: 0)
      } catch {
        if error.reason == .noRoute, !names.contains(error.value) { names.append(error.value) }
      }
    }
    return names.map { name in
      RouteFinding(
        .uncovered,
        .warning,
        routes: [],
        subject: name,
        problem: "is an intent that no route prints",
        mend: "declare a route for it, or leave it out of what is to be covered",
      )
    }
  }
}
