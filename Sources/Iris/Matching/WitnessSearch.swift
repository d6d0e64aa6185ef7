/// Finds links that two routes of a table both read, by trying the texts they are known to read.
///
/// ```swift
/// WitnessSearch(table).witness(earlier: 3, later: 7, comparison)   // "shop://book/new"
/// ```
///
/// Whatever it finds has been read: by each of the two routes alone, and by the table.
struct WitnessSearch<Intent: Equatable & Sendable> {
  private let table: CompiledTable<Intent>

  /// How many combinations of texts are tried.
  private static var tries: Int { 8 }

  init(_ table: CompiledTable<Intent>) { self.table = table }

  /// A link that both routes read and that the table gives to the earlier one.
  func witness(earlier: Int, later: Int, _ comparison: RouteComparison) -> String? {
    links(comparison).first { link in
      table.reading(of: link)?.route == earlier
        && table.intent(of: link, byRoute: earlier) != nil
        && table.intent(of: link, byRoute: later) != nil
    }
  }

  /// A link that a route alone reads, and that the table gives to a route before it.
  func lostLink(of route: Int, _ comparison: RouteComparison) -> String? {
    links(comparison).first { link in
      table.intent(of: link, byRoute: route) != nil
        && table.reading(of: link).map { $0.route < route } ?? false
    }
  }

  /// Links that the table gives to a route, each with another text in each place.
  func links(of route: Int, _ view: ShapeView) -> some Sequence<String> {
    links(comparison(view)).lazy.filter { [table] in table.reading(of: $0)?.route == route }
  }

  /// A route compared with itself: its own links.
  func comparison(_ view: ShapeView) -> RouteComparison {
    RouteComparison(
      earlier: view,
      later: view,
      foldsCase: table.trie.foldsCase,
      foldsHost: table.hasCustomOrigin
    )
  }

  /// Links both routes should read, the most ordinary first.
  private func links(_ comparison: RouteComparison) -> [String] {
    drafts(comparison).flatMap { draft in
      let usual = table.text(of: draft)
      let others = table.linkForms.map { draft.text(as: $0) }
      return [usual] + others.filter { $0 != usual }
    }
  }

  private func drafts(_ comparison: RouteComparison) -> [LinkDraft] {
    let (earlier, later) = (comparison.earlier, comparison.later)
    let count = max(earlier.least, later.least)
    guard earlier.most.map({ count <= $0 }) ?? true, later.most.map({ count <= $0 }) ?? true
    else { return [] }
    var segments: [[String]] = []
    for position in 0..<count {
      guard let mine = earlier.piece(at: position), let theirs = later.piece(at: position) else {
        return []
      }
      segments.append(common(mine, theirs, folds: comparison.folds(at: position)))
    }
    var parts: [(name: String?, texts: [String])] = []
    for demand in later.demands + earlier.demands
    where demand.isRequired && !parts.contains(where: { $0.name == demand.name }) {
      let pieces = [earlier, later].compactMap { $0.demand(like: demand)?.piece }
      parts.append((demand.name, common(pieces[0], pieces[pieces.count - 1], folds: false)))
    }
    guard segments.allSatisfy({ !$0.isEmpty }), parts.allSatisfy({ !$0.texts.isEmpty }) else {
      return []
    }
    var drafts: [LinkDraft] = []
    for turn in 0..<Self.tries {
      var draft = LinkDraft(segments: segments.map { $0[turn % $0.count] })
      for part in parts {
        let text = part.texts[turn % part.texts.count]
        if let name = part.name {
          draft.items.append(LinkDraft.Item(name: name, value: text))
        } else {
          draft.fragment = text
        }
      }
      if !drafts.contains(draft) { drafts.append(draft) }
    }
    return drafts
  }

  /// Texts both pieces read.
  private func common(
    _ mine: ShapeView.Piece,
    _ theirs: ShapeView.Piece,
    folds: Bool,
  ) -> [String] {
    var seen: Set<[UInt8]> = []
    return (theirs.texts + mine.texts).filter {
      seen.insert(Array($0.utf8)).inserted && mine.reads($0, folds: folds)
        && theirs.reads($0, folds: folds)
    }
  }
}

extension CompiledTable {
  /// Whether a link's first segment may stand in the host position of one of the origins.
  var hasCustomOrigin: Bool { compiledOrigins.contains(where: \.foldsHost) }
}
