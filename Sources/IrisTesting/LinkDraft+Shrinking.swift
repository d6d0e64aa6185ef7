import Iris

extension LinkDraft {
  /// The smallest draft, as far as can be found, of which something still holds.
  ///
  /// - Parameter holds: What must hold; it holds of this draft.
  /// - Returns: A draft none of whose smaller neighbours will do, or the best of 2,000 tries.
  func shrunk(while holds: (LinkDraft) -> Bool) -> LinkDraft {
    var best = self
    var tries = 0
    var isSmaller = true
    while isSmaller && tries < 2_000 {
      isSmaller = false
      for candidate in best.smaller where candidate != best {
        tries += 1
        guard tries < 2_000 else { break }
        if holds(candidate) {
          best = candidate
          isSmaller = true
          break
        }
      }
    }
    return best
  }

  /// Drafts with less in them, the boldest cuts first.
  private var smaller: [LinkDraft] {
    var drafts: [LinkDraft] = []
    if fragment != nil { drafts.append(LinkDraft(segments: segments, items: items)) }
    for index in items.indices {
      var draft = self
      draft.items.remove(at: index)
      drafts.append(draft)
    }
    for index in segments.indices.reversed() {
      var draft = self
      draft.segments.remove(at: index)
      drafts.append(draft)
    }
    for index in segments.indices {
      for text in Self.shorter(segments[index]) {
        var draft = self
        draft.segments[index] = text
        drafts.append(draft)
      }
    }
    for index in items.indices {
      for text in Self.shorter(items[index].value ?? "") {
        var draft = self
        draft.items[index].value = text
        drafts.append(draft)
      }
    }
    for text in Self.shorter(fragment ?? "") {
      drafts.append(LinkDraft(segments: segments, items: items, fragment: text))
    }
    return drafts
  }

  /// Shorter texts: each half, then the text without one scalar, then plain ones.
  private static func shorter(_ text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    guard !scalars.isEmpty else { return [] }
    var texts: [String] = []
    func add(_ scalars: some Sequence<Unicode.Scalar>) {
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      texts.append(text)
    }
    add([])
    if scalars.count > 1 {
      add(scalars[..<(scalars.count / 2)])
      add(scalars[(scalars.count / 2)...])
      for index in scalars.indices.prefix(24) {
        add(scalars[..<index] + scalars[(index + 1)...])
      }
    }
    if text != "a" { texts.append("a") }
    return texts
  }
}
